import AutoLayout
import Notation
import Scene

/// The players: stacks in stacks, one above the other or side by side.
enum PlayersVectors {
    static func differences(_ vector: Vector) throws -> [String] {
        let given = vector.given
        var screen = Screen.preset(width: given["width"].number ?? 390, height: given["height"].number)
        screen.scale = given["scale"].number ?? screen.scale
        screen.safeAreaInsets = EdgeInsets(
            top: given["safeTop"].number ?? 0, bottom: given["safeBottom"].number ?? 0)
        let names = given["nameWidths"].numbers.map { DataValue.text(width: $0) }
        let solved = try SolvedScreen(
            "players", on: screen,
            given: .fields(["names": .list(names), "columns": .list(Array(repeating: .null, count: 4))]))
        var comparison = Comparison(vector, scale: screen.scale)
        for problem in solved.layout.problems { comparison.fail(problem.message) }
        if !given["rootMargin"].isNull {
            comparison.expect("margin", solved.frame("contentStack")?.x, given["rootMargin"])
        }
        for (key, wanted) in vector.expect.members {
            switch key {
            case "contentStack": comparison.expect(key, solved.frame(key), wanted)
            case "axis": comparison.expect(key, axis(solved), wanted)
            case "frames":
                for (name, frame) in wanted.members {
                    let (view, space) = paths(of: name)
                    comparison.expect(name, solved.frame(view, in: space), frame)
                }
            default: comparison.fail("'\(key)' is not understood")
            }
        }
        return comparison.result
    }

    private static func axis(_ solved: SolvedScreen) -> String? {
        guard let view = solved.view("contentStack"), case .stackView(let stack) = solved.tree[view].kind else {
            return nil
        }
        return stack.axis.rawValue
    }

    /// The view that `player1.cell2` means, and the one whose coordinates it stands in.
    private static func paths(of name: String) -> (view: String, space: String) {
        let stack = "Players/contentStack"
        let parts = name.split(separator: ".").map(String.init)
        if parts.first == "cell0", parts.count == 2 {
            let cell = stack + "/player[0]/box/columns/cell[0]"
            return (cell + "/" + parts[1], cell)
        }
        let player = stack + "/player[\((parts[0].last?.wholeNumberValue ?? 1) - 1)]"
        guard parts.count == 2 else { return (player, stack) }
        guard parts[1].hasPrefix("cell"), let index = parts[1].last?.wholeNumberValue else {
            return (player + "/" + parts[1], player)
        }
        return (player + "/box/columns/cell[\(index)]", player + "/box")
    }
}
