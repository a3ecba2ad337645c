/// Reads what `ValueEncoder` has written. Whatever the bytes are, it gives a value or throws.
final class ValueDecoder {
    private let bytes: [UInt8]
    // Nothing that reads them hands out a reference to them, and every byte would pay for the check.
    @exclusivity(unchecked) private var position = 0
    /// How many values stand around the one that is read.
    @exclusivity(unchecked) private var depth = 0
    /// By type, the values that are written once.
    var shared: [ObjectIdentifier: AnyObject] = [:]
    /// Values that hold values that hold values: real ones have few.
    private static let mostDepth = 200

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value that the bytes are.
    static func value<Value: Decodable>(_ type: Value.Type, in bytes: [UInt8]) throws -> Value {
        let reader = ValueDecoder(bytes)
        let value = try reader.read(type)
        guard reader.position == bytes.count else { throw damaged("more bytes than a value has") }
        return value
    }

    func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // Elements of lists come here, each of which would ask for a container.
        if type == Double.self { return unsafeBitCast(try readDouble(), to: type) }
        if type == Int.self { return unsafeBitCast(try readInt(), to: type) }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.mostDepth else { throw Self.damaged("values inside of each other without an end") }
        return try Value(from: self)
    }

    func readByte() throws -> UInt8 {
        guard position < bytes.count else { throw Self.damaged("the end is missing") }
        defer { position += 1 }
        return bytes[position]
    }

    func readBool() throws -> Bool {
        switch try readByte() {
        case 0: false
        case 1: true
        default: throw Self.damaged("neither true nor false")
        }
    }

    func readDouble() throws -> Double { Double(bitPattern: try readFixed(UInt64.self)) }

    func readString() throws -> String {
        let length = try readLength()
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    func readInt() throws -> Int {
        let bits = try readVarying()
        return Int(truncatingIfNeeded: bits >> 1) ^ -Int(truncatingIfNeeded: bits & 1)
    }

    private func readVarying() throws -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: UInt64.bitWidth, by: 7) {
            let byte = try readByte()
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        throw Self.damaged("a number without an end")
    }

    /// How many bytes follow, which are there.
    private func readLength() throws -> Int {
        guard let length = Int(exactly: try readVarying()), length <= bytes.count - position else {
            throw Self.damaged("the end is missing")
        }
        return length
    }

    /// How many values follow, each of a byte at least.
    fileprivate func readCount() throws -> Int {
        let count = Int(try readFixed(UInt32.self))
        guard count <= bytes.count - position else { throw Self.damaged("the end is missing") }
        return count
    }

    private func readFixed<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
        let size = MemoryLayout<Number>.size
        guard size <= bytes.count - position else { throw Self.damaged("the end is missing") }
        defer { position += size }
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: type)) }
    }

    /// The next string, which is read again.
    fileprivate func peekString() -> String? {
        let start = position
        defer { position = start }
        return try? readString()
    }

    static func damaged(_ what: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: what))
    }
}

// MARK: As a decoder

extension ValueDecoder: Decoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Members<Key>(reader: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { List(reader: self, length: try readCount()) }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }
    func decode(_ type: Bool.Type) throws -> Bool { try readBool() }
    func decode(_ type: Double.Type) throws -> Double { try readDouble() }
    func decode(_ type: String.Type) throws -> String { try readString() }
    func decode(_ type: Int.Type) throws -> Int { try readInt() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try readByte() }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }

    // Numbers of other widths would read themselves for ever.
    func decode(_ type: Float.Type) throws -> Float { throw Self.damaged("Float") }
    func decode(_ type: Int8.Type) throws -> Int8 { throw Self.damaged("Int8") }
    func decode(_ type: Int16.Type) throws -> Int16 { throw Self.damaged("Int16") }
    func decode(_ type: Int32.Type) throws -> Int32 { throw Self.damaged("Int32") }
    func decode(_ type: Int64.Type) throws -> Int64 { throw Self.damaged("Int64") }
    func decode(_ type: UInt.Type) throws -> UInt { throw Self.damaged("UInt") }
    func decode(_ type: UInt16.Type) throws -> UInt16 { throw Self.damaged("UInt16") }
    func decode(_ type: UInt32.Type) throws -> UInt32 { throw Self.damaged("UInt32") }
    func decode(_ type: UInt64.Type) throws -> UInt64 { throw Self.damaged("UInt64") }
}

/// The properties of a structure, or the case of an enumeration.
private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let reader: ValueDecoder
    var codingPath: [any CodingKey] { [] }

    /// The case of an enumeration.
    var allKeys: [Key] { reader.peekString().flatMap(Key.init(stringValue:)).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { try !reader.readBool() }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.readBool() }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try reader.readDouble() }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.readString() }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.readInt() }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try reader.read(type) }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        _ = try reader.readString()
        return reader.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try reader.unkeyedContainer()
    }
    func superDecoder() -> any Decoder { reader }
    func superDecoder(forKey key: Key) -> any Decoder { reader }
}

/// The elements of a list.
private struct List: UnkeyedDecodingContainer {
    let reader: ValueDecoder
    let length: Int
    private(set) var currentIndex = 0
    var count: Int? { length }
    var isAtEnd: Bool { currentIndex >= length }
    var codingPath: [any CodingKey] { [] }

    init(reader: ValueDecoder, length: Int) { (self.reader, self.length) = (reader, length) }

    private mutating func advance() throws {
        guard !isAtEnd else { throw ValueDecoder.damaged("fewer elements than are asked for") }
        currentIndex += 1
    }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try advance()
        return try reader.read(type)
    }

    mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        try advance()
        return reader.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try advance()
        return try reader.unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder { reader }
}
