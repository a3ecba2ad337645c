import Diagnostics
import Testing

@testable import Notation

@Suite("The numbers that readers change with sliders")
struct KnobTests {
    private static let code = """
        let gap = 8
        component Card(person) {
            margins = 12
            ImageView photo { size == 44; leading == super.leading + gap }
            Label name {
                hugging.horizontal = 251
                if regular { spacing = 4 }
                width >= 40
                width <= 200 - 2
                leading == photo.trailing - 6
            }
        }
        """

    private static func place(_ setting: String) -> KnobPlace? {
        let (settings, _) = FigureSettings.parse(
            "layout knobs=\"\(setting)\"", in: SourceFile(path: "a.md", text: ""), at: 0)
        return settings.knobPlaces(in: Array(code.utf8)).first
    }

    @Test(
        "A knob is the number of a value, a property or a constraint, by the view around it",
        arguments: [
            ("gap", "8", 0.0...20.0), ("Card.margins 4...40", "12", 4...40), ("photo.size 20...120", "44", 20...120),
            ("name.hugging.horizontal", "251", 1...1000), ("name.leading 0...30", "6", 0...30),
            ("name.spacing", "4", 0...20),
        ])
    func places(setting: String, digits: String, bounds: ClosedRange<Double>) throws {
        let place = try #require(Self.place(setting))
        #expect(String(decoding: Array(Self.code.utf8)[place.range], as: UTF8.self) == digits)
        #expect(place.bounds == bounds && place.step == 1)
    }

    @Test("Small ranges are gone through in small steps", arguments: [("gap 7...9", 0.05), ("gap 7.5...40", 0.5)])
    func steps(setting: String, step: Double) { #expect(Self.place(setting)?.step == step) }

    @Test(
        "What is no knob of the block is told with the way out",
        arguments: [
            ("photo.sise", "no number of this block is called 'photo.sise'", "did you mean 'photo.size'?"),
            (
                "name.width", "'name.width' has more than one number in this block",
                "give the number that is meant a name: `let gap = 8`, and `knobs=gap`"
            ),
            ("photo.size 50...90", "'photo.size' is 44, outside of 50...90", "begin within the knob's bounds"),
        ])
    func problems(setting: String, message: String, help: String) {
        let info = "layout knobs=\"\(setting)\""
        let file = SourceFile(path: "a.md", text: "```\(info)\n\(Self.code)\n```\n")
        let (settings, messages) = FigureSettings.parse(info, in: file, at: 3)
        let problems = settings.knobProblems(in: Array(Self.code.utf8), info: info, of: file, at: 3)
        #expect(messages.isEmpty && problems.map(\.message) == [message] && problems.first?.help == help)
        #expect(problems.first?.location.column == 17)
    }

    @Test(
        "A setting that cannot be read is told",
        arguments: ["gap 9", "gap 9...3", "gap 1...2...3", "a b c", "ga-p", "gap,"])
    func settings(value: String) {
        let (settings, messages) = FigureSettings.parse(
            "layout knobs=\"\(value)\"", in: SourceFile(path: "a.md", text: "```layout knobs=\"\(value)\""), at: 3)
        #expect(settings.knobs.isEmpty && messages.map(\.identifier) == ["bad-setting"])
    }
}

@Suite("The names that could stand where a reader writes")
struct CompletionTests {
    private static let program: LayoutProgram = {
        var program = LayoutProgram()
        let code =
            "component Chip(word): Label { text = word }\nscreen Home { Chip first(\"a\") { top == super.top } }\n"
        _ = program.append(SourceExcerpt(whole: SourceFile(path: "a.md", text: code)))
        return program
    }()

    /// What could stand at the mark `|`.
    private static func names(_ text: String) -> [String] {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        let code = Array(parts.joined().utf8)
        return program.completion(in: code, at: parts[0].utf8.count).names
    }

    @Test(
        "Each place has names of its own",
        arguments: [
            ("screen Home { Label title { numberOfL| } }", ["numberOfLines"]),
            ("screen Home { Chip a { textAl| } }", ["textAlignment"]),
            ("screen Home { View v { textAl| } }", []),
            ("screen Home { if regular { lead| } }", ["leading"]),
            ("screen Home { Labe| }", ["Label"]), ("screen Home { Chi| }", ["Chip"]),
            ("screen Home { Label b { leading == fir| } }", ["first"]),
            ("screen Home { Label b { leading == first.trail| } }", ["trailing"]),
            ("screen Home { Label b { width == 3 @ .hi| } }", ["high"]),
            ("screen Home { Label b { text = \"lead|\" } }", []), ("// lead|", []), ("scr|", ["screen"]),
        ])
    func places(text: String, names: [String]) { #expect(Self.names(text) == names, "\(text)") }
}
