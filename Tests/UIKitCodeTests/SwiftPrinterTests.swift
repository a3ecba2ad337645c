import Testing

@testable import UIKitCode

@Suite("Swift as text")
struct SwiftPrinterTests {
    private static let (a, b, c) = (SwiftExpression.name("a"), SwiftExpression.name("b"), SwiftExpression.name("c"))

    private static let cases: [(expression: SwiftExpression, text: String)] = [
        (a.adding(b).times(c), "(a + b) * c"),
        (a.subtracting(b.subtracting(c)), "a - (b - c)"),
        (a.adding(b.negated), "a - b"),
        (a.adding(b.times(c).negated), "a - (b * c)"),
        (a.adding(b).negated.negated, "(a + b)"),
        (a.adding(.zero).times(.one), "a"),
        (.prefix(.not, .binary(a, .logical(.and), b)), "!(a && b)"),
        (.binary(.binary(a, .logical(.or), b), .logical(.and), c), "(a || b) && c"),
        (SwiftExpression.binary(a, .coalesce, b).dot("count"), "(a ?? b).count"),
        (b.or(c, if: a).compared(.equal, c), "(a ? b : c) == c"),
        (.cast(.array([a]), type: "[Int]").calling("enumerated"), "([a] as [Int]).enumerated()"),
        (
            SwiftExpression.implicit("red").calling("withAlphaComponent", .init(a)).qualified(by: "UIColor"),
            "UIColor.red.withAlphaComponent(a)"
        ),
        (.string([.text("\"\n"), .interpolation(a)]), "\"\\\"\\n\\(a)\""),
    ]

    @Test("has brackets where they are needed, and no zeros, ones and double signs", arguments: cases.indices)
    func expressions(_ index: Int) {
        #expect(Self.cases[index].expression.text == Self.cases[index].text)
    }

    @Test("leaves out constants that nothing uses, whatever texts say")
    func constants() {
        let statements: [SwiftStatement] = [
            .constant(name: "a", type: nil, value: .one), .constant(name: "b", type: "CGFloat", value: .zero),
            .conditional([(.condition(Self.c), [.call(.name("print"), .init(.text("a")), .init(Self.b))])]),
        ]
        #expect(statements.pruned.text(indented: 0) == "let b: CGFloat = 0\nif c {\n    print(\"a\", b)\n}\n")
    }

    @Test("has no empty lines at the beginning and the end of braces, and none twice")
    func blanks() {
        let call = SwiftStatement.call(.name("f"))
        let statements: [SwiftStatement] = [.blank, call, .blank, .blank, .group([.blank, call]), .blank]
        #expect(statements.text(indented: 1) == "    f()\n\n    f()\n")
    }
}
