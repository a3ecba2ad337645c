import AutoLayout
import Notation

/// The album: a table's header that is fitted, and rows of a fixed height.
enum AlbumVectors {
    static func differences(_ vector: Vector) throws -> [String] {
        var screen = Screen(vector.given)
        if vector.id.contains("regular") { screen.horizontalSizeClass = .regular }
        if vector.id.contains("compact") { screen.horizontalSizeClass = .compact }
        let solved = try SolvedScreen("album", on: screen, given: given(vector))
        var comparison = Comparison(vector, scale: screen.scale)
        for problem in solved.layout.problems { comparison.fail(problem.message) }
        for (key, wanted) in vector.expect.members { compare(key, wanted, solved, &comparison) }
        return comparison.result
    }

    private static func compare(
        _ key: String, _ wanted: JSONValue, _ solved: SolvedScreen, _ comparison: inout Comparison
    ) {
        let header = "Album/list/header"
        let rows = solved.layout.frames.indices.filter { solved.tree.views[$0].role == .cell }
            .map { solved.tree.path(of: ViewID($0)) }
        let first = rows.first ?? ""
        switch key {
        case "fittingHeight":
            comparison.expect(key, solved.fittingHeight(of: header, width: solved.screen.size.width), wanted)
        case "frames":
            for (name, frame) in wanted.members {
                let path = solved.tree.views.indices.map { solved.tree.path(of: ViewID($0)) }
                    .first { $0.hasPrefix(header) && $0.hasSuffix("/\(name)") }
                comparison.expect(name, path.flatMap { solved.frame($0, in: header) }, frame)
            }
        case "contentHeight": comparison.expect(key, solved.scrolling("list")?.contentSize.height, wanted)
        case "rowY":
            for (row, y) in zip(rows, wanted.array) { comparison.expect(row, solved.frame(row)?.y, y) }
            comparison.expect("rows", Double(rows.count), Double(wanted.array.count))
        case "rowsHeight":
            let heights = rows.compactMap { solved.frame($0)?.height }
            comparison.expect(key, heights.reduce(0, +), wanted)
        case "contentStack": comparison.expect(key, solved.frame(first + "/contentStack", in: first), wanted)
        case "bodyLabelYH":
            let frame = solved.frame(first + "/contentStack/titleLabel", in: first).map(comparison.rounded)
            comparison.expect("y", frame?.y, wanted.array.first ?? .null)
            comparison.expect("height", frame?.height, wanted.array.last ?? .null)
        case "labelY":
            let frame = solved.frame(first + "/contentStack/titleLabel", in: first)
            comparison.expect(key, frame?.y, (40 - (frame?.height ?? 0)) / 2)
        default: comparison.fail("'\(key)' is not understood")
        }
    }

    private static func given(_ vector: Vector) -> DataValue {
        let given = vector.given
        func text(_ name: String, _ lines: Int) -> DataValue {
            .text(width: 250, lines: Int(given[name].number ?? Double(lines)))
        }
        return .fields([
            "title": text("titleLines", 2), "artist": text("artistLines", 1),
            "description": text("descriptionLines", 2), "rowHeight": .number(given["rowHeight"].number ?? 40),
            "headerHeight": given["headerHeight"].number.map { .number($0) } ?? .null,
            "rows": .list(Array(repeating: .null, count: Int(given["rows"].number ?? 13))),
            "coverResistance": .number(given["coverCompressionResistance"].number ?? (vector.isResisting ? 750 : 250)),
        ])
    }
}

extension Vector {
    /// Whether the cover resists compression as strongly as everything else.
    fileprivate var isResisting: Bool { id.hasSuffix("cr750") }
}
