import AutoLayout
import Notation
import Testing

@testable import UIKitCode

@Suite("A constraint in UIKit")
struct ConstraintTests {
    static let cases: [(statement: String, expected: [String])] = [
        ("leading == super.leading", ["it.leadingAnchor.constraint(equalTo: view.leadingAnchor)"]),
        ("leading == super", ["it.leadingAnchor.constraint(equalTo: view.leadingAnchor)"]),
        ("left <= super.left + 8", ["it.leftAnchor.constraint(lessThanOrEqualTo: view.leftAnchor, constant: 8)"]),
        (
            "right >= other.centerX - 8",
            ["it.rightAnchor.constraint(greaterThanOrEqualTo: other.centerXAnchor, constant: -8)"]
        ),
        (
            "leading == other.trailing + systemSpacing(2)",
            ["it.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 2)"]
        ),
        (
            "bottom <= other.top - systemSpacing(1)",
            ["other.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: it.bottomAnchor, multiplier: 1)"]
        ),
        (
            "leading >= super.leading + systemSpacing(2)",
            ["it.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 8 * 2)"]
        ),
        (
            "firstBaseline == other.lastBaseline + systemSpacing(2)",
            ["it.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor, constant: 8 * 2)"]
        ),
        ("top == super.safeArea.top", ["it.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)"]),
        (
            "bottom == super.margins.bottom",
            ["it.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor)"]
        ),
        (
            "width <= super.readable.width",
            ["it.widthAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.widthAnchor)"]
        ),
        (
            "bottom <= super.keyboard.top - 8",
            [
                "it.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8)"
            ]
        ),
        (
            "trailing == scroll.content.trailing",
            ["it.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor)"]
        ),
        (
            "centerY == scroll.frame.centerY",
            ["it.centerYAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerYAnchor)"]
        ),
        (
            "firstBaseline == other.lastBaseline",
            ["it.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor)"]
        ),
        ("width == 60", ["it.widthAnchor.constraint(equalToConstant: 60)"]),
        (
            "height >= 44 @ .high",
            ["it.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).withPriority(.defaultHigh)"]
        ),
        ("height == width * 9 / 16", ["it.heightAnchor.constraint(equalTo: it.widthAnchor, multiplier: 9 / 16)"]),
        (
            "width == (other.width - 8) * 2 @ 990",
            [
                "it.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: -8 * 2)"
                    + ".withPriority(UILayoutPriority(990))"
            ]
        ),
        (
            "width == super.width * 0.5 - 20",
            ["it.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -20)"]
        ),
        (
            "centerX == super.trailing * 0.5",
            [
                "NSLayoutConstraint(item: it, attribute: .centerX, relatedBy: .equal, "
                    + "toItem: view, attribute: .trailing, multiplier: 0.5, constant: 0)"
            ]
        ),
        (
            "edges == super.edges.inset(1, 2, 3, 4)",
            [
                "it.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2)",
                "it.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -4)",
                "it.topAnchor.constraint(equalTo: view.topAnchor, constant: 1)",
                "it.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -3)",
            ]
        ),
        (
            "size == (60, 40)",
            ["it.widthAnchor.constraint(equalToConstant: 60)", "it.heightAnchor.constraint(equalToConstant: 40)"]
        ),
        (
            "size <= other.size * 2",
            [
                "it.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 2)",
                "it.heightAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 2)",
            ]
        ),
        (
            "center == super",
            [
                "it.centerXAnchor.constraint(equalTo: view.centerXAnchor)",
                "it.centerYAnchor.constraint(equalTo: view.centerYAnchor)",
            ]
        ),
        ("other.top == super.top", ["other.topAnchor.constraint(equalTo: view.topAnchor)"]),
    ]

    @Test("is said by its anchors", arguments: cases.indices)
    func constraint(_ index: Int) {
        let (statement, expected) = Self.cases[index]
        let translation = Translation("screen S { ScrollView scroll; Label other; Label it { \(statement) } }")
        #expect(translation.problems.isEmpty)
        #expect(translation.failures.isEmpty)
        let lines = translation.lines(of: "SViewController")
        let start = lines.firstIndex(of: "NSLayoutConstraint.activate([").map { $0 + 1 } ?? 0
        #expect(Self.whole(lines[start...].prefix { $0 != "])" }) == expected)
    }

    /// Constraints that stand on several lines in one each.
    private static func whole(_ lines: some Sequence<String>) -> [String] {
        var text = ""
        for line in lines { text += line + (line.hasSuffix("(") ? "" : line.hasSuffix("),") ? "\n" : " ") }
        return text.split(separator: "\n").map { String($0.dropLast()) }
    }

    @Test("knows every attribute")
    func attributes() {
        for attribute in LayoutAttribute.allCases {
            let translation = Translation("screen S { Label other; Label it { \(attribute) == other.\(attribute) } }")
            let lines = translation.lines(of: "SViewController")
            #expect(lines.contains("it.\(attribute)Anchor.constraint(equalTo: other.\(attribute)Anchor),"))
        }
    }

    @Test("in a visual format stays one")
    func formats() {
        let lines = Translation(
            #"""
            screen S { let gap = 12; Label name; Label value { height == 20 }
                constraints("|-[name]-gap-[value(>=60)]", options: [.alignAllTop, .directionLeftToRight])
                constraints("V:|[name]", metrics: ["a": 1]) }
            """#
        ).lines(of: "SViewController")
        let start = lines.firstIndex(of: "NSLayoutConstraint.activate(") ?? lines.startIndex
        #expect(
            Array(lines[start...].prefix(12)) == [
                "NSLayoutConstraint.activate(", "[", "value.heightAnchor.constraint(equalToConstant: 20),", "]",
                "+ NSLayoutConstraint.constraints(",
                #"withVisualFormat: "|-[name]-gap-[value(>=60)]","#,
                "options: [.alignAllTop, .directionLeftToRight],", #"metrics: ["gap": gap],"#,
                #"views: ["name": name, "value": value])"#, "+ NSLayoutConstraint.constraints(",
                #"withVisualFormat: "V:|[name]", metrics: nil, views: ["name": name]))"#, "}",
            ])
    }

    @Test("with the superview waits until there is one, and no text that says so does")
    func superview() {
        let row = Translation(
            "component Row: View { width == textWidth(\"superview.\"); centerX == super.trailing * 0.5 } screen S { Row row }"
        ).lines(of: "Row")
        let attached = row.firstIndex(of: "override func didMoveToSuperview() {") ?? row.endIndex
        #expect(row[..<attached].contains { $0.contains("textWidth(\"superview.\"") })
        #expect(row[attached...].contains { $0.contains("toItem: superview") })
        #expect(!row[..<attached].contains { $0.contains("toItem: superview") })
    }

    @Test("in a table's part within a branch is collected like those around it")
    func parts() {
        let lines = Translation(
            """
            screen S { TableView list { if people.count > 0 { header { View top { height == 60 } } } }
                if people.count > 1 { View other { width == 3 } } }
            """, globals: [DataValue.Field(name: "people", value: .list([.string("Ada")]))]
        ).lines(of: "SViewController")
        #expect(lines.filter { $0.contains("+= [") } == ["constraints += [", "constraints += ["])
        #expect(lines.filter { $0 == "])" }.isEmpty)
    }
}
