import Testing

@Suite("A property that only some states of the screen set, in UIKit")
struct ResetPropertyTests {
    /// The statements of `adapt()` for what stands in a screen.
    private static func adapting(_ members: String) -> [String] {
        let translation = Translation("screen S { \(members) }")
        #expect(translation.problems.isEmpty && translation.failures.isEmpty)
        let statements = translation.statements(of: "SViewController")
        let start = statements.firstIndex(of: "private func adapt() {") ?? 0
        let end = statements[start...].firstIndex { $0.hasPrefix("override") } ?? statements.endIndex
        return statements[(start + 1)..<end].filter { $0 != "}" && !$0.isEmpty && !$0.hasPrefix("///") }
    }

    @Test(
        "is first what UIKit gave it",
        arguments: [
            ("HStack v { when screen.width > 500 { distribution = .fillEqually } }", "v.distribution = .fill"),
            ("VStack v { when screen.width > 500 { axis = .horizontal } }", "v.axis = .vertical"),
            ("View v { if screen.width > 500 { backgroundColor = .red } }", "v.backgroundColor = nil"),
            ("Label v { if screen.width > 500 { font = .title1 } }", "v.font = .systemFont(ofSize: 17)"),
            (
                "Label v { if screen.width > 500 { hugging.vertical = .high } }",
                "v.setContentHuggingPriority(.defaultLow, for: .vertical)"
            ),
            ("when screen.width > 500 { backgroundColor = .red }", "view.backgroundColor = .systemBackground"),
            (
                "HStack s { View v { when screen.width > 500 { spacingAfter = 4 } } }",
                "s.setCustomSpacing(UIStackView.spacingUseDefault, after: v)"
            ),
        ])
    func initialValue(members: String, statement: String) {
        #expect(Self.adapting(members).first == statement)
    }

    @Test("is first what the view says for all of them, and that is said nowhere else")
    func ownValue() {
        let members = "HStack v { spacing = 16; when screen.width > 500 { spacing = 24 } }"
        #expect(
            Self.adapting(members) == ["v.spacing = 16", "if view.bounds.width > 500 {", "v.spacing = 24"])
        let all = Translation("screen S { \(members) }").statements(of: "SViewController")
        #expect(all.filter { $0 == "v.spacing = 16" }.count == 1)
    }

    @Test(
        "is left alone where each state sets it, or what stands after the branches does",
        arguments: [
            "View v { if screen.width > 500 { alpha = 0.5 } else { alpha = 0.3 } }",
            "View v { if screen.width > 500 { alpha = 0.5 } else { if regular { alpha = 0.2 } else { alpha = 0.3 } } }",
            "View v { if screen.width > 500 { alpha = 0.5 }; alpha = 0.2 }",
        ])
    func alwaysSet(members: String) {
        #expect(Self.adapting(members).first?.hasPrefix("if view.bounds.width > 500 {") != false)
    }

    @Test("is reset in a view that comes and goes, too")
    func comingViews() {
        let members = "when screen.width > 500 { View v { if screen.height > 400 { alpha = 0.3 } } }"
        #expect(Self.adapting(members).contains("v.alpha = 1"))
    }

    @Test("is told where UIKit's own value has no name here")
    func unknownValue() {
        let translation = Translation("screen S { View v { if screen.width > 500 { margins = 20 } } }")
        #expect(
            translation.failures == ["'margins' is set in some states of the screen, and by nothing in the others"])
    }
}
