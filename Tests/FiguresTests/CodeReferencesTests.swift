import AutoLayout
import Diagnostics
import Testing

@testable import Figures

@Suite("The lines of code that a figure's views come from")
struct CodeReferencesTests {
    private static func place(_ line: Int, column: Int = 1, path: String = "a.md") -> Diagnostics.SourceLocation {
        Diagnostics.SourceLocation(path: path, line: line, column: column)
    }

    /// A screen of line 20 with two instances of a component of line 10, written in lines 21 and 22, each as wide as
    /// line 11 says; the second has a width of its own, in another file.
    private static var tree: ViewTree {
        var tree = ViewTree(root: View(name: "Home", kind: .view, source: place(20)))
        for line in [21, 22] {
            let view = tree.addSubview(View(name: "row\(line)", kind: .view, source: place(line)), to: ViewTree.rootID)
            tree.constraints.append(
                LayoutConstraint(LayoutAnchor(LayoutItem(view), .width), .equal, constant: 9, source: place(11)))
            tree.constraints.append(
                LayoutConstraint(
                    LayoutAnchor(LayoutItem(view), .height), .equal, constant: 9,
                    source: place(12, path: line == 22 ? "b.layout" : "a.md")))
        }
        return tree
    }

    private static func data(shown: [Int]) -> [String]? {
        let preview = Preview(
            screen: .preset(width: 320), tree: tree, layout: Layout(viewCount: tree.views.count), label: "")
        let lines = shown.map { ($0, FigureCode.Line(listing: $0 < 20 ? "0" : "1", number: $0 % 10)) }
        let code = FigureCode(
            path: "a.md", lines: Dictionary(uniqueKeysWithValues: lines),
            components: [place(21): place(10, column: 11), place(22): place(10, column: 11)])
        return TextAlternative(preview, of: Figure(name: "rows", previews: [preview], code: code)).data?.code
    }

    @Test("Each view names its own line, its component's and those of its constraints")
    func all() {
        #expect(
            Self.data(shown: [10, 11, 12, 20, 21, 22]) == ["1.0", "1.1,0.0 0.1 0.2", "1.2,0.0 0.1"])
    }

    @Test("Lines that no listing shows are left out, and without any there is nothing to say")
    func hidden() {
        #expect(Self.data(shown: [11, 21]) == ["", "1.1 0.1", " 0.1"])
        #expect(Self.data(shown: []) == nil)
    }
}
