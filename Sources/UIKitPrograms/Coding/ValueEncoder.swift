/// Writes values as bytes, one after another as they are declared, without names: whoever reads them is of the same build.
///
/// What stands behind `Serializable` is all that it knows: structures, enumerations, lists and optional properties.
/// Dictionaries and lists of optional values are errors.
final class ValueEncoder {
    // Nothing that writes them hands out a reference to them, and every byte would pay for the check.
    @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
    /// By type, the values that are written once.
    var shared: [ObjectIdentifier: AnyObject] = [:]

    static func bytes(of value: some Encodable) throws -> [UInt8] {
        let writer = ValueEncoder()
        try writer.write(value)
        return writer.bytes
    }

    func write<Value: Encodable>(_ value: Value) throws {
        // Elements of lists come here, each of which would ask for a container.
        if Value.self == Double.self { return write(unsafeBitCast(value, to: Double.self)) }
        if Value.self == Int.self { return write(unsafeBitCast(value, to: Int.self)) }
        try value.encode(to: self)
    }

    func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

    func write(_ value: Double) { write(fixed: value.bitPattern) }

    func write(_ value: String) {
        var value = value
        value.withUTF8 {
            write(length: $0.count)
            bytes.append(contentsOf: $0)
        }
    }

    /// Small numbers of either sign take one byte.
    func write(_ value: Int) { write(varying: UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1)))) }

    /// Seven bits a byte, the lowest first; all bytes but the last have their highest bit set.
    private func write(varying value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    func write(length: Int) { write(varying: UInt64(length)) }

    private func write(fixed value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Begins a list whose length nobody knows yet; where the length stands.
    fileprivate func beginList() -> Int {
        write(fixed: UInt32(0))
        return bytes.count - ValueEncoder.lengthOfCount
    }

    fileprivate func setCount(_ count: Int, at place: Int) {
        withUnsafeBytes(of: UInt32(count).littleEndian) { bytes.replaceSubrange(place..<place + $0.count, with: $0) }
    }

    /// Bytes of a list's length.
    static let lengthOfCount = MemoryLayout<UInt32>.size

    static func unknown(_ what: String) -> EncodingError {
        .invalidValue(what, .init(codingPath: [], debugDescription: "\(what) cannot be written"))
    }
}

// MARK: As an encoder

extension ValueEncoder: Encoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Members<Key>(writer: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { List(writer: self, place: beginList()) }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() throws { throw Self.unknown("an optional value that is no property") }
    func encode(_ value: Bool) { write(value) }
    func encode(_ value: Double) { write(value) }
    func encode(_ value: String) { write(value) }
    func encode(_ value: Int) { write(value) }
    func encode(_ value: UInt8) { bytes.append(value) }
    func encode(_ value: some Encodable) throws { try write(value) }

    // Numbers of other widths would write themselves for ever.
    func encode(_ value: Float) throws { throw Self.unknown("Float") }
    func encode(_ value: Int8) throws { throw Self.unknown("Int8") }
    func encode(_ value: Int16) throws { throw Self.unknown("Int16") }
    func encode(_ value: Int32) throws { throw Self.unknown("Int32") }
    func encode(_ value: Int64) throws { throw Self.unknown("Int64") }
    func encode(_ value: UInt) throws { throw Self.unknown("UInt") }
    func encode(_ value: UInt16) throws { throw Self.unknown("UInt16") }
    func encode(_ value: UInt32) throws { throw Self.unknown("UInt32") }
    func encode(_ value: UInt64) throws { throw Self.unknown("UInt64") }
}

/// The properties of a structure, or the case of an enumeration.
private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: ValueEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { throw ValueEncoder.unknown("nil") }
    func encode(_ value: Bool, forKey key: Key) { writer.write(value) }
    func encode(_ value: Double, forKey key: Key) { writer.write(value) }
    func encode(_ value: String, forKey key: Key) { writer.write(value) }
    func encode(_ value: Int, forKey key: Key) { writer.write(value) }
    func encode(_ value: some Encodable, forKey key: Key) throws { try writer.write(value) }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) { write(value) { writer.write($0) } }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { write(value) { writer.write($0) } }
    func encodeIfPresent(_ value: String?, forKey key: Key) { write(value) { writer.write($0) } }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { write(value) { writer.write($0) } }
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        try write(value) { try writer.write($0) }
    }

    // What has a default would leave out that there is no value.
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { throw ValueEncoder.unknown("Float") }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { throw ValueEncoder.unknown("Int8") }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { throw ValueEncoder.unknown("Int16") }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { throw ValueEncoder.unknown("Int32") }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { throw ValueEncoder.unknown("Int64") }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { throw ValueEncoder.unknown("UInt") }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { throw ValueEncoder.unknown("UInt8") }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { throw ValueEncoder.unknown("UInt16") }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { throw ValueEncoder.unknown("UInt32") }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { throw ValueEncoder.unknown("UInt64") }

    private func write<Value>(_ value: Value?, _ writeValue: (Value) throws -> Void) rethrows {
        writer.write(value != nil)
        if let value { try writeValue(value) }
    }

    /// The case of an enumeration, by its name.
    func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        writer.write(key.stringValue)
        return writer.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { writer.unkeyedContainer() }
    func superEncoder() -> any Encoder { writer }
    func superEncoder(forKey key: Key) -> any Encoder { writer }
}

/// The elements of a list.
private struct List: UnkeyedEncodingContainer {
    let writer: ValueEncoder
    /// Where the list's length stands.
    let place: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(writer: ValueEncoder, place: Int) { (self.writer, self.place) = (writer, place) }

    private mutating func grow() {
        count += 1
        writer.setCount(count, at: place)
    }

    mutating func encodeNil() throws { throw ValueEncoder.unknown("a list of optional values") }

    mutating func encode(_ value: Int) {
        grow()
        writer.write(value)
    }

    mutating func encode(_ value: some Encodable) throws {
        grow()
        try writer.write(value)
    }

    mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        grow()
        return writer.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        grow()
        return writer.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { writer }
}
