import Diagnostics
import InterfaceBuilder
import Testing

@Suite("An imported text with attributes")
struct AttributedTextTests {
    static let labels: [(fragments: String, lines: [String])] = [
        (
            run("Go", #"<font key="NSFont" metaFont="systemBold" size="20"/>"#),
            [#"text = "Go""#, "font = .system(20, weight: .bold)"]
        ),
        (
            run(
                "Go", #"<font key="NSFont" metaFont="system" size="20"/>"#, #"<real key="NSKern" value="1.5"/>"#,
                #"<color key="NSColor" systemColor="systemRedColor"/>"#,
                #"<paragraphStyle key="NSParagraphStyle" alignment="center" lineHeightMultiple="1.2" lineSpacing="3"/>"#
            ),
            [
                #"text = "Go""#, "kern = 1.5", "textColor = .systemRed", "font = .system(20)",
                "textAlignment = .center", "lineSpacing = 3", "lineHeightMultiple = 1.2",
            ]
        ),
        (
            run("Ada", #"<font key="NSFont" metaFont="system" size="20"/>"#)
                + run(
                    " wrote", #"<font key="NSFont" metaFont="system" size="12"/>"#,
                    #"<integer key="NSUnderline" value="1"/>"#)
                + run(" now", #"<font key="NSFont" metaFont="system" size="20"/>"#),
            [
                #"attributedText = ["Ada", .run(" wrote", font: .system(12), underline: true), " now"]"#,
                "font = .system(20)",
            ]
        ),
        (run("a", "") + run("b", ""), [#"text = "ab""#]),
    ]

    @Test("has its runs, or one style where they have the same", arguments: labels)
    func label(fragments: String, lines: [String]) {
        let text = #"<attributedString key="attributedText">\#(fragments)</attributedString>"#
        let (body, messages) = imported(storyboard("<subviews>\(view("label", "v", "", text))</subviews>"))
        #expect(body.map { $0.trimmed }.filter { $0.contains(" = ") } == lines && messages == [])
    }

    @Test("says which attributes are left out")
    func omissions() {
        let fragment = Self.run(
            "Go", #"<shadow key="NSShadow"/>"#, #"<paragraphStyle key="NSParagraphStyle" headIndent="8"/>"#)
        let text = #"<attributedString key="attributedText">\#(fragment)</attributedString>"#
        let (_, messages) = imported(storyboard("<subviews>\(view("label", "v", "", text))</subviews>"))
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("of a text") }, "\(messages)")
    }

    @Test("says which fonts the system's stands for, each once")
    func replacedFonts() {
        let runs = ["Optima", "Optima", "Didot", "Didot"].map { name in
            Self.run(name, "<font key=\"NSFont\" name=\"\(name)\" size=\"12\"/>")
        }
        let text = #"<attributedString key="attributedText">\#(Self.run("", "") + runs.joined())</attributedString>"#
        let (_, messages) = imported(storyboard("<subviews>\(view("label", "v", "", text))</subviews>"))
        for name in ["Optima", "Didot"] {
            #expect(messages.count { $0.hasSuffix("the font \(name)") } == 1, "\(messages)")
        }
    }

    @Test("is not what the file's authors note about a view")
    func comments() {
        let label = view(
            "label", "v", #"text="Go""#,
            #"<attributedString key="userComments"><fragment content="A note"/></attributedString>"#)
        let body = imported(storyboard("<subviews>\(label)</subviews>")).body.map { $0.trimmed }
        #expect(body.contains(#"text = "Go""#) && !body.contains { $0.contains("A note") }, "\(body)")
    }

    private static func run(_ content: String, _ attributes: String...) -> String {
        "<fragment content=\"\(content)\"><attributes>\(attributes.joined())</attributes></fragment>"
    }
}
