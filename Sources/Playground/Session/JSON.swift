/// JSON in the making.
struct JSON {
    private(set) var text = ""

    /// An object of members that each write their value.
    static func object(_ members: [(name: String, value: JSON)]) -> JSON {
        JSON(text: "{" + members.map { string($0.name).text + ":" + $0.value.text }.joined(separator: ",") + "}")
    }

    static func array(_ values: [JSON]) -> JSON {
        JSON(text: "[" + values.map { $0.text }.joined(separator: ",") + "]")
    }

    /// The shortest digits that give the number again; null for what is no number.
    static func number(_ value: Double) -> JSON { JSON(text: value.isFinite ? "\(value)" : "null") }

    static func number(_ value: Int) -> JSON { JSON(text: "\(value)") }

    static func bool(_ value: Bool) -> JSON { JSON(text: value ? "true" : "false") }

    static let null = JSON(text: "null")

    static func string(_ value: String) -> JSON {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                bytes += Array("\\u00".utf8)
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            case _: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return JSON(text: String(decoding: bytes, as: UTF8.self))
    }
}
