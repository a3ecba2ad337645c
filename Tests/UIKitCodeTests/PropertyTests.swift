import AutoLayout
import Notation
import Testing

@testable import UIKitCode

/// One property in a view of a type, and what UIKit is told.
struct PropertyCase: Sendable, CustomTestStringConvertible {
    var property: String
    var type: String
    var statement: String
    var expected: [String]

    init(_ property: String, _ type: String, _ statement: String, _ expected: String...) {
        self.property = property
        self.type = type
        self.statement = statement
        self.expected = expected
    }

    var testDescription: String { "\(type) { \(statement) }" }
}

@Suite("A property in UIKit")
struct PropertyTests {
    @Test("is said in its words", arguments: cases)
    func property(_ case: PropertyCase) {
        let translation = Translation("screen S { \(`case`.type) it { \(`case`.statement) } }")
        #expect(translation.problems.isEmpty)
        #expect(translation.failures.isEmpty)
        let lines = translation.statements(of: "SViewController").filter { $0.hasPrefix("it.") || $0.hasPrefix("a.") }
        let own = lines.filter {
            $0 != "it.translatesAutoresizingMaskIntoConstraints = false" && !$0.hasSuffix("= itRows")
                && !$0.hasSuffix("= itItems")
        }
        let arranged = own.filter { !$0.hasPrefix("it.addArrangedSubview") || `case`.expected.contains($0) }
        #expect(arranged == `case`.expected)
    }

    @Test("of the screen is the controller's view's")
    func tint() {
        let lines = Translation("screen S { tint = .systemRed; backgroundColor = .white }").lines(of: "SViewController")
        #expect(lines.contains("view.tintColor = .systemRed"))
        #expect(lines.filter { $0.contains("backgroundColor") } == ["view.backgroundColor = .white"])
    }

    @Test("of the screen's controller is the controller's, and leaves `screen.safeArea` the device's")
    func additionalSafeArea() {
        let translation = Translation(
            """
            screen S {
                additionalSafeAreaInsets = 4
                additionalSafeAreaInsets.bottom = 49
                View it { height == screen.safeArea.top }
            }
            """)
        let code = translation.lines(of: "SViewController").joined(separator: "\n")
        #expect(translation.problems.isEmpty)
        #expect(
            code.contains(
                """
                additionalSafeAreaInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
                additionalSafeAreaInsets.bottom = 49
                """))
        #expect(code.contains("view.screenSafeAreaInsets.top"))
        #expect(!code.contains("view.additionalSafeAreaInsets") && !code.contains("view.safeAreaInsets"))
    }

    @Test("of the controllers around a screen's is said to its own, and in what it is embedded")
    func containers() {
        let translation = Translation(
            """
            screen S {
                title = "Boats"
                prompt = "Granville"
                prefersLargeTitles = true
                backItem = "Harbours"
                rightBarButtonItems = ["Edit"]
                toolbarItems = ["Ask"]
                tabs = ["Boats", "People"]
                selectedTab = 1
                View it { height == screen.safeArea.top }
            }
            """)
        #expect(translation.problems.isEmpty)
        let lines = translation.lines(of: "SViewController")
        for line in [
            "title = \"Boats\"", "navigationItem.prompt = \"Granville\"",
            "navigationController?.navigationBar.prefersLargeTitles = true",
            "navigationItem.rightBarButtonItems = [UIBarButtonItem(title: \"Edit\")]",
            "toolbarItems = [UIBarButtonItem(title: \"Ask\")]", "var embedded: UIViewController {",
        ] {
            #expect(lines.contains(line))
        }
        let code = lines.joined(separator: " ")
        #expect(code.contains("inNavigation(behind: \"Harbours\", showsToolbar: true).inTabs("))
        #expect(code.contains("selected: 1"))
        // The screen's safe area is less than the device's.
        #expect(code.contains("view.screenSafeAreaInsets.top"))
    }

    @Test(
        "that a class overrides is a component's, and nobody else's",
        arguments: ["intrinsicContentSize", "alignmentRectInsets"])
    func overridden(name: String) {
        let value = name == "intrinsicContentSize" ? "(40, nil)" : "3"
        let component = Translation("component C { \(name) = \(value) }")
        let text = component.lines(of: "C").joined(separator: "\n")
        #expect(component.failures.isEmpty)
        #expect(
            text.contains(
                name == "intrinsicContentSize"
                    ? "override var intrinsicContentSize: CGSize {\nCGSize(width: 40, height: UIView.noIntrinsicMetric)"
                    : "override var alignmentRectInsets: UIEdgeInsets {\nUIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)"
            ))
        for block in ["screen S { View it { \(name) = \(value) } }", "screen S { \(name) = \(value) }"] {
            #expect(!Translation(block).failures.isEmpty)
        }
    }

    @Test("of a text stands behind its font, and is set again with a text that changes")
    func texts() {
        let translation = Translation(
            "screen S { Label l { kern = 1; attributedText = .markdown(\"**\\(landscape ? \"a\" : \"b\")** c\"); font = .body } }"
        )
        #expect(translation.failures.isEmpty)
        let lines = translation.statements(of: "SViewController")
        let runs = lines.firstIndex {
            $0
                == "l.setAttributedText([TextRun(\"\\(view.bounds.width > view.bounds.height ? \"a\" : \"b\")\", isBold: true), TextRun(\" c\")])"
        }
        let kern = lines.firstIndex(of: "l.setKern(1)")
        #expect(runs.map { $0 + 1 } == kern && runs != nil, "\(lines)")
        #expect(lines.filter { $0 == "l.setKern(1)" }.count == 1)
    }

    @Test("that asks for no parameter leaves out the ones of which nothing tells what they are")
    func parameters() {
        let translation = Translation(
            "component Row(word, size, used) { Label label { text = \"\\(word) \\(used)\" } } "
                + "screen S { Row row(\"a\", .medium, 3) }")
        #expect(translation.failures.isEmpty)
        #expect(translation.lines(of: "Row").contains("init(word: String, used: CGFloat) {"))
        #expect(translation.lines(of: "SViewController").contains("let row = Row(word: \"a\", used: 3)"))
    }

    @Test("has a case here whatever it is")
    func completeness() {
        let tried = Set(Self.cases.map(\.property)).union([
            "tint", "additionalSafeAreaInsets", "intrinsicContentSize", "alignmentRectInsets",
            // Of a screen, which ContainerTests have.
            "tabs", "selectedTab", "toolbarItems",
        ])
        #expect(ViewClass.propertyNames.filter { !tried.contains($0) } == [])
    }
}
