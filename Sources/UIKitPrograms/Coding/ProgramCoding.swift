/// How values cross between Plumb and the runner, which are of one build: as the bytes of their members.
public enum ProgramCoding {
    /// - Throws: `EncodingError` for a value that holds what no `Serializable` type has.
    public static func bytes(of value: some Encodable) throws -> [UInt8] { try ValueEncoder.bytes(of: value) }

    /// - Throws: `DecodingError` where the bytes are no such value.
    public static func value<Value: Decodable>(_ type: Value.Type, in bytes: [UInt8]) throws -> Value {
        try ValueDecoder.value(type, in: bytes)
    }

    /// The bytes of a value, behind a head that says how many they are.
    ///
    /// - Throws: `EncodingError` for a value that holds what no `Serializable` type has.
    public static func message(_ value: some Encodable) throws -> [UInt8] {
        let bytes = try bytes(of: value)
        return withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { Array($0) } + bytes
    }

    /// Reads a message.
    ///
    /// - Parameter read: the next so many bytes; nil where there are fewer.
    /// - Returns: nil where there is no message, or no such one.
    public static func message<Value: Decodable>(_ type: Value.Type, from read: (Int) -> [UInt8]?) -> Value? {
        guard let head = read(MemoryLayout<UInt32>.size) else { return nil }
        let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        return read(count).flatMap { try? value(type, in: $0) }
    }
}
