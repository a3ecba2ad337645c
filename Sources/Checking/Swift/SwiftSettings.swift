import Lessons
import Notation

/// What a block of Swift says of itself behind its backticks.
struct SwiftSettings: Sendable {
    /// What it says that it relies on.
    struct Surroundings: Sendable {
        /// The class that it is a part of.
        var type: String?
        /// Declarations that stand elsewhere, between semicolons: `title, note: UILabel` or a function's first line.
        var declarations: [String] = []
        /// UTF-8 offsets in the info string.
        var range: Range<Int>
    }

    /// Whether its types can be checked: it names nothing but UIKit, itself and its surroundings.
    var isComplete = false
    /// Whether the author means it to be wrong.
    var isMeantToFail = false
    /// Nil where it stands alone.
    var surroundings: Surroundings?

    init(info: String) {
        var reader = InfoStringReader(info)
        while let word = reader.next() {
            switch (word.name, word.value) {
            case ("complete", nil): isComplete = true
            case ("fails", nil): isMeantToFail = true
            case ("in", let type?): add(word) { $0.type = type }
            case ("given", let text?):
                add(word) { $0.declarations = text.split(separator: ";").map { String($0.drop { $0 == " " }) } }
            default: break
            }
        }
    }

    private mutating func add(_ word: InfoStringReader.Word, _ change: (inout Surroundings) -> Void) {
        isComplete = true
        var changed = surroundings ?? Surroundings(range: word.nameRange)
        changed.range = changed.range.lowerBound..<word.valueRange.upperBound
        change(&changed)
        surroundings = changed
    }
}

extension SwiftSettings.Surroundings {
    /// The name that mistakes in the surroundings have as their file.
    static let fileName = "surroundings"

    /// A body that has whatever type it must have: only types are looked at, nothing of the file ever runs.
    private static let body = "{ while true {} }"

    /// The file in which the code stands where it belongs, with what it relies on declared before it.
    func file(around code: [UInt8]) -> [UInt8] {
        var opening = "#sourceLocation(file: \"\(Self.fileName)\", line: 1)\nimport UIKit\n"
        opening += "func given<Value>() -> Value \(Self.body)\n"
        if let type { opening += "final class Given: \(type) {\n" }
        for declaration in declarations { opening += line(for: declaration) }
        let words = SwiftSettings.openingWords(of: code)
        let isFunction = type != nil && words.allSatisfy { !SwiftSettings.memberWords.contains($0) }
        if isFunction { opening += "func part() {\n" }
        opening += "#sourceLocation(file: \"<stdin>\", line: 1)\n"
        var closing = "\n"
        if isFunction { closing += "}\n" }
        if type != nil && needsCoder(code) { closing += "required init(coder: NSCoder) \(Self.body)\n" }
        if type != nil { closing += "}\n" }
        return Array(opening.utf8) + code + Array(closing.utf8)
    }

    /// Whether the code has an initializer of its own but not the one that a class then needs too.
    private func needsCoder(_ code: [UInt8]) -> Bool {
        let text = String(decoding: code, as: UTF8.self)
        let initializers = text.split(separator: "\n").filter { line in
            line.first != " " && (line.hasPrefix("init(") || line.contains(" init(")) && !line.contains("convenience ")
        }
        return !initializers.isEmpty && !text.contains("coder: NSCoder")
    }

    private func line(for declaration: String) -> String {
        if declaration.hasPrefix("func ") { return "\(declaration) \(Self.body)\n" }
        let parts = declaration.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return "var \(declaration)\n" }
        return parts[0].split(separator: ",").map { "var \($0):\(parts[1]) = given()\n" }.joined()
    }
}

extension SwiftSettings {
    /// The words that begin the lines that are not indented. A word right before a parenthesis is a call and does not
    /// count, but for those of initializers and subscripts.
    fileprivate static func openingWords(of code: [UInt8]) -> [String] {
        code.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let start = line.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
            let word = String(decoding: start, as: UTF8.self)
            let isCall =
                line.dropFirst(start.count).first == UInt8(ascii: "(") && !["init", "subscript"].contains(word)
            return isCall ? nil : word
        }
    }

    /// Words with which only members of a type begin.
    fileprivate static let memberWords = [
        "override", "func", "init", "deinit", "required", "convenience", "private", "fileprivate", "internal", "public",
        "open", "static", "lazy", "weak", "unowned", "mutating", "subscript", "@objc", "@IBAction", "@IBOutlet",
    ]
}

extension CodeBlock {
    /// What it says of itself, if it is Swift.
    var swiftSettings: SwiftSettings { SwiftSettings(info: info) }
}
