import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

@Suite("The cache of systems")
struct LayoutCacheTests {
    private static let root = ViewTree.rootID

    /// A figure whose text says which edit it is.
    private static func follow(edit: Int, with cache: LayoutCache) throws {
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        var label = Label(font: Font(pointSize: 17, leading: 22))
        label.text = "edit \(edit)"
        let view = tree.addSubview(View(name: "label", kind: .label(label), role: .subview), to: root)
        tree.constraints.append(
            LayoutConstraint(LayoutAnchor(LayoutItem(view), .top), .equal, constant: 8))
        let screen = Screen(size: Size(width: 320, height: 700))
        _ = try AdaptiveEngine(memory: cache).layout(over: 320...1024, on: screen) { _, _ in tree }
    }

    @Test("keeps no more than two generations, however often a figure is edited")
    func generations() throws {
        let cache = LayoutCache(measurer: EvenMeasurer(), generationSize: 1)
        for edit in 0..<20 { try Self.follow(edit: edit, with: cache) }
        #expect(cache.systemCount == 2)
    }

    @Test("keeps what goes on being used, and everything while a generation has room")
    func uses() throws {
        let small = LayoutCache(measurer: EvenMeasurer(), generationSize: 1)
        for edit in [0, 1, 0, 2, 0, 3] { try Self.follow(edit: edit, with: small) }
        #expect(small.systemCount == 2)
        let large = LayoutCache(measurer: EvenMeasurer())
        for edit in 0..<20 { try Self.follow(edit: edit, with: large) }
        #expect(large.systemCount == 20)
    }

    /// A table of one section with a header, over widths.
    private static func follow(headerHeight: Double?, spacingAfter: Double?, with cache: LayoutCache) throws {
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        var list = View(name: "list", kind: .tableView(TableView()), role: .subview)
        list.customSpacingAfter = spacingAfter
        let listID = tree.addSubview(list, to: root)
        let header = tree.addSubview(View(name: "header", kind: .view, role: .sectionHeader), to: listID)
        var table = TableView()
        table.sections = [TableSection(header: header, headerHeight: headerHeight)]
        tree[listID].kind = .tableView(table)
        tree.constraints.append(LayoutConstraint(LayoutAnchor(LayoutItem(header), .height), .equal, constant: 50))
        let screen = Screen(size: Size(width: 320, height: 700))
        _ = try AdaptiveEngine(memory: cache).layout(over: 320...1024, on: screen) { _, _ in tree }
    }

    @Test("tells the height that a table gives a part from the spacing after the table")
    func fixedHeight() throws {
        let cache = LayoutCache(measurer: EvenMeasurer())
        try Self.follow(headerHeight: 50, spacingAfter: nil, with: cache)
        let first = cache.systemCount
        try Self.follow(headerHeight: nil, spacingAfter: 50, with: cache)
        #expect(cache.systemCount == 2 * first)
    }
}

/// Gives every character eight points.
private final class EvenMeasurer: TextMeasuring {
    func width(of text: String, font: Font) -> Double { 8 * Double(text.count) }

    func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] { [TextLine(text: text, width: self.width(of: text, font: font))] }
}
