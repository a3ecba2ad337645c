import Diagnostics
import SwiftWeaving
import Testing

/// Fragments of a tutorial, and the program that they make, as text.
@Suite("A fragment of Swift")
struct WeavingTests {
    private static let card = """
        import UIKit

        final class CardViewController: UIViewController {
            let titleLabel = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                titleLabel.text = "{ not a bracket"
                NSLayoutConstraint.activate([
                    titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
                ])
            }
        }
        """

    private func program(_ fragments: (String, place: String?)...) throws -> String {
        var program = WovenProgram()
        for (number, fragment) in fragments.enumerated() {
            let file = SourceFile(path: "\(number).swift", text: fragment.0)
            try program.merge(SourceLine.all(of: SourceExcerpt(whole: file)), into: fragment.place)
        }
        return program.lines.map(\.text).joined(separator: "\n")
    }

    /// The card with some of its lines replaced.
    private func card(_ changes: (String, String)...) -> String {
        changes.reduce(Self.card) { $0.replacing($1.0, with: $1.1) }
    }

    @Test("that is a whole program stays as it was written")
    func whole() throws {
        #expect(try program((Self.card, nil)) == Self.card)
    }

    struct Step: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var fragment: String
        var place: String?
        var old: String
        var new: String
    }

    static let steps = [
        Step(
            testDescription: "a property without a type goes behind the last property of the type",
            fragment: "let note = UILabel()", old: "    let titleLabel = UILabel()",
            new: "    let titleLabel = UILabel()\n    let note = UILabel()"),
        Step(
            testDescription: "a property of a known name takes its place",
            fragment: "let titleLabel: UILabel = {\n    let label = UILabel()\n    return label\n}()",
            old: "    let titleLabel = UILabel()",
            new: "    let titleLabel: UILabel = {\n        let label = UILabel()\n        return label\n    }()"),
        Step(
            testDescription: "statements go to the end of the last function",
            fragment: "titleLabel.numberOfLines = 0\nview.addSubview(titleLabel)", old: "        ])\n",
            new: "        ])\n        titleLabel.numberOfLines = 0\n        view.addSubview(titleLabel)\n"),
        Step(
            testDescription: "a function with '...' keeps its statements",
            fragment: """
                override func viewDidLoad() {
                    ...
                    view.addSubview(titleLabel)
                }
                """,
            old: "        ])\n", new: "        ])\n        view.addSubview(titleLabel)\n"),
        Step(
            testDescription: "a call with '// ...' keeps its elements",
            fragment: """
                class CardViewController {
                    override func viewDidLoad() {
                        // ...
                        NSLayoutConstraint.activate([
                            // ...
                            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        ])
                    }
                }
                """,
            old: "view.topAnchor),\n",
            new: "view.topAnchor),\n            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),\n"),
        Step(
            testDescription: "a new statement stands before the one that follows it in the fragment",
            fragment: """
                override func viewDidLoad() {
                    ...
                    view.addSubview(titleLabel)
                    NSLayoutConstraint.activate([
                        ...
                    ])
                    print(1)
                }
                """,
            old: """
                        NSLayoutConstraint.activate([
                            titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
                        ])
                """,
            new: """
                        view.addSubview(titleLabel)
                        NSLayoutConstraint.activate([
                            titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
                        ])
                        print(1)
                """),
        Step(
            testDescription: "a function without '...' is replaced",
            fragment: "override func viewDidLoad() {\n    super.viewDidLoad()\n}",
            old: """
                        titleLabel.text = "{ not a bracket"
                        NSLayoutConstraint.activate([
                            titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
                        ])

                """.replacing("\n                ", with: "\n"), new: ""),
        Step(
            testDescription: "a new function of the type has an empty line before it",
            fragment: "func arrange(for size: CGSize, _ count: Int) {\n    print(size)\n}",
            old: "        ])\n    }\n",
            new: "        ])\n    }\n\n    func arrange(for size: CGSize, _ count: Int) {\n        print(size)\n    }\n"
        ),
        Step(
            testDescription: "statements go where they are said to",
            fragment: "print(1)", place: "CardViewController.viewDidLoad", old: "        ])\n",
            new: "        ])\n        print(1)\n"),
        Step(
            testDescription: "a body that is '{ ... }' on one line stays",
            fragment: "class CardViewController {\n    override func viewDidLoad() { ... }\n    let note = 1\n}",
            old: "        ])\n    }\n", new: "        ])\n    }\n    let note = 1\n"),
        Step(
            testDescription: "an import goes behind the last one", fragment: "import Foundation",
            old: "import UIKit", new: "import UIKit\nimport Foundation"),
        Step(
            testDescription: "an extension is another type",
            fragment: "extension UIView {\n    func pin() {}\n}", old: "    }\n}",
            new: "    }\n}\nextension UIView {\n    func pin() {}\n}"),
    ]

    @Test("merges by name", arguments: steps)
    func step(_ step: Step) throws {
        #expect(Self.card.contains(step.old))
        #expect(try program((Self.card, nil), (step.fragment, step.place)) == card((step.old, step.new)))
    }

    @Test("keeps the places of its lines")
    func places() throws {
        var program = WovenProgram()
        for (path, text) in [("a.md", Self.card), ("b.md", "let note = UILabel()")] {
            try program.merge(SourceLine.all(of: SourceExcerpt(whole: SourceFile(path: path, text: text))))
        }
        let line = try #require(program.lines.first { $0.text.contains("note") })
        // Four spaces were put before it.
        #expect(line.location == SourceLocation(path: "b.md", line: 1, column: -3))
    }

    @Test("removes what it names")
    func removal() throws {
        var program = WovenProgram()
        try program.merge(SourceLine.all(of: SourceExcerpt(whole: SourceFile(path: "a", text: Self.card))))
        try program.merge([], removing: ["titleLabel", "CardViewController.viewDidLoad"])
        #expect(
            program.lines.map(\.text).joined(separator: "\n")
                == "import UIKit\n\nfinal class CardViewController: UIViewController {\n}")
    }

    @Test("that names what is not there says what is")
    func unknown() throws {
        var program = WovenProgram()
        try program.merge(SourceLine.all(of: SourceExcerpt(whole: SourceFile(path: "a", text: Self.card))))
        let error = #expect(throws: WovenProgram.UnknownName.self) {
            try program.merge([], into: "CardViewController.viewDidAppear")
        }
        #expect(error?.known == ["CardViewController.titleLabel", "CardViewController.viewDidLoad()"])
    }
}
