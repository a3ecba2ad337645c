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
    /// What the script is told of the live figure; nil where there is nothing to tell.
    let data: FigureData?
    /// Where the table is; nil for one that stands on the page.
    private let document: String?

    init(_ preview: Preview, of figure: Figure, _ say: @escaping (FigurePhrase) -> String = { $0.english }) {
        self.say = say
        self.preview = preview
        title = figure.accessibleName
        identifier = figure.identifierOfWords
        rows = ViewRow.rows(of: preview, figure.live?.layout)
        let cells = ConstraintCells(preview, rows, live: figure.live?.layout, notMet: say(.notMet))
        self.cells = cells
        document = figure.live == nil ? nil : figure.document
        let code = figure.code.map { [rows] in CodeReferences(rows, cells, in: $0).texts } ?? []
        let isLive = figure.live != nil
        guard isLive || !code.isEmpty else {
            data = nil
            return
        }
        let isAlike = figure.live.map { live in figure.previews.map { $0.isAlike(live.layout) } } ?? []
        data = FigureData(
            views: isLive ? rows.map { $0.data(cells, Self.guides(of: $0.id, in: preview.layout)) } : [],
            lists: cells.data.lists, tracks: cells.data.tracks, isAlike: isAlike, code: code)
    }

    /// One sentence, and the table behind it. Where the table is in the figure's own document, a link leads there until the
    /// script, which has the table follow width and offset, fills one here.
    func markup() -> [Markup] {
        var outer = Element(roles: ["TextAlternative"])
        outer.set("id", identifier)
        return [.open(outer), .open(Element("details")), .raw("<summary>\(summary)</summary>")]
            + (document.map { link(to: $0) + emptyTable } ?? tableMarkup)
            + [.close(tag: "details"), .close(tag: "div")]
    }

    private func link(to document: String) -> [Markup] {
        var link = Element("a")
        link.set("href", "\(document)#\(identifier)")
        return [.open(link), .raw(escaped(tableName)), .close(tag: "a")]
    }

    private var emptyTable: [Markup] {
        var table = table
        table.set("hidden")
        return [.open(table)] + head + [.close(tag: "table")]
    }

    /// The table as it is on the preview's screen.
    var tableMarkup: [Markup] {
        [.open(table)] + head + [.raw("<tbody>")] + rows.flatMap(markup(of:)) + [
            .raw("</tbody>"), .close(tag: "table"),
        ]
    }

    private var summary: String {
        let size = "\(short(preview.screen.size.width)) × \(short(preview.screen.size.height))"
        let unseen = ": " + say(.inWordsOf(title: title, views: preview.tree.views.count, size: size))
        return "\(escaped(say(.inWords)))<span class=\"Unseen\">\(escaped(unseen))</span>"
    }

    private var table: Element {
        var table = Element("table")
        table.set("aria-label", tableName)
        return table
    }

    private var tableName: String { say(.tableOf(title: title)) }

    private var head: [Markup] {
        let names = [say(.view), "x", "y", say(.width), say(.height), say(.constraints)]
        let headings = names.map { "<th scope=\"col\">\(escaped($0))</th>" }.joined()
        return [.raw("<caption>\(escaped(place))</caption><thead><tr>\(headings)</tr></thead>")]
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
        guard view.id != nil else { return [] }
        var row = Element("tr")
        row.set("data-of", view.path)
        if let stack = view.view.stackAxis { row.set("data-axis", stack) }
        for guide in Self.guides(of: view.id, in: preview.layout) { row.set("data-\(guide.name)", guide.insets) }
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
    private static func guides(of id: ViewID?, in layout: Layout) -> [FigureData.Guide] {
        guard let id, layout.guides.indices.contains(id.index) else { return [] }
        let guides = layout.guides[id.index]
        var shown = [("margins", guides.layoutMargins)]
        if id == ViewTree.rootID { shown.append(("safe", guides.safeArea)) }
        if guides.readableContent != guides.layoutMargins { shown.append(("readable", guides.readableContent)) }
        let usual = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return shown.filter { $0.0 == "margins" ? $0.1 != usual : $0.1 != .zero }.map { name, insets in
            let sides = [insets.top, insets.right, insets.bottom, insets.left]
            return FigureData.Guide(name: name, insets: sides.map(short).joined(separator: " "))
        }
    }
}

extension ViewRow {
    /// The row as the script is told it.
    fileprivate func data(_ cells: ConstraintCells, _ guides: [FigureData.Guide]) -> FigureData.View {
        FigureData.View(
            depth: depth, name: view.name, list: cells.lists[path], isAbsent: id == nil,
            kind: FigureData.Kind(
                type: view.kind.typeName, axis: view.stackAxis, guides: guides,
                constraints: cells.constraints[path] ?? []))
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
