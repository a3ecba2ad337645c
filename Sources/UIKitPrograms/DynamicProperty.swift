/// A `dynamic` property of a program that observes properties: it tells the module whenever it is set, which Objective-C's runtime would
/// do by itself.
enum DynamicProperty {
    private static let call = "_didChangeValue()"

    /// The program with what tells of such properties, at the lines where they stand.
    static func telling(_ text: String) -> String {
        let code = SwiftCode(text)
        let heads = code.ranges(of: /\bdynamic[ \t]+(?:\w+(?:\(set\))?[ \t]+)*var[ \t]+\w+[^\n{;]*/, with: "dynamic")
        guard !heads.isEmpty, isAskedFor(in: code) else { return text }
        let source = Array(text.utf8)
        var bytes = source
        // From the end, so that what stands before keeps its place.
        for head in heads.reversed() {
            guard let (place, words) = addition(behind: head, in: code, source) else { continue }
            bytes.insert(contentsOf: Array(words.utf8), at: place)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isAskedFor(in code: SwiftCode) -> Bool {
        !code.ranges(of: /\.?\bobserve\s*\(\s*\\|\bforKeyPath\b/).isEmpty
    }

    /// What is written where; nil for a property that is computed, or whose value goes on in the next line.
    private static func addition(behind head: Range<Int>, in code: SwiftCode, _ bytes: [UInt8]) -> (Int, String)? {
        guard head.upperBound < code.bytes.count, code.bytes[head.upperBound] == UInt8(ascii: "{") else {
            return end(of: head, in: code, bytes).map { ($0, " { didSet { \(call) } }") }
        }
        guard let end = code.closing(ofBraceAt: head.upperBound) else { return nil }
        return addition(to: head.upperBound..<end, in: code)
    }

    /// Behind a declaration in one line, before its comment: behind its last word, or the string that follows.
    private static func end(of head: Range<Int>, in code: SwiftCode, _ bytes: [UInt8]) -> Int? {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let last = code.bytes[head].lastIndex(where: { !isSpace($0) }) else { return nil }
        guard "=([,:.+-*/&|".utf8.contains(code.bytes[last]) else { return last + 1 }
        let quote = UInt8(ascii: "\"")
        guard let start = bytes[last + 1..<head.upperBound].firstIndex(where: { !isSpace($0) }), bytes[start] == quote
        else { return nil }
        let closing = bytes.indices[start + 1..<head.upperBound].first {
            bytes[$0] == quote && bytes[$0 - 1] != UInt8(ascii: "\\")
        }
        return closing.map { $0 + 1 }
    }

    /// What is written into the braces of a property's observers.
    private static func addition(to body: Range<Int>, in code: SwiftCode) -> (Int, String)? {
        let observers = code.ranges(of: /\b(?:willSet|didSet)\b(?:\s*\(\w+\))?\s*\{/, with: "Set").filter {
            body.contains($0.lowerBound)
        }
        guard !observers.isEmpty else { return nil }
        let after = observers.first { code.bytes[$0].starts(with: "didSet".utf8) }
        return after.map { ($0.upperBound, " \(call);") } ?? (body.lowerBound + 1, " didSet { \(call) };")
    }
}
