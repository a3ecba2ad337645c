import AutoLayout
import Testing

@testable import Notation

@Suite("Words of other layout languages") struct OtherLanguageTests {
    /// The messages about a screen, each with its way out.
    private static func messages(_ blocks: String...) -> [String] {
        var lesson = Lesson()
        for block in blocks { lesson.append(block) }
        let screen = lesson.program.component(named: "S")
        let faults = screen.map { ReachableDefinitions.faults(from: $0, in: lesson.program) } ?? []
        return Array(Set((lesson.problems + faults).map { "\($0.message): \($0.help ?? "")" })).sorted()
    }

    @Test(
        "for properties tell the property that is meant",
        arguments: [
            ("Label", "foregroundColor", "textColor"), ("Button", "color", "titleColor"),
            ("View", "color", "backgroundColor"), ("View", "background", "backgroundColor"),
            ("Label", "lineLimit", "numberOfLines"), ("Label", "maxLines", "numberOfLines"),
            ("Label", "alignment", "textAlignment"), ("HStack", "alignItems", "alignment"),
            ("HStack", "justifyContent", "distribution"), ("VStack", "gap", "spacing"),
            ("View", "borderRadius", "cornerRadius"), ("View", "visible", "isHidden"),
            ("View", "overflow", "clipsToBounds"), ("View", "zIndex", "zPosition"),
            ("View", "rotation", "transform"), ("ImageView", "src", "image"),
            ("ImageView", "scaledToFit", "contentMode"),
            ("Button", "text", "title"), ("Label", "title", "text"), ("Button", "style", "configuration"),
            ("TextField", "hint", "placeholder"), ("Switch", "checked", "isOn"), ("Slider", "min", "minimumValue"),
            ("TextField", "secure", "isSecureTextEntry"), ("PageControl", "pages", "numberOfPages"),
        ])
    func properties(type: String, word: String, property: String) {
        #expect(
            Self.messages("screen S {\n    \(type) v { \(word) = 1 }\n}") == [
                "\(NotationError.article(type)) has no property '\(word)': did you mean '\(property)'?"
            ])
    }

    @Test("mean properties that some view has, and each stands in the table once for a meaning")
    func table() {
        let meant = NotationError.otherProperties.flatMap { $0.meant.split(separator: " ").map(String.init) }
        #expect(meant.filter { !ViewClass.propertyNames.contains($0) } == [])
        let pairs = NotationError.otherProperties.flatMap { entry in
            entry.names.split(separator: " ").map { "\($0) \(entry.meant)" }
        }
        #expect(pairs.count == Set(pairs).count)
        #expect(NotationError.property(ofOtherLanguage: "lineLimit", among: ["text"]) == nil)
    }

    @Test(
        "for calls tell the constraint that is meant",
        arguments: [
            ("fill(super)", "edges == super.edges"), ("title.pinToSuperview()", "edges == super.edges"),
            ("center(in: super)", "center == super.center"), ("setSize(44)", "size == 44"),
            ("padding(8)", "leading == super.leading + 8"), ("shake(3)", "a block calls nothing"),
        ])
    func calls(call: String, way: String) throws {
        let message = try #require(Self.messages("screen S {\n    Label title { text = \"a\" }\n    \(call)\n}").first)
        #expect(message.contains("alone says nothing: ") && message.contains(way), "\(message)")
    }

    @Test(
        "for views tell what is written here",
        arguments: [
            ("Text", "`Label"), ("Image", "`ImageView"), ("ZStack", "`View`"), ("Spacer", "`hugging"),
            ("List", "`TableView"), ("ForEach", "`for item in"), ("Toggle", "`Switch"), ("Rectangle", "`View"),
            ("LazyVGrid", "`CollectionView"), ("GeometryReader", "`screen.width`"),
        ])
    func views(name: String, way: String) throws {
        let message = try #require(Self.messages("screen S {\n    \(name) v { top == super.top }\n}").first)
        #expect(message.hasPrefix("no type or component is named '\(name)': ") && message.contains(way))
    }

    @Test(
        "for values of components are told once, at their cause",
        arguments: [
            (
                "component Card(title: String, detail: [String?]) { Label a { text = title } }", "Card c(\"x\", \"y\")",
                [
                    "the value 'detail' of a component is written without a type: "
                        + "write `detail` alone; its type is that of what it is given",
                    "the value 'title' of a component is written without a type: "
                        + "write `title` alone; its type is that of what it is given",
                ]
            ),
            (
                "component Card(title = max(1, 2), detail) { Label a { text = title } }", "Card c(\"x\", \"y\")",
                [
                    "the value 'title' of a component has no default: "
                        + "write `title` alone, and give it wherever the component is used"
                ]
            ),
            (
                "component Card(title) { Label a { text = title } }", "Card c(title = \"x\")",
                [
                    "a value in parentheses stands without a name: "
                        + "leave `title =` out; values come in the order in which the component names them"
                ]
            ),
            (
                "component Card(title) { Label a { text = title } }", "Card(\"x\") c { top == super.top }",
                ["the name 'c' stands before the values in parentheses: write `Card c(…)`"]
            ),
            (
                "component Card(title, detail) { Label a { text = title + detail } }",
                "Card c(detail: \"y\", title: \"x\")",
                [
                    "'detail' does not name the value of Card that stands here: "
                        + "write `Card name(title: …, detail: …)`, or the values alone"
                ]
            ),
            ("component Card(title) { Label a { text = title } }", "Card c(title: \"x\")", []),
        ])
    func values(component: String, use: String, expected: [String]) {
        #expect(Self.messages("\(component)\nscreen S {\n    \(use)\n}") == expected)
    }

    @Test(
        "for sums tell how these are written",
        arguments: [
            ("Label v { text = \"x\" + 1 }", "a value in a text is written `\"\\(value)\"`"),
            ("Label v { text = 1 + \"x\" }", "a value in a text is written `\"\\(value)\"`"),
            ("View v { edges == super.edges + 8 }", "write `super.edges.inset(8)`"),
            ("View v { edges == super.edges.insets(8) }", "write `super.edges.inset(8)`"),
        ])
    func sums(view: String, help: String) {
        #expect(Lesson("screen S { \(view) }").elaborated().diagnostics.map(\.help) == [help])
    }

    @Test(
        "of UIKit's statements tell how a constraint is written",
        arguments: [
            "topAnchor.constraint(equalTo: super.topAnchor).isActive = true",
            "NSLayoutConstraint.activate([top])", "view.addConstraint(top)",
        ])
    func statements(text: String) throws {
        let messages = Self.messages("screen S {\n    Label a {\n        \(text)\n    }\n}")
        #expect(messages.count == 1)
        #expect(try #require(messages.first).contains("a constraint is written"))
    }
}
