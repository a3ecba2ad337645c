import Diagnostics
import Testing

@testable import AutoLayout

@Suite("A mistake that repeats")
struct RepetitionTests {
    private static func place(_ line: Int) -> Diagnostics.SourceLocation {
        Diagnostics.SourceLocation(path: "lesson.md", line: line, column: 1)
    }

    /// A table whose rows all hold the same contradiction, written once.
    private static func table(rows: Int, lines: [Int] = [7, 8]) -> Stage {
        var stage = Stage()
        let list = TableTests.table(&stage)
        for index in 0..<rows {
            let row = TableTests.row(&stage, in: list)
            stage.tree[row].name = "row[\(index)]"
            let avatar = stage.add("avatar", to: row)
            stage.pin(avatar, [.leading, .top], to: row)
            stage.constrain(avatar[.width], plus: 60)
            stage.constrain(avatar[.width], .equal, row[.width], plus: Double(-index - 1))
            for (back, line) in [(4, 6), (3, 6), (2, lines[0]), (1, lines[1])] {
                stage.tree.constraints[stage.tree.constraints.count - back].source = place(line)
            }
            stage.tree[row].source = place(5)
        }
        return stage
    }

    @Test("is told once, with the number of rows that have it")
    func rows() throws {
        let problems = Self.table(rows: 20).problems()
        let problem = try #require(problems.first)
        #expect(problems.count == 1)
        #expect(problem.rows == 20)
        #expect(problem.repetition == " in 20 rows")
        #expect(problem.explanation(in: Self.table(rows: 20).tree).hasPrefix("\(problem.message), in 20 rows\n"))
    }

    @Test("in a single row says nothing of rows")
    func single() throws {
        let problem = try #require(Self.table(rows: 1).problems().first)
        #expect(problem.repetition == "")
    }

    @Test("is another one where it is written elsewhere, even in the same words")
    func otherLines() {
        let (first, second) = (Self.table(rows: 1), Self.table(rows: 1, lines: [7, 9]))
        #expect(first.problems()[0].isSameMistake(as: Self.table(rows: 2).problems()[0]))
        #expect(!first.problems()[0].isSameMistake(as: second.problems()[0]))
    }

    @Test("of which no place is known is another one where a number differs")
    func unplaced() {
        func problem(_ width: Double) -> LayoutProblem {
            LayoutProblem(
                kind: .conflict, message: "m",
                constraints: [LayoutProblem.Participant(description: "a.width == \(width)", source: nil)])
        }
        #expect(problem(1).isSameMistake(as: problem(1)))
        #expect(!problem(1).isSameMistake(as: problem(2)))
    }
}
