/// Cuts an info string into words of the form `name=value`, where values may be quoted.
package struct InfoStringReader {
    package struct Word {
        package var name: String
        /// Nil without `=`.
        package var value: String?
        /// UTF-8 offsets in the info string.
        package var nameRange: Range<Int>
        package var valueRange: Range<Int>
    }

    private let bytes: [UInt8]
    private var offset = 0
    private(set) var problems: [Problem] = []

    package init(_ info: String) {
        bytes = Array(info.utf8)
    }

    package mutating func next() -> Word? {
        while offset < bytes.count, InfoStringReader.isSpace(bytes[offset]) { offset += 1 }
        guard offset < bytes.count else { return nil }
        let start = offset
        while offset < bytes.count, !InfoStringReader.isSpace(bytes[offset]), bytes[offset] != UInt8(ascii: "=") {
            offset += 1
        }
        let nameRange = start..<offset
        let name = String(decoding: bytes[nameRange], as: UTF8.self)
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
            return Word(name: name, value: nil, nameRange: nameRange, valueRange: nameRange)
        }
        offset += 1
        let valueStart = offset
        let value = name == SettingName.devices.rawValue ? readNames() : readValue()
        return Word(name: name, value: value, nameRange: nameRange, valueRange: valueStart..<max(offset, valueStart))
    }

    /// A value whose names may have spaces without being quoted: it goes on up to the next word with `=`.
    private mutating func readNames() -> String {
        var text = readValue()
        guard offset < bytes.count, offset > 0, !InfoStringReader.isQuote(bytes[offset - 1]) else { return text }
        while true {
            var start = offset
            while start < bytes.count, InfoStringReader.isSpace(bytes[start]) { start += 1 }
            var end = start
            while end < bytes.count, !InfoStringReader.isSpace(bytes[end]), bytes[end] != UInt8(ascii: "=") { end += 1 }
            guard start < end, end == bytes.count || InfoStringReader.isSpace(bytes[end]) else { return text }
            text += " " + String(decoding: bytes[start..<end], as: UTF8.self)
            offset = end
        }
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private mutating func readValue() -> String {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
            let start = offset
            while offset < bytes.count, !InfoStringReader.isSpace(bytes[offset]) { offset += 1 }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        let quote = bytes[offset]
        let start = offset
        var text: [UInt8] = []
        offset += 1
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), offset < bytes.count, bytes[offset] == quote || bytes[offset] == byte {
                text.append(bytes[offset])
                offset += 1
            } else {
                text.append(byte)
            }
        }
        problems.append(Problem(.unterminatedString, start..<start + 1))
        return String(decoding: text, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r")
    }
}
