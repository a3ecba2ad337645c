/// The addresses in a stylesheet or a `style` attribute, in the order written: `url(…)`, quoted or not, and `@import "…"`.
///
/// Comments and strings are what CSS Syntax, section 4, says they are. Complexity: O(n).
package func stylesheetAddresses(_ css: [UInt8]) -> [String] {
    var scanner = StylesheetScanner(css: css)
    return scanner.addresses()
}

private struct StylesheetScanner {
    let css: [UInt8]
    private var index = 0
    private var found: [String] = []

    init(css: [UInt8]) { self.css = css }

    mutating func addresses() -> [String] {
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = string()
            case UInt8(ascii: "\\"): index += 2
            case _ where isWord(byte) || byte == UInt8(ascii: "@"): readWord()
            default: index += 1
            }
        }
        return found
    }

    private var peek: UInt8? { at(index) }

    private func at(_ index: Int) -> UInt8? { css.indices.contains(index) ? css[index] : nil }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipComment() {
        index += 2
        while let byte = peek, !(byte == UInt8(ascii: "*") && at(index + 1) == UInt8(ascii: "/")) { index += 1 }
        index += 2
    }

    private mutating func skipSpace() {
        while let byte = peek, isSpace(byte) { index += 1 }
    }

    /// A name and what follows it, where that is an address.
    private mutating func readWord() {
        let start = index
        index += 1
        while let byte = peek, isWord(byte) { index += 1 }
        if isName(start, "@import") {
            skipSpace()
            if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { found.append(string()) }
        } else if peek == UInt8(ascii: "("), isName(start, "url") || isName(start, "src") {
            index += 1
            skipSpace()
            let isQuoted = peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'")
            found.append(isQuoted ? string() : bareAddress())
        }
    }

    /// Whether the word that begins at `start` and ends here is `name`, in whatever case.
    private func isName(_ start: Int, _ name: StaticString) -> Bool {
        guard index - start == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { name in name.indices.allSatisfy { lowercased(css[start + $0]) == name[$0] } }
    }

    /// A quoted string without its quotes; a line's end ends a broken one.
    private mutating func string() -> String {
        let quote = peek
        index += 1
        return text { $0 == quote || $0 == 0x0A }
    }

    /// What stands in `url(…)` without quotes.
    private mutating func bareAddress() -> String {
        text { isSpace($0) || $0 == UInt8(ascii: ")") }
    }

    /// The characters before one that ends them, escapes resolved; the end is skipped too.
    private mutating func text(until isEnd: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        while let byte = peek, !isEnd(byte) {
            index += 1
            if byte == UInt8(ascii: "\\") { bytes += escape() } else { bytes.append(byte) }
        }
        index += 1
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What a backslash stands for: up to six hexadecimal digits and one space, or the next character itself.
    private mutating func escape() -> [UInt8] {
        var value: UInt32 = 0
        var digits = 0
        while digits < 6, let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
            value = value * 16 + UInt32(digit)
            digits += 1
            index += 1
        }
        if digits > 0 {
            if let byte = peek, [0x20, 0x09, 0x0A].contains(byte) { index += 1 }
            return Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
        }
        guard let byte = peek else { return [] }
        index += 1
        return byte == 0x0A ? [] : [byte]
    }
}
