/// What colours need to know of a language: how its comments, texts and words look, and no more of its syntax.
struct CodeGrammar: Sendable {
    /// The names by which info strings call it, in lower case.
    var names: [String]
    var lineComments: [String] = []
    var blockComments: [Delimiters] = []
    var texts: [Delimiters] = [.quotes, .apostrophes]
    var keywords: Set<String> = []
    /// Words that are values, such as `true`.
    var values: Set<String> = ["true", "false", "null"]
    /// Characters beside letters, digits and underscores that words hold.
    var wordCharacters = ""
    /// What begins a word that is an attribute, a directive or a variable: `@`, `$`.
    var sigils = ""
    /// What stands behind a word at the beginning of a line that names an entry; nil for languages without such.
    var entryMark: Character?
    var ignoresCase = false
    /// Whether a word with a capital and small letters is a type.
    var hasCapitalTypes = false
    /// Whether a word before a parenthesis is a function.
    var hasCalls = true
    /// Whether it is made of tags: words only count between `<` and `>`.
    var isMarkup = false

    /// What a comment or a text stands between.
    struct Delimiters: Sendable {
        var open: String
        var close: String
        /// Whether a backslash takes the meaning of what follows.
        var hasEscapes = true
        /// Whether it may go over the end of a line.
        var spansLines = false

        static let quotes = Self(open: "\"", close: "\"")
        static let apostrophes = Self(open: "'", close: "'")
        static let backticks = Self(open: "`", close: "`", spansLines: true)
        static let tripleQuotes = Self(open: "\"\"\"", close: "\"\"\"", spansLines: true)
        static let tripleApostrophes = Self(open: "'''", close: "'''", spansLines: true)
        static let slashStars = Self(open: "/*", close: "*/", hasEscapes: false, spansLines: true)
        static let tagComments = Self(open: "<!--", close: "-->", hasEscapes: false, spansLines: true)
    }

    /// The grammar of a language; nil for one that stays without colours.
    static func named(_ language: String) -> CodeGrammar? {
        positions[language.lowercased()].map { all[$0] }
    }

    /// Of the languages' names; where two have one, it is the first one's.
    private static let positions: [String: Int] = {
        var positions: [String: Int] = [:]
        for (position, grammar) in all.enumerated() {
            for name in grammar.names where positions[name] == nil { positions[name] = position }
        }
        return positions
    }()
}

extension Set<String> {
    /// The words of a text.
    init(words text: String) { self.init(text.split { $0.isWhitespace }.map { String($0) }) }
}
