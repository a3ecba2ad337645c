import Foundation
import Testing
import UIKitCode

@testable import Pages

@Suite("The UIKit code beside a block")
struct UIKitPaneTests {
    private static let lesson = """
        ---
        title: A
        ---
        ```layout show=code
        component Chip(word): Label { text = word }
        ```

        ```layout show=figure
        screen S { Chip a("new") }
        ```

        ```layout
        screen S { ...; Chip b("old") }
        ```

        ```layout
        screen S { ... }
        ```

        ```swift
        let a = 1
        ```
        """

    private static func page() throws -> String {
        try SmallSite(["a.md": lesson]).generated().text("a.html")
    }

    /// The text between `start` and the next `end`, for each `start`.
    private static func pieces(of text: String, from start: String, to end: String) -> [String] {
        text.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
    }

    @Test("stands where the block's code is shown and something is new, and opens without a script")
    func panes() throws {
        let panes = try Self.pieces(of: Self.page(), from: "<details class=\"uikit\">", to: "</details>")
        #expect(panes.count == 2)
        for pane in panes {
            #expect(pane.hasPrefix("<summary>UIKit</summary><pre tabindex=\"0\" role=\"group\" aria-label="))
        }
        #expect(panes.first?.contains("Chip") == true)
        #expect(panes.first?.contains("SViewController") == false)
        #expect(panes.last?.contains("// As above: Chip.") == true)
    }

    @Test("says once what no block has changed, and names what it leaves out")
    func once() {
        func declaration(_ name: String, _ code: String) -> UIKitCode.Declaration {
            UIKitCode.Declaration(kind: .type, name: name, code: code)
        }
        var pane = UIKitPane()
        let names = (1...12).map { "Component\($0)" }
        let first = names.map { declaration($0, "// \($0)\n") }
        #expect(
            pane.code(of: UIKitCode(declarations: first))?.code == names.map { "// \($0)\n" }.joined(separator: "\n"))
        #expect(pane.code(of: UIKitCode(declarations: first)) == nil)
        let changed = Array(first.dropLast()) + [declaration("Component12", "// new\n")]
        let note = """
            // As above: Component1, Component2, Component3, Component4, Component5,
            // Component6, Component7, Component8, Component9, Component10, Component11.

            // new

            """
        #expect(pane.code(of: UIKitCode(declarations: changed)) == UIKitListing(code: note, newLines: [4]))
    }

    @Test("marks the lines that a declaration did not have before, and all of those beside it that are new")
    func newLines() {
        func code(_ declarations: [(String, String)]) -> UIKitCode {
            UIKitCode(
                declarations: declarations.map { UIKitCode.Declaration(kind: .type, name: $0.0, code: $0.1) })
        }
        var pane = UIKitPane()
        let first = pane.code(of: code([("A", "class A {\n    a\n    b\n}\n"), ("B", "class B {}\n")]))
        #expect(first?.newLines == [])
        let second = pane.code(
            of: code([("A", "class A {\n    a\n\n    c\n    b\n}\n"), ("B", "class B {}\n"), ("C", "class C {}\n")]))
        let shown = "// As above: B.\n\nclass A {\n    a\n\n    c\n    b\n}\n\nclass C {}\n"
        #expect(second == UIKitListing(code: shown, newLines: [6, 10]))
        let third = pane.code(of: code([("A", "class A {\n    b\n}\n")]))
        #expect(third == UIKitListing(code: "class A {\n    b\n}\n", newLines: []))
    }
}
