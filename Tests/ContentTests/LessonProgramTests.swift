import Diagnostics
import Notation
import Testing
import UIKitPrograms

@testable import Content

@Suite("A place of a lesson's program")
struct LessonProgramTests {
    @Test(
        "stands in the lesson at its line, and at the line's beginning where the program has more room before it",
        arguments: [(column: 1, expected: 1), (column: 5, expected: 1), (column: 9, expected: 5)])
    func indented(column: Int, expected: Int) {
        let line = SourceLocation(path: "content/a.md", line: 12, column: -3)
        let program = FigureProgram(text: "    note.text = title\n", lines: [line])
        let place = program.location(of: ProgramPlace(line: 1, column: column))
        #expect(place == SourceLocation(path: "content/a.md", line: 12, column: expected))
    }
}
