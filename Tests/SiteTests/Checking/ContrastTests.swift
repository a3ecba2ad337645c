import Diagnostics
import Testing

@Suite("The contrast of texts in figures")
struct ContrastTests {
    private func problems(_ views: String, info: String = "") throws -> String {
        let block = "```layout \(info)\nscreen S {\n\(views)\n}\n```\n"
        let site = try SmallSite(["a.md": "---\ntitle: A\n---\n" + block]).generated()
        return listing(site.diagnostics.filter { $0.severity == .error || $0.identifier == "low-contrast" })
    }

    @Test(
        "is enough, or is told for each scheme in which it is not",
        arguments: [
            ("Label a { text = \"x\"; edges == super.edges }", ""),
            ("Label a { text = \"x\"; textColor = .secondaryLabel; edges == super.edges }", ""),
            ("Label a { text = \"x\"; textColor = .placeholderText; edges == super.edges }", ""),
            ("Label a { text = \"\"; textColor = .white; edges == super.edges }", ""),
            (
                "Label a { text = \"x\"; textColor = .white; edges == super.edges }",
                "a: 1:1 in light"
            ),
            (
                "Label a { text = \"x\"; textColor = color(\"#808080\"); backgroundColor = color(\"#909090\"); edges == super.edges }",
                "a: 1.24:1 in dark, a: 1.24:1 in light"
            ),
            (
                "Label a { attributedText = [\"x\", .run(\"y\", color: .white), .run(\"z\", color: .white, bold: true)]; edges == super.edges }",
                "a: 1:1 in light"
            ),
            ("Button a { title = \"x\"; titleColor = .black; edges == super.edges }", "a: 1:1 in dark"),
            (
                "View v { backgroundColor = .black; edges == super.edges\nLabel a { text = \"x\"; edges == super.edges } }",
                "a: 1:1 in light"
            ),
            (
                "Label a { text = \"x\"; textColor = .white; edges == super.edges }\n"
                    + "View v { backgroundColor = .black; edges == super.edges }", ""
            ),
            (
                "View v { backgroundColor = .black; alpha = 0.1; edges == super.edges }\n"
                    + "Label a { text = \"x\"; textColor = .black; edges == super.edges }", "a: 1:1 in dark"
            ),
            (
                "View v { isHidden = true; edges == super.edges\nLabel a { text = \"x\"; textColor = .white; edges == super.edges } }",
                ""
            ),
        ])
    func texts(views: String, expected: String) throws {
        let found = try problems(views).split(separator: "\n").map { line in
            line.replacing("the text of '", with: "").split(separator: "low-contrast: ").last ?? ""
        }
        let short = found.map {
            $0.replacing("' has a contrast of only ", with: ": ").replacing(" surroundings", with: "")
        }
        #expect(short.sorted().joined(separator: ", ") == expected)
    }

    @Test("counts in the one scheme of a preview that has only one")
    func oneScheme() throws {
        let white = "Label a { text = \"x\"; textColor = .white; edges == super.edges }"
        #expect(try problems(white, info: "appearance=dark") == "")
        #expect(try problems(white, info: "appearance=light").contains("content/a.md:6:1 warning low-contrast"))
    }
}
