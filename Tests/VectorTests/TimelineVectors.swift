import AutoLayout
import Notation
import Scene

/// The timeline: a table, and cells that size themselves.
enum TimelineVectors {
    static func differences(_ vector: Vector) throws -> [String] {
        let isTurned = !vector.given["multiplier"].isNull
        let screen = Screen(vector.given, height: isTurned ? 600 : 2000)
        let solved = try SolvedScreen("timeline", on: screen, given: given(vector))
        var comparison = Comparison(vector, scale: screen.scale)
        for problem in solved.layout.problems where !isTight(problem) { comparison.fail(problem.message) }
        for (key, wanted) in vector.expect.members { compare(key, wanted, solved, vector, &comparison) }
        return comparison.result
    }

    /// A cell that its avatar alone makes high enough leaves a tie, which is no problem.
    private static func isTight(_ problem: LayoutProblem) -> Bool { problem.kind == .ambiguous }

    private static func compare(
        _ key: String, _ wanted: JSONValue, _ solved: SolvedScreen, _ vector: Vector, _ comparison: inout Comparison
    ) {
        let table = solved.frame("tableView")
        let row = "Timeline/tableView/row[0]"
        switch key {
        case "tableView": comparison.expect(key, table, wanted)
        case "exact":
            guard wanted.array.count == 2 else { return expectExactly(key, table, wanted, &comparison) }
            comparison.expect("exact x", table?.x, wanted.array[0])
            comparison.expect("exact width", table?.width, wanted.array[1])
        case "rounded":
            comparison.expect("rounded x", table.map(comparison.rounded)?.x, wanted.array.first ?? .null)
            comparison.expect("rounded width", table.map(comparison.rounded)?.width, wanted.array.last ?? .null)
        case "contentInsetAdjustment":
            comparison.expect(key, solved.scrolling("tableView")?.adjustedContentInset.top, wanted)
        case "fittingHeight":
            comparison.expect(key, solved.fittingHeight(of: row, width: solved.screen.size.width), wanted)
        case "rowHeight": comparison.expect(key, solved.frame(row)?.height, wanted)
        case "frames":
            expectFrames(wanted, in: row, solved, vector, &comparison)
        case "contentNatural":
            let parts = ["labelsStack", "tweetTextLabel"].compactMap { solved.frame("\(row)/\(path(of: $0))")?.height }
            // Inside a cell that is too high one of the two is stretched; the names' row cannot be less than its text.
            comparison.expect(key, parts.count == 2 ? naturalHeight(vector) : nil, wanted)
        case "size":
            let badge = solved.frame("\(row)/contentStack/badge/avatar")
            comparison.expect("width", badge?.width, wanted.array.first ?? .null)
            comparison.expect("height", badge?.height, wanted.array.last ?? .null)
        case "cornerRadius":
            let badge = solved.view("\(row)/contentStack/badge/avatar")
            comparison.expect(key, badge.map { solved.tree[$0].appearance.cornerRadius }, wanted)
        default: comparison.fail("'\(key)' is not understood")
        }
    }

    private static func expectExactly(
        _ key: String, _ frame: Rect?, _ wanted: JSONValue, _ comparison: inout Comparison
    ) {
        guard let frame else { return comparison.fail("\(key): there is no such view") }
        for (value, wanted) in zip([frame.x, frame.y, frame.width, frame.height], wanted.array) {
            comparison.expect(key, value, wanted)
        }
    }

    /// The frames inside a cell that is as high as it fits, without the separator's pixel.
    private static func expectFrames(
        _ wanted: JSONValue, in row: String, _ solved: SolvedScreen, _ vector: Vector, _ comparison: inout Comparison
    ) {
        let height = solved.fittingHeight(of: row, width: solved.screen.size.width)
        guard let fitted = try? SolvedScreen("timeline", on: solved.screen, given: given(vector, rowHeight: height))
        else { return comparison.fail("the cell cannot be solved by itself") }
        for (name, frame) in wanted.members {
            comparison.expect(name, fitted.frame("\(row)/\(path(of: name))", in: row), frame)
        }
    }

    private static func given(_ vector: Vector, rowHeight: Double? = nil) -> DataValue {
        .fields(["rows": .list([row(vector)]), "rowHeight": rowHeight.map { .number($0) } ?? .null])
    }

    /// The height of names and text by themselves: what their stack asks for.
    private static func naturalHeight(_ vector: Vector) -> Double? {
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        var stack = StackView(axis: .vertical)
        stack.spacing = 12
        let id = tree.addSubview(View(name: "stack", kind: .stackView(stack)), to: ViewTree.rootID)
        for lines in [1, Int(vector.given["textLines"].number ?? 1)] {
            var label = Label(font: .preferred(.body))
            label.text = "80x\(lines)"
            label.numberOfLines = 0
            _ = tree.addSubview(View(name: "label", kind: .label(label)), to: id)
        }
        tree.pin(id, .top, to: ViewTree.rootID, .top)
        tree.pin(id, .leading, to: ViewTree.rootID, .leading)
        return SolvedScreen(tree, on: Screen(vector.given)).frame("stack")?.height
    }

    private static func path(of name: String) -> String {
        switch name {
        case "avatarView", "contentStack": name
        case "displayNameLabel", "userNameLabel", "dateLabel": "contentStack/labelsStack/\(name)"
        default: "contentStack/\(name)"
        }
    }

    private static func row(_ vector: Vector) -> DataValue {
        let media = vector.given["media"].numbers
        return .fields([
            "displayName": .text(width: 82), "userName": .text(width: 75), "date": .text(width: 18),
            "text": .text(width: 900, lines: Int(vector.given["textLines"].number ?? 1)),
            "media": media.count == 2 ? .fields(["width": .number(media[0]), "height": .number(media[1])]) : .null,
            "retweetedBy": vector.given["captionPointSize"].isNull ? .null : .text(width: 80),
        ])
    }
}
