import Diagnostics
import Testing

@testable import Notation

@Suite("A resolved program")
struct ResolutionTests {
    private static let data = [
        DataValue.Field(
            name: "songs",
            value: .list([.record([DataValue.Field(name: "title", value: .string("Blue"))])]))
    ]

    private static func resolved(_ blocks: String...) -> [ResolvedProgram] {
        var program = LayoutProgram()
        var programs: [LayoutProgram] = []
        for block in blocks {
            _ = program.append(SourceExcerpt(whole: SourceFile(path: "lesson.md", utf8: Array(block.utf8))))
            programs.append(program)
        }
        let lesson = LessonTypes(programs.map { $0.syntax }, data: data)
        return programs.map { lesson.resolved($0.syntax) }
    }

    /// The values of the properties that the first screen sets itself.
    private static func values(_ block: String) -> [ResolvedExpression] {
        let screen = resolved(block)[0].definitions.first { $0.kind == .screen }
        return (screen?.body.members ?? []).compactMap { if case .property(let set) = $0 { set.value } else { nil } }
    }

    @Test("binds a name to the innermost value, then to the environment, then to the data")
    func names() {
        let values = Self.values(
            "let dark = 1\nscreen S { alpha = dark; let regular = 0.5; alpha = regular; isHidden = compact; alpha = songs.count; alpha = nobody }"
        )
        let kinds = values.map { value in
            switch value.kind {
            case .variable(let variable): variable.name
            case .environment(let name): "environment \(name.rawValue)"
            case .member(let base, _): if case .data(let name) = base.kind { "data \(name)" } else { "member" }
            case .unknown(let name): "unknown \(name)"
            default: "something else"
            }
        }
        #expect(kinds == ["dark", "regular", "environment compact", "data songs", "unknown nobody"])
    }

    @Test("knows a view on the side of a constraint, by its name and behind an instance")
    func views() {
        let screen = Self.resolved(
            "component Row { Label inner } screen S { Row row; Label title { top == row.inner.bottom + 8 } }")[0]
            .definition(named: "S")
        guard case .view(let title)? = screen?.body.members.last,
            case .constraint(let constraint)? = title.body?.members.first,
            case .binary(.arithmetic(.plus), let side, _) = constraint.right.kind,
            case .anchor(.inner(.view(let row), let inner), .attribute(.bottom)) = side.kind
        else {
            Issue.record("no anchor of a view within an instance")
            return
        }
        #expect(row.component == "Row")
        #expect(inner.type.rawValue == "Label")
    }

    private static let cases: [(property: String, type: ValueType, dependencies: Dependencies)] = [
        ("alpha = screen.width / 2", .number, .size),
        ("isHidden = dark", .bool, .traits),
        ("alpha = list.contentOffset.y", .number, .offset),
        ("alpha = screen.safeArea.leading", .number, [.safeArea, .traits]),
        ("alpha = max(1, 2)", .integer, []),
        ("alpha = max(1, screen.height)", .number, .size),
        ("backgroundColor = dark ? .red : color(white: 1)", .color, .traits),
        ("alpha = songs[0].title", .text, []),
    ]

    @Test("knows what a value is and what it varies with", arguments: cases.indices)
    func types(_ index: Int) {
        let (property, type, dependencies) = Self.cases[index]
        let value = Self.values("screen S { ScrollView list; \(property) }")[0]
        #expect(value.type == type)
        #expect(value.dependencies == dependencies)
    }

    @Test("knows a parameter from its uses, those of later blocks too")
    func parameters() {
        let programs = Self.resolved(
            "component Row(song, tone) { Label title { text = song.title; textColor = tone } }",
            "screen S { for song in songs { Row row(song, dark ? .red : .blue) } }")
        let parameters = programs.map { $0.definition(named: "Row")?.parameters ?? [] }
        for row in parameters {
            #expect(row.map(\.name) == ["song", "tone"])
            #expect(row.last?.type == .color)
            #expect(row.map(\.varies) == [false, true])
            if case .record? = row.first?.type {} else { Issue.record("the song is no record") }
        }
    }

    @Test("is bound anew where a later block changes what its names mean, and nowhere else")
    func revisions() {
        var lesson = Lesson(
            "component Row { Label title } component Line: HStack { Row row } component Other { View box }",
            "screen S { Line line { spacing = 8 }; Later later { top == line.row.title.bottom; numberOfLines = 2 } }",
            "component Later: Label { text = \"a\" }")
        func revisions() -> [Int] { ["Row", "Line", "Other", "S"].map { lesson.program.syntax.revision(of: $0) } }
        #expect(revisions() == [0, 0, 0, 2])
        #expect(lesson.constraints() == "later.top == title.bottom\n")
        lesson.append("component Row { ...; View mark }")
        #expect(revisions() == [3, 3, 0, 3])
        lesson.append("let gap = 8")
        #expect(revisions() == [4, 4, 4, 4])
    }

    @Test("holds the mistakes of statements in their places")
    func mistakes() {
        let screen = Self.resolved("screen S { text = \"a\"; Label title { alpha = 1; header { } ; titel == 2 } }")[0]
            .definition(named: "S")
        var found: [String] = []
        func collect(_ body: ResolvedBody) {
            for member in body.members {
                if case .mistake(let mistake) = member { found.append(mistake.message) }
                if case .view(let view) = member, let body = view.body { collect(body) }
            }
        }
        if let screen { collect(screen.body) }
        #expect(
            found == [
                "a screen has no property 'text'", "'header' belongs into a TableView, not into a Label",
                "'titel' is not an anchor",
            ])
    }
}
