import Files

/// Writes values one behind the other, so that different values give different bytes.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []
    /// Deferred values, which stand apart from the rest, so that this can be read without them.
    private(set) var deferred: [UInt8] = []

    package init() {}

    /// Eight bytes, the lowest first.
    package mutating func write(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    /// Their number first.
    mutating func write(_ content: some Collection<UInt8>) {
        write(UInt64(content.count))
        bytes += content
    }

    /// Their number first; not generic, so that other targets call it without a witness for each byte.
    package mutating func write(_ content: ArraySlice<UInt8>) {
        write(UInt64(content.count))
        bytes += content
    }

    /// Their number first.
    mutating func write(_ content: UnsafeBufferPointer<UInt8>) {
        write(UInt64(content.count))
        bytes += content
    }

    /// Writes the bytes of a deferred value, and says where they stand. Complexity: O(n).
    mutating func writeDeferred(_ content: [UInt8]) -> DeferredPlace {
        defer { deferred += content }
        return DeferredPlace(offset: deferred.count, length: content.count, fingerprint: Fingerprint(content))
    }

    /// One behind the other.
    package mutating func write<each Value: Storable>(_ values: repeat each Value) {
        repeat (each values).store(in: &self)
    }
}

/// Reads what a `ByteWriter` wrote; whatever the bytes, it never reads beyond them.
package struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Reads from an offset on.
    init(_ bytes: [UInt8], from start: Int = 0) { self.init(bytes[min(max(0, start), bytes.count)...]) }

    var isAtEnd: Bool { position == bytes.endIndex }

    package mutating func number() throws(DamagedBytes) -> UInt64 {
        guard bytes.endIndex - position >= 8 else { throw DamagedBytes() }
        defer { position += 8 }
        return bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: UInt64.self))
        }
    }

    /// The number of things that follow, each of at least one byte.
    package mutating func count() throws(DamagedBytes) -> Int {
        guard let count = Int(exactly: try number()), count <= bytes.endIndex - position else { throw DamagedBytes() }
        return count
    }

    package mutating func content() throws(DamagedBytes) -> ArraySlice<UInt8> {
        let count = try count()
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// As many as are asked for, in the order in which they were written.
    package mutating func read<each Value: Storable>() throws(DamagedBytes) -> (repeat each Value) {
        (repeat try (each Value)(from: &self))
    }
}

/// Thrown for bytes that no `ByteWriter` wrote.
package struct DamagedBytes: Error {
    package init() {}
}

/// A value that can be kept as bytes.
package protocol Storable: Sendable {
    func store(in writer: inout ByteWriter)
    init(from reader: inout ByteReader) throws(DamagedBytes)
}
