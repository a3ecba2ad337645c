import AutoLayout
import Escaping

/// A figure said in words: its tree of views with their frames, and the constraints of each.
///
/// It serves those who cannot see the figure, and the script that draws a view's constraints reads them here.
struct TextAlternative {
    let preview: Preview
    /// What names the figure.
    let title: String
    /// The identifier of the whole; unique on its page.
    let identifier: String

    private let paths: [String]
    private let depths: [Int]
    /// What the author wrote, by the view it is about, as positions in the tree's list.
    private let positions: [ViewID: [Int]]
    private let cells: ConstraintCells
    /// What the script is told of the live figure; nil where there is none.
    private let data: String?

    init(_ preview: Preview, of figure: Figure) {
        self.preview = preview
        title = figure.accessibleName
        identifier = Self.identifier(ofFigure: figure.name)
        var paths: [String] = []
        var depths: [Int] = []
        for (index, view) in preview.tree.views.enumerated() {
            let superview = view.superview?.index ?? index
            let isInside = superview < index
            paths.append(isInside ? paths[superview] + "/" + view.name : view.name)
            depths.append(isInside ? depths[superview] + 1 : 0)
        }
        self.paths = paths
        self.depths = depths
        let constraints = preview.tree.constraints
        positions = Dictionary(grouping: constraints.indices) { constraints[$0].first.item.view }
        let cells = ConstraintCells(preview, paths: paths, positions: positions, live: figure.live?.layout)
        self.cells = cells
        data = figure.live.flatMap { live in
            cells.data.isEmpty ? nil : cells.data.json(isAlike: figure.previews.map { $0.isAlike(live.layout) })
        }
    }

    /// Headings' identifiers are lowercase, so that it can be none of them.
    static func identifier(ofFigure name: String) -> String { "TextAlternative-" + name }

    /// One sentence, and the table behind it.
    func markup() -> [Markup] {
        var outer = Element(roles: ["TextAlternative"])
        outer.set("id", identifier)
        return [.open(outer), .open(Element("details")), .raw("<summary>\(summary)</summary>"), .open(table)] + head
            + preorder.flatMap(row(of:)) + [.raw("</tbody>"), .close(tag: "table"), .close(tag: "details")]
            + (data.map { [.raw("<script type=\"application/json\">\($0)</script>")] } ?? []) + [.close(tag: "div")]
    }

    private var summary: String {
        let count = preview.tree.views.count
        let size = "\(short(preview.screen.size.width)) × \(short(preview.screen.size.height)) points"
        let unseen = ": \(title), \(count) \(count == 1 ? "view" : "views") on \(size)"
        return "In words<span class=\"Unseen\">\(escaped(unseen))</span>"
    }

    private var table: Element {
        var table = Element("table")
        table.set("aria-label", "\(title): each view with its frame in points and its constraints")
        return table
    }

    private var head: [Markup] {
        let names = ["View", "x", "y", "Width", "Height", "Constraints"]
        let headings = names.map { "<th scope=\"col\">\($0)</th>" }.joined()
        return [.raw("<caption>\(place)</caption><thead><tr>\(headings)</tr></thead><tbody>")]
    }

    /// For which width and offset the table holds; the script, which has it follow both, says it for the present ones.
    private var place: String {
        let offset = preview.screen.scrolledBy
        let scrolled = offset == 0 ? "" : ", scrolled \(short(offset))"
        return "At \(short(preview.screen.size.width)) points\(scrolled)"
    }

    /// Each view before its subviews, these in drawing order.
    private var preorder: [ViewID] {
        let views = preview.tree.views
        var order: [ViewID] = []
        var pending = views.isEmpty ? [] : [ViewTree.rootID]
        while let view = pending.popLast() {
            order.append(view)
            // A subview that does not stand after its superview could lead round in a circle.
            pending += views[view.index].subviews.reversed().filter { $0 > view && views.indices.contains($0.index) }
        }
        return order
    }
}

// MARK: Rows

extension TextAlternative {
    private func row(of id: ViewID) -> [Markup] {
        var row = Element("tr")
        row.set("data-of", paths[id.index])
        if let list = cells.lists[paths[id.index]] { row.set("data-list", "\(list)") }
        if let stack = preview.tree[id].stackAxis { row.set("data-axis", stack) }
        for (name, insets) in guides(of: id) { row.set("data-\(name)", insets) }
        var name = Element("th", style: depths[id.index] > 0 ? ["--depth:\(depths[id.index])"] : [])
        name.set("scope", "row")
        let type = "<small>\(preview.tree[id].kind.typeName)</small>"
        return [.open(row), .open(name), .raw("\(escaped(preview.tree[id].name)) \(type)"), .close(tag: "th")]
            + [.raw(frame(of: id)), .raw(cells.text(of: id, paths[id.index])), .close(tag: "tr")]
    }

    private func frame(of id: ViewID) -> String {
        let frames = preview.layout.frames
        let frame = frames.indices.contains(id.index) ? frames[id.index] : .zero
        return [frame.x, frame.y, frame.width, frame.height].map { "<td>\(short($0))</td>" }.joined()
    }

    /// Top, right, bottom and left of the guides that lie inside the view.
    private func guides(of id: ViewID) -> [(name: String, insets: String)] {
        guard preview.layout.guides.indices.contains(id.index) else { return [] }
        let guides = preview.layout.guides[id.index]
        var shown = [("margins", guides.layoutMargins)]
        if id == ViewTree.rootID { shown.append(("safe", guides.safeArea)) }
        if guides.readableContent != guides.layoutMargins { shown.append(("readable", guides.readableContent)) }
        return shown.filter { $0.1 != .zero }.map { name, insets in
            (name, [insets.top, insets.right, insets.bottom, insets.left].map(short).joined(separator: " "))
        }
    }
}

extension View {
    /// Along which axis it arranges its subviews, `x` or `y`; nil for a view that arranges none.
    fileprivate var stackAxis: String? {
        guard case .stackView(let stack) = kind else { return nil }
        return stack.axis == .horizontal ? "x" : "y"
    }
}

/// A length as people read it: two decimals at most.
func short(_ length: Double) -> String { css((length * 100).rounded() / 100) }
