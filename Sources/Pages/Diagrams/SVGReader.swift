/// Takes SVG apart as a well-behaved program writes it: elements, attributes in double quotes, text.
///
/// Everything stays escaped as it was; declarations and comments are passed over. What is cut off ends the pieces.
struct SVGReader {
    struct Attribute: Hashable {
        var name: String
        /// Still escaped; holds no double quote and no angle bracket.
        var value: String
    }

    enum Piece: Hashable {
        case open(String, [Attribute], isEmpty: Bool)
        case close(String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Piece? {
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                return .text(taken { $0 == UInt8(ascii: "<") })
            }
            let start = offset + 1
            if bytes[start...].starts(with: "!--".utf8) {
                skip(past: "-->")
            } else if let mark = bytes[start...].first, mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") {
                skip(past: ">")
            } else {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Piece? {
        offset += 1
        let isClosing = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
        if isClosing { offset += 1 }
        let name = taken(until: Self.endsName)
        var attributes: [Attribute] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: ">") { return isClosing ? .close(name) : .open(name, attributes, isEmpty: false) }
            if byte == UInt8(ascii: "/"), offset < bytes.count, bytes[offset] == UInt8(ascii: ">") {
                offset += 1
                return .open(name, attributes, isEmpty: true)
            }
            guard !Self.isSpace(byte) else { continue }
            offset -= 1
            guard let attribute = attribute() else { return nil }
            attributes.append(attribute)
        }
        return nil
    }

    private mutating func attribute() -> Attribute? {
        let name = taken(until: Self.endsName)
        guard bytes[offset...].starts(with: "=\"".utf8) else { return nil }
        offset += 2
        let value = taken { $0 == UInt8(ascii: "\"") }
        offset += 1
        guard !value.utf8.contains(UInt8(ascii: "<")), !value.utf8.contains(UInt8(ascii: ">")) else {
            return Attribute(name: name, value: "")
        }
        return Attribute(name: name, value: value)
    }

    private mutating func taken(until isEnd: (UInt8) -> Bool) -> String {
        let start = offset
        while offset < bytes.count, !isEnd(bytes[offset]) { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func skip(past end: String) {
        while offset < bytes.count, !bytes[offset...].starts(with: end.utf8) { offset += 1 }
        offset = min(bytes.count, offset + end.utf8.count)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || [UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">")].contains(byte)
    }
}
