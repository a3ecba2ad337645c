import Foundation

/// A program's text with its comments and strings blanked: what is left is code, at the same places.
struct SwiftCode {
    private(set) var bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var position = 0
        while position < bytes.count { position = skip(from: position) }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Behind what begins at `position`: a comment, a string, or one byte of code.
    private mutating func skip(from position: Int) -> Int {
        if starts("//", position) { return blank(position, until: end(ofLineFrom: position)) }
        if starts("/*", position) { return blank(position, until: endOfComment(from: position)) }
        var opening = position
        while opening < bytes.count, bytes[opening] == UInt8(ascii: "#") { opening += 1 }
        guard opening < bytes.count, bytes[opening] == UInt8(ascii: "\"") else { return position + 1 }
        let hashes = String(repeating: "#", count: opening - position)
        let quote = starts("\"\"\"", opening) ? "\"\"\"" : "\""
        let end = endOfString(from: opening + quote.utf8.count, closing: quote + hashes, escape: "\\" + hashes)
        return blank(position, until: end)
    }

    private func starts(_ text: String, _ position: Int) -> Bool { bytes[position...].starts(with: text.utf8) }

    private func end(ofLineFrom position: Int) -> Int {
        bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    private func endOfComment(from position: Int) -> Int {
        var (position, depth) = (position, 0)
        while position < bytes.count {
            if starts("/*", position) {
                (position, depth) = (position + 2, depth + 1)
            } else if starts("*/", position) {
                (position, depth) = (position + 2, depth - 1)
                if depth == 0 { return position }
            } else {
                position += 1
            }
        }
        return position
    }

    /// Strings within what a string interpolates end with it.
    private func endOfString(from position: Int, closing: String, escape: String) -> Int {
        var (position, depth) = (position, 0)
        while position < bytes.count {
            if starts(escape, position) {
                position += escape.utf8.count
                if position < bytes.count, bytes[position] == UInt8(ascii: "(") { depth += 1 }
                position += 1
            } else if depth == 0, starts(closing, position) {
                return position + closing.utf8.count
            } else if depth == 0, closing.hasPrefix("\"") && !closing.hasPrefix("\"\"\""),
                bytes[position] == UInt8(ascii: "\n")
            {
                return position
            } else {
                if depth > 0, bytes[position] == UInt8(ascii: "(") { depth += 1 }
                if depth > 0, bytes[position] == UInt8(ascii: ")") { depth -= 1 }
                position += 1
            }
        }
        return position
    }

    private mutating func blank(_ start: Int, until end: Int) -> Int {
        for position in start..<end where bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
        return max(end, start + 1)
    }

    // MARK: Braces

    /// Where the brace that opens at `position` is closed; nil where it is not.
    func closing(ofBraceAt position: Int) -> Int? {
        var depth = 0
        for index in position..<bytes.count {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// Where the braces of a type's extensions stand.
    func bodies(ofExtensionsOf type: String) -> [Range<Int>] {
        ranges(of: /extension[ \t]+[\w.]+/, beginningWith: ["extension"]).filter { lastWord(in: $0) == type }.compactMap
        {
            head in
            guard let open = first("{", from: head.upperBound), let end = closing(ofBraceAt: open) else { return nil }
            return open..<end
        }
    }

    func first(_ character: Unicode.Scalar, from position: Int) -> Int? {
        bytes[position...].firstIndex(of: UInt8(ascii: character))
    }

    /// Behind the parenthesis that closes the one at `position`; nil where none does.
    func closing(ofParenthesisAt position: Int) -> Int? {
        var depth = 0
        for index in position..<bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return index + 1 }
            }
        }
        return nil
    }

    /// In how many braces each byte lies.
    var depths: [Int] {
        var depth = 0
        return bytes.map { byte in
            if byte == UInt8(ascii: "}") { depth -= 1 }
            defer { if byte == UInt8(ascii: "{") { depth += 1 } }
            return depth
        }
    }

    /// The words that stand right before an offset, with nothing but blanks between.
    func words(before position: Int) -> [String] {
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let words = bytes[..<position].reversed().prefix { $0.isInWord || isBlank($0) }.reversed()
        return words.split(whereSeparator: isBlank).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The last word between two offsets; empty where there is none.
    func lastWord(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last
            .map(String.init) ?? ""
    }

    /// The places of what the pattern finds, as offsets, where that begins with one of these words. Only where one stands is the pattern
    /// tried, which takes less time than a search of all the text.
    func ranges<Output>(of pattern: some RegexComponent<Output>, beginningWith words: [String]) -> [Range<Int>] {
        let (text, pattern) = (text, pattern.regex.wordBoundaryKind(.simple))
        var end = 0
        return starts(ofWords: words).compactMap { start in
            guard start >= end else { return nil }
            let place = text.utf8.index(text.startIndex, offsetBy: start)
            guard let found = text[place...].prefixMatch(of: pattern)?.range.upperBound else { return nil }
            end = start + text.utf8.distance(from: place, to: found)
            return start..<end
        }
    }

    /// Where the words stand, in order, offsets of their first bytes.
    private func starts(ofWords words: [String]) -> [Int] {
        var position = 0
        var found: [Int] = []
        while let start = bytes[position...].firstIndex(where: \.isInWord) {
            let end = bytes[start...].firstIndex { !$0.isInWord } ?? bytes.count
            if words.contains(where: { bytes[start..<end].elementsEqual($0.utf8) }) { found.append(start) }
            position = end
        }
        return found
    }

    /// The places of what the pattern finds, as offsets.
    ///
    /// - Parameter word: what stands in each of them; a program without it is not searched.
    func ranges<Output>(of pattern: some RegexComponent<Output>, with word: String = "") -> [Range<Int>] {
        guard word.isEmpty || Data(bytes).range(of: Data(word.utf8)) != nil else { return [] }
        let text = text
        // Unicode's words have dots inside: `window.rootViewController` is one.
        return text.ranges(of: pattern.regex.wordBoundaryKind(.simple)).map { range in
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        }
    }
}

extension UInt8 {
    /// Whether words have it: a letter or a digit of ASCII, an underscore, or part of any character beyond.
    fileprivate var isInWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
