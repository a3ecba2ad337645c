/// A method that a program's `@objc` protocol leaves to those who want it: without Objective-C one that everybody has, and that does
/// nothing or gives nil unless it is written.
struct OptionalMethod: Hashable {
    /// The protocol's name.
    var owner: String
    var name: String
    /// Where the word `optional` stands.
    var word: Range<Int>
    /// `func name(parameters) -> Result?`.
    var header: String

    /// What everybody has.
    var standard: String {
        "extension \(owner) { \(header) { \(header.contains("->") ? "return nil" : "") } }\n"
    }

    /// In order; those with a result that is never nil are left out, since nothing stands for it.
    static func all(in code: SwiftCode) -> [OptionalMethod] {
        let found = code.ranges(of: /\boptional\s+func\s+\w+\s*\(/, with: "optional")
        guard !found.isEmpty else { return [] }
        let protocols = code.ranges(of: /protocol\s+\w+/, beginningWith: ["protocol"]).compactMap {
            range -> (name: String, body: Range<Int>)? in
            guard let open = code.first("{", from: range.upperBound), let end = code.closing(ofBraceAt: open) else {
                return nil
            }
            return (code.lastWord(in: range), open..<end)
        }
        return found.compactMap { range in
            guard let owner = protocols.first(where: { $0.body.contains(range.lowerBound) }),
                let end = code.closing(ofParenthesisAt: range.upperBound - 1)
            else { return nil }
            let result = String(decoding: code.bytes[end...].prefix { !"\n};@".utf8.contains($0) }, as: UTF8.self)
            let words = result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard words.isEmpty || words.hasPrefix("->") && (words.hasSuffix("?") || words.hasSuffix("!")) else {
                return nil
            }
            let word = range.lowerBound..<range.lowerBound + "optional".utf8.count
            return OptionalMethod(
                owner: owner.name, name: code.lastWord(in: range), word: word,
                header: String(decoding: code.bytes[word.upperBound..<end], as: UTF8.self)
                    .split(whereSeparator: \.isWhitespace).joined(separator: " ") + (words.isEmpty ? "" : " " + words))
        }
    }
}
