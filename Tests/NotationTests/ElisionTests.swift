import Testing

@testable import Notation

@Suite struct ElisionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var first: String
        var second: String
        var merged: String
    }

    static let cases = [
        Case(
            testDescription: "New members stand where the dots say",
            first: "View b", second: "View a\n...\nView c", merged: "View a\nView b\nView c\n"),
        Case(
            testDescription: "Without dots the body is replaced",
            first: "View a", second: "View b", merged: "View b\n"),
        Case(
            testDescription: "A nested view with dots is opened in place",
            first: "View a {\nalpha = 1\n}\nView b", second: "...\nView a {\n...\nwidth == 5\n}",
            merged: "View a {\n    alpha = 1\n    width == 5\n}\nView b\n"),
        Case(
            testDescription: "A nested view without dots is replaced in place",
            first: "View a {\nalpha = 1\n}\nView b", second: "...\nLabel a", merged: "Label a\nView b\n"),
        Case(
            testDescription: "A property said again counts once, wherever the dots stand",
            first: "alpha = 1\nView a", second: "alpha = 0.5\n...", merged: "View a\nalpha = 0.5\n"),
        Case(
            testDescription: "A part of a property comes after the whole",
            first: "margins = 8", second: "margins.top = 4\n...", merged: "margins = 8\nmargins.top = 4\n"),
        Case(
            testDescription: "A whole property makes its parts void",
            first: "margins.top = 4", second: "...\nmargins = 8", merged: "margins = 8\n"),
        Case(
            testDescription: "Constraints add up",
            first: "width == 5", second: "...\nwidth == 5", merged: "width == 5\nwidth == 5\n"),
        Case(
            testDescription: "A value said again changes for all who use it",
            first: "let gap = 4\nView a", second: "...\nlet gap = 8", merged: "let gap = 8\nView a\n"),
        Case(
            testDescription: "A branch of the same head is opened, and its else kept",
            first: "when regular {\nView a\n} else {\nView b\n}", second: "...\nwhen regular {\n...\nView c\n}",
            merged: "when regular {\n    View a\n    View c\n}\nelse {\n    View b\n}\n"),
        Case(
            testDescription: "An else can be opened too",
            first: "when regular {\nView a\n} else {\nView b\n}",
            second: "...\nwhen regular {\n...\n} else {\n...\nView c\n}",
            merged: "when regular {\n    View a\n}\nelse {\n    View b\n    View c\n}\n"),
        Case(
            testDescription: "A branch of another head is added",
            first: "when regular {\nView a\n}", second: "...\nwhen compact {\nView b\n}",
            merged: "when regular {\n    View a\n}\nwhen compact {\n    View b\n}\n"),
        Case(
            testDescription: "A loop of the same head is opened, spacing apart",
            first: "for a in b {\nView c\n}", second: "...\nfor a in  b {\nView d\n...\n}",
            merged: "for a in b {\n    View d\n    View c\n}\n"),
        Case(
            testDescription: "A table's header is opened",
            first: "TableView t {\nheader {\nView a\n}\n}",
            second: "...\nTableView t {\n...\nheader {\n...\nView b\n}\n}",
            merged: "TableView t {\n    header {\n        View a\n        View b\n    }\n}\n"),
        Case(
            testDescription: "A removed view is gone, at any depth",
            first: "View a {\nView b\nView c\n}", second: "...\nremove b", merged: "View a {\n    View c\n}\n"),
        Case(
            testDescription: "A view that opens an instance keeps its values",
            first: "Row row(1) {\nalpha = 1\n}", second: "...\nRow row {\n...\nwidth == 5\n}",
            merged: "Row row(1) {\n    alpha = 1\n    width == 5\n}\n"),
    ]

    @Test("Later blocks add to earlier ones", arguments: cases)
    func merge(_ example: Case) {
        let lesson = Lesson("screen S {\n\(example.first)\n}", "screen S {\n\(example.second)\n}")
        let body = lesson.program.dump.split(separator: "\n").dropFirst().dropLast().map { $0.dropFirst(4) + "\n" }
            .joined()
        #expect(body == example.merged)
        #expect(lesson.problems.map { $0.message } == [])
    }

    @Test("A component opened without parentheses keeps its parameters and its base")
    func head() {
        let lesson = Lesson("component Row(song): HStack { spacing = 4 }", "component Row { ... alignment = .center }")
        #expect(lesson.program.dump.hasPrefix("component Row(song): HStack {\n"))
    }

    @Test("A copy of the program stays as it stood after its block")
    func copies() {
        var lesson = Lesson("screen S { View a }")
        let before = lesson
        lesson.append("screen S { ... View b }")
        #expect(before.listing() == "View S (root)\nView S/a\n")
        #expect(lesson.listing() == "View S (root)\nView S/a\nView S/b\n")
    }

    @Test("The figure of a block draws the screen that was opened last")
    func lastScreen() {
        var lesson = Lesson("component C { View a }")
        #expect(lesson.program.lastScreen == nil)
        lesson.append("screen A { } screen B { }")
        #expect(lesson.program.lastScreen == "B")
        lesson.append("screen A { ... View c }")
        #expect(lesson.program.lastScreen == "A")
        lesson.append("component C { ... }")
        #expect(lesson.program.lastScreen == "A")
        #expect(lesson.program.screenNames == ["A", "B"])
    }

    @Test("A broken block spoils its own figure and is forgiven when it is replaced")
    func faults() {
        var lesson = Lesson("screen S { Label a { txt = 1 } }")
        #expect(lesson.elaborated().tree == nil)
        #expect(lesson.elaborated().diagnostics == lesson.problems)
        lesson.append("screen S { Label a { text = \"1\" } }")
        #expect(lesson.elaborated().tree != nil)
    }
}
