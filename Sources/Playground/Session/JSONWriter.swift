/// Writes JSON as UTF-8, with the commas between what is written one after another.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    /// The JSON that `body` writes.
    static func bytes(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        body(&writer)
        return writer.bytes
    }

    /// An object whose members `body` writes.
    mutating func object(_ body: (inout JSONWriter) -> Void) {
        beginValue()
        bytes.append(UInt8(ascii: "{"))
        body(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    mutating func array<Values: Sequence>(
        _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
    ) {
        beginValue()
        bytes.append(UInt8(ascii: "["))
        for value in values { element(&self, value) }
        bytes.append(UInt8(ascii: "]"))
    }

    /// The name of a member, whose value comes next.
    mutating func name(_ name: String) {
        write(name)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func null() { literal("null") }

    mutating func write(_ flag: Bool) { literal(flag ? "true" : "false") }

    mutating func write(_ number: Int) { literal(number.description) }

    /// The shortest digits that give the number again, as the language writes them; null for what is no number.
    mutating func write(_ number: Double) {
        guard let whole = Int32(exactly: number), whole != 0 else {
            return literal(number.isFinite ? number.description : "null")
        }
        // Most lengths are whole, and digits of these are found sooner.
        write(Int(whole))
        bytes.append(contentsOf: ".0".utf8)
    }

    /// The text, or null.
    mutating func write(_ text: String?) {
        guard let text else { return null() }
        write(text)
    }

    mutating func write(_ text: String) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var plain = 0
            for place in utf8.indices where utf8[place].isEscaped {
                bytes.append(contentsOf: utf8[plain..<place])
                escape(utf8[place])
                plain = place + 1
            }
            bytes.append(contentsOf: utf8[plain...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        guard byte < 0x20 else { return bytes.append(byte) }
        bytes.append(contentsOf: "u00".utf8)
        for digit in [byte >> 4, byte & 15] {
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    private mutating func literal(_ text: String) {
        beginValue()
        bytes.append(contentsOf: text.utf8)
    }

    /// A value that begins its array or object, or that has a name, follows no comma.
    private mutating func beginValue() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        case _: bytes.append(UInt8(ascii: ","))
        }
    }
}

extension UInt8 {
    fileprivate var isEscaped: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}
