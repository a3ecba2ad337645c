/// The characters of a text by their positions.
enum CharacterList {
    /// Each byte is a character: ASCII without carriage returns.
    case bytes([UInt8])
    case characters([Character])

    /// Complexity: O(n).
    init(_ text: String) {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        self = isPlain ? .bytes(Array(text.utf8)) : .characters(Array(text))
    }

    var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .characters(let characters): characters.count
        }
    }

    /// Complexity: O(n) in the length of the range.
    func text(_ range: Range<Int>) -> Substring {
        switch self {
        case .bytes(let bytes): Substring(decoding: bytes[range], as: UTF8.self)
        case .characters(let characters): Substring(characters[range])
        }
    }
}

/// A character, or a byte that is one.
protocol TextUnit: Equatable {
    static var space: Self { get }
    static var lineFeed: Self { get }
    /// An ellipsis as so many of them.
    static var ellipsis: [Self] { get }
    var isNewline: Bool { get }
    var isWhitespace: Bool { get }
}

extension Character: TextUnit {
    static let space: Character = " "
    static let lineFeed: Character = "\n"
    static let ellipsis: [Character] = ["…"]
}

extension UInt8: TextUnit {
    static let space = UInt8(ascii: " ")
    static let lineFeed = UInt8(ascii: "\n")
    static let ellipsis = Array("…".utf8)

    /// U+000A to U+000D.
    var isNewline: Bool { 0x0A...0x0D ~= self }
    var isWhitespace: Bool { self == Self.space || 0x09...0x0D ~= self }
}
