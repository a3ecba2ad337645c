import AutoLayout
import Escaping
import Scene

/// A figure said in words: its tree of views with their frames, and the constraints of each.
///
/// It serves those who cannot see the figure, and the script that draws a view's constraints reads them here.
struct TextAlternative {
    let preview: Preview
    /// What names the figure.
    let title: String
    /// The identifier of the whole; unique on its page.
    let identifier: String

    private let rows: [ViewRow]
    private let cells: ConstraintCells
    private let say: (FigurePhrase) -> String
    /// What the script is told of the live figure, as JSON; nil where there is none.
    let data: String?

    init(_ preview: Preview, of figure: Figure, _ say: @escaping (FigurePhrase) -> String = { $0.english }) {
        self.say = say
        self.preview = preview
        title = figure.accessibleName
        identifier = Self.identifier(ofFigure: figure.name)
        rows = ViewRow.rows(of: preview, figure.live?.layout)
        let cells = ConstraintCells(preview, rows, live: figure.live?.layout, notMet: say(.notMet))
        self.cells = cells
        let code = figure.code.flatMap { [rows] in CodeReferences(rows, cells, in: $0).json }
        let isAlike = figure.live.map { live in figure.previews.map { $0.isAlike(live.layout) } }
        data =
            code == nil && (isAlike == nil || cells.data.isEmpty)
            ? nil : cells.data.json(isAlike: isAlike ?? [], code: code)
    }

    /// Headings' identifiers are lowercase, so that it can be none of them.
    static func identifier(ofFigure name: String) -> String { "TextAlternative-" + name }

    /// One sentence, and the table behind it.
    func markup() -> [Markup] {
        var outer = Element(roles: ["TextAlternative"])
        outer.set("id", identifier)
        return [.open(outer), .open(Element("details")), .raw("<summary>\(summary)</summary>"), .open(table)] + head
            + rows.flatMap(markup(of:))
            + [.raw("</tbody>"), .close(tag: "table"), .close(tag: "details"), .close(tag: "div")]
    }

    private var summary: String {
        let size = "\(short(preview.screen.size.width)) × \(short(preview.screen.size.height))"
        let unseen = ": " + say(.inWordsOf(title: title, views: preview.tree.views.count, size: size))
        return "\(escaped(say(.inWords)))<span class=\"Unseen\">\(escaped(unseen))</span>"
    }

    private var table: Element {
        var table = Element("table")
        table.set("aria-label", say(.tableOf(title: title)))
        return table
    }

    private var head: [Markup] {
        let names = [say(.view), "x", "y", say(.width), say(.height), say(.constraints)]
        let headings = names.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
        return [.raw("<caption>\(escaped(place))</caption><thead><tr>\(headings)</tr></thead><tbody>")]
    }

    /// For which width and offset the table holds; the script, which has it follow both, says it for the present ones.
    private var place: String {
        let offset = preview.screen.scrolledBy
        return say(.place(width: short(preview.screen.size.width), offset: offset == 0 ? nil : short(offset)))
    }
}

// MARK: Rows

extension TextAlternative {
    private func markup(of view: ViewRow) -> [Markup] {
        var row = Element("tr", roles: view.id == nil ? ["Absent"] : [])
        row.set("data-of", view.path)
        if let list = cells.lists[view.path] { row.set("data-list", "\(list)") }
        if let stack = view.view.stackAxis { row.set("data-axis", stack) }
        for (name, insets) in guides(of: view.id) { row.set("data-\(name)", insets) }
        var name = Element("th", style: view.depth > 0 ? ["--depth:\(view.depth)"] : [])
        name.set("scope", "row")
        let type = "<small>\(view.view.kind.typeName)</small>"
        return [.open(row), .open(name), .raw("\(escaped(view.view.name)) \(type)"), .close(tag: "th")]
            + [.raw(frame(of: view.id)), .raw(cells.text(of: view.path)), .close(tag: "tr")]
    }

    private func frame(of id: ViewID?) -> String {
        guard let id else { return String(repeating: "<td>–</td>", count: 4) }
        let frames = preview.layout.frames
        let frame = frames.indices.contains(id.index) ? frames[id.index] : .zero
        return [frame.x, frame.y, frame.width, frame.height].map { "<td>\(short($0))</td>" }.joined()
    }

    /// Top, right, bottom and left of the guides that lie inside the view; margins of 8 points, which most views have, need
    /// not be said.
    private func guides(of id: ViewID?) -> [(name: String, insets: String)] {
        guard let id, preview.layout.guides.indices.contains(id.index) else { return [] }
        let guides = preview.layout.guides[id.index]
        var shown = [("margins", guides.layoutMargins)]
        if id == ViewTree.rootID { shown.append(("safe", guides.safeArea)) }
        if guides.readableContent != guides.layoutMargins { shown.append(("readable", guides.readableContent)) }
        let usual = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return shown.filter { $0.0 == "margins" ? $0.1 != usual : $0.1 != .zero }.map { name, insets in
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
