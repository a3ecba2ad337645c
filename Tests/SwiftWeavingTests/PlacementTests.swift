import Diagnostics
import SwiftWeaving
import Testing

/// Where what names no type goes.
@Suite("A fragment without a type")
struct PlacementTests {
    private static let screen = """
        class CardView: UIView {
            let titleLabel = UILabel()
            var isWide = false

            private func setupView() {
            }

            func update() {
                if isWide {
                    titleLabel.isHidden = false
                } else {
                    titleLabel.isHidden = true
                }
                print(1)
            }
        }

        class CardController: UIViewController {
            let card = CardView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(card)
            }
        }
        """

    private func program(_ fragments: [String]) throws -> String {
        var program = WovenProgram()
        for (number, fragment) in fragments.enumerated() {
            let file = SourceFile(path: "\(number).swift", text: fragment)
            try program.merge(SourceLine.all(of: SourceExcerpt(whole: file)))
        }
        return program.lines.map(\.text).joined(separator: "\n")
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var fragments: [String]
        var old: String
        var new: String
    }

    static let cases = [
        Case(
            testDescription: "goes to the type that has what it asks self for",
            fragments: ["func reset() {\n    self.titleLabel.text = nil\n}"],
            old: "        print(1)\n    }\n",
            new: "        print(1)\n    }\n\n    func reset() {\n        self.titleLabel.text = nil\n    }\n"),
        Case(
            testDescription: "goes to a controller where it overrides one's method",
            fragments: [
                "class CardView {\n    ...\n}",
                "override func viewDidLoad() {\n    ...\n    print(2)\n}",
            ],
            old: "        view.addSubview(card)\n", new: "        view.addSubview(card)\n        print(2)\n"),
        Case(
            testDescription: "fills the empty function of its name",
            fragments: ["let note = UILabel()\n\n...\n\nprivate func setupView() {\n    self.addSubview(self.note)\n}"],
            old: "    var isWide = false\n\n    private func setupView() {\n",
            new:
                "    var isWide = false\n    let note = UILabel()\n\n    private func setupView() {\n        self.addSubview(self.note)\n"
        ),
        Case(
            testDescription: "is no property of the class that it makes",
            fragments: ["class CardView {\n    ...\n}", "let second = CardView()"],
            old: "    let card = CardView()\n", new: "    let card = CardView()\n    let second = CardView()\n"),
        Case(
            testDescription: "is no stored property of an extension",
            fragments: ["extension UILabel {\n    func pin() {}\n}", "let second = UILabel()"],
            old: "    let card = CardView()\n", new: "    let card = CardView()\n    let second = UILabel()\n"),
        Case(
            testDescription: "of statements goes to the function that has some of them",
            fragments: ["class CardView {\n    ...\n    func last() {}\n}", "print(0)\nprint(1)"],
            old: "        print(1)\n", new: "        print(0)\n        print(1)\n"),
        Case(
            testDescription: "adds to one branch of a statement",
            fragments: ["func update() {\n    ...\n    if isWide {\n        ...\n        print(3)\n    }\n}"],
            old: "        titleLabel.isHidden = false\n",
            new: "        titleLabel.isHidden = false\n            print(3)\n"),
        Case(
            testDescription: "adds a call beside another one of its beginning",
            fragments: [
                "override func viewDidLoad() {\n    ...\n    add([\n        1,\n    ])\n}",
                "override func viewDidLoad() {\n    ...\n    add([\n        2,\n    ])\n}",
            ],
            old: "        view.addSubview(card)\n",
            new:
                "        view.addSubview(card)\n        add([\n            1,\n        ])\n        add([\n            2,\n        ])\n"
        ),
        Case(
            testDescription: "brings a statement with its branches",
            fragments: [
                "override func viewDidLoad() {\n    ...\n    if isWide {\n        a()\n    } else {\n        b()\n    }\n}"
            ],
            old: "        view.addSubview(card)\n",
            new:
                "        view.addSubview(card)\n        if isWide {\n            a()\n        } else {\n            b()\n        }\n"
        ),
        Case(
            testDescription: "keeps what a comment says is here",
            fragments: ["override func viewDidLoad() {\n    // The card is added here\n    print(4)\n}"],
            old: "        view.addSubview(card)\n", new: "        view.addSubview(card)\n        print(4)\n"),
    ]

    @Test("goes where a reader would put it", arguments: cases)
    func place(_ testCase: Case) throws {
        let found = try program([Self.screen] + testCase.fragments)
        let added = testCase.fragments.dropLast().contains { !$0.contains("...") || $0.contains("last()") }
        #expect(Self.screen.contains(testCase.old))
        let expected = Self.screen.replacing(testCase.old, with: testCase.new)
        #expect(added ? found.contains(testCase.new) : found == expected)
    }
}
