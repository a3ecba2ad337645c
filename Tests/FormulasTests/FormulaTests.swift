import Formulas
import Testing

@Suite("Formulas")
struct FormulaTests {
    @Test(
        "become MathML",
        arguments: [
            ("x", "<mi>x</mi>"),
            ("2.5x", "<mrow><mn>2.5</mn><mi>x</mi></mrow>"),
            ("a - b", "<mrow><mi>a</mi><mo>−</mo><mi>b</mi></mrow>"),
            ("x^2_1", "<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>"),
            ("x^{n+1}", "<msup><mi>x</mi><mrow><mi>n</mi><mo>+</mo><mn>1</mn></mrow></msup>"),
            ("x^10", "<mrow><msup><mi>x</mi><mn>1</mn></msup><mn>0</mn></mrow>"),
            ("f'", "<msup><mi>f</mi><mo>′</mo></msup>"),
            ("\\frac12", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
            ("\\frac{a}{b}", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
            ("\\sqrt x", "<msqrt><mi>x</mi></msqrt>"),
            ("\\sqrt[3]{x}", "<mroot><mi>x</mi><mn>3</mn></mroot>"),
            ("\\alpha\\le\\beta", "<mrow><mi>α</mi><mo>≤</mo><mi>β</mi></mrow>"),
            ("\\sin x", "<mrow><mi>sin</mi><mi>x</mi></mrow>"),
            ("\\sum_{i} a", "<mrow><msub><mo>∑</mo><mi>i</mi></msub><mi>a</mi></mrow>"),
            ("\\hat a", "<mover accent=\"true\"><mi>a</mi><mo>^</mo></mover>"),
            ("\\text{if } x", "<mrow><mtext>if\u{A0}</mtext><mi>x</mi></mrow>"),
            ("\\mathbf{v}\\mathbb{R}", "<mrow><mi>𝐯</mi><mi>ℝ</mi></mrow>"),
            ("\\mathrm{width}", "<mi>width</mi>"),
            (
                "\\left( a \\right.",
                "<mrow><mo stretchy=\"true\">(</mo><mi>a</mi></mrow>"
            ),
            ("a\\,b", "<mrow><mi>a</mi><mspace width=\"0.1667em\"></mspace><mi>b</mi></mrow>"),
            ("a < b", "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>"),
            ("\\{1\\}", "<mrow><mo stretchy=\"false\">{</mo><mn>1</mn><mo stretchy=\"false\">}</mo></mrow>"),
            ("", "<mrow></mrow>"),
        ])
    func elements(formula: String, expected: String) throws {
        #expect(try mathML(formula, isDisplay: false) == "<math>\(expected)</math>")
    }

    @Test("of a line of their own have limits under and over")
    func display() throws {
        #expect(
            try mathML("\\sum_{i}^n \\lim_x \\int_0", isDisplay: true)
                == "<math display=\"block\"><mrow><munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>"
                + "<munder><mi>lim</mi><mi>x</mi></munder><msub><mo>∫</mo><mn>0</mn></msub></mrow></math>")
    }

    @Test("have matrices and cases")
    func tables() throws {
        #expect(
            try mathML("\\begin{cases} a & b \\\\ c & d \\\\ \\end{cases}", isDisplay: false)
                == "<math><mrow><mo stretchy=\"true\">{</mo><mtable>"
                + "<mtr><mtd style=\"text-align:left\"><mi>a</mi></mtd><mtd style=\"text-align:left\"><mi>b</mi></mtd></mtr>"
                + "<mtr><mtd style=\"text-align:left\"><mi>c</mi></mtd><mtd style=\"text-align:left\"><mi>d</mi></mtd></mtr>"
                + "</mtable></mrow></math>")
    }

    @Test(
        "that are wrong say where and what",
        arguments: [
            ("a \\frca b", 2..<7, "there is no '\\frca' in formulas", "did you mean '\\frac'?"),
            ("é{a", 2..<3, "this group is never closed", "write '}' behind it"),
            ("a}", 1..<2, "this closes nothing", "remove it, or write '\\}' to show it"),
            ("a^", 1..<2, "something is missing behind '^'", "write it in braces, '^{…}'"),
            ("a_b_c", 3..<4, "there are two of '_' here", "group them: 'a_{b_c}'"),
            ("\\left( a", 0..<1, "'\\left' has no '\\right'", "write '\\right)', or '\\right.' for nothing"),
            ("\\begin{x}", 0..<1, "this environment is not known", nil),
            ("\\begin{cases} a", 0..<1, "'\\begin{cases}' has no '\\end{cases}'", "write it behind the last row"),
            ("a & b", 2..<3, "'&' parts the columns of a table", "write '\\&' to show it"),
        ] as [(String, Range<Int>, String, String?)])
    func problems(formula: String, range: Range<Int>, message: String, help: String?) throws {
        let problem = #expect(throws: FormulaProblem.self) { try mathML(formula, isDisplay: false) }
        #expect(problem?.range == range)
        #expect(problem?.message == message)
        if let help { #expect(problem?.help == help) }
    }

    @Test(
        "of any depth and length end",
        arguments: ["{", "\\", "\\frac", "^", "\\begin{cases}", "\\left(", "&", "\\sqrt[", "}"])
    func hostile(piece: String) {
        #expect(throws: FormulaProblem.self) {
            try mathML(String(repeating: piece, count: 2000), isDisplay: true)
        }
    }
}
