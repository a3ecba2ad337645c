/// Reads a block into declarations. It never fails: what it cannot read becomes a problem, and reading goes on with the
/// next statement.
///
/// One recursive descent through the grammar of docs/notation.md, with a file for each group of its rules. Expressions,
/// which hold no statements, have a parser of their own over the same lexemes.
struct Parser: LexemeReader {
    private var expressions: ExpressionParser

    var reading: LexemeReading {
        get { expressions.reading }
        _modify { yield &expressions.reading }
    }

    /// The declarations of a block's UTF-8 and everything that is wrong with it, by place.
    static func parse(_ bytes: [UInt8], block: Int) -> (declarations: [Declaration], problems: [Problem]) {
        guard bytes.count <= Limits.blockBytes else {
            return ([], [Problem(.blockTooLong(limit: Limits.blockBytes), 0..<1)])
        }
        var parser = Parser(
            expressions: ExpressionParser(
                reading: LexemeReading(bytes: bytes, block: block, range: 0..<bytes.count, depth: 0)))
        let declarations = parser.parseFile()
        return (declarations, parser.reading.problems)
    }

    // MARK: Expressions

    mutating func parseExpression() -> Expression { expressions.parseExpression() }

    /// A sum or a product: what stands on one side of a comparison.
    mutating func parseSide() -> Expression {
        expressions.parseBinary(atLeast: BinaryOperator.precedenceOfComparison + 1)
    }

    mutating func parsePostfix() -> Expression { expressions.parsePostfix() }

    mutating func parseArguments() -> [Expression.Argument]? { expressions.parseArguments() }
}
