import Files

/// A value that is at hand, or lies beside the part of the cache that it belongs to until somebody asks for it.
package struct Kept<Value: Storable>: Sendable {
    /// Where it lies; nil where it is at hand alone.
    private var place: KeptPlace?
    /// Nil where it is not at hand.
    private var held: Value?
    /// Gives it where it is not at hand.
    private var restore: (@Sendable () -> Value?)?

    /// A value that is at hand.
    package init(_ value: Value) { held = value }

    /// Read where it is not at hand; nil where nobody has said how. Complexity: O(n) then.
    package var value: Value? { held ?? restore?() }

    /// Tells it from others; nil where it does not lie in the cache.
    package var name: Fingerprint? { place?.fingerprint }

    /// Has it read from the cache when somebody asks, and made anew where that has lost it.
    ///
    /// - Parameter key: of the part that it belongs to.
    package mutating func await(
        _ cache: BuildCache, besides key: Fingerprint, orElse make: @escaping @Sendable () -> Value?
    ) {
        guard held == nil, let place else { return }
        restore = { cache.find(place, besides: key) ?? make() }
    }
}

extension Kept: Storable {
    package func store(in writer: inout ByteWriter) {
        var own = ByteWriter()
        if let value { own.write(value) }
        let place = writer.writeAside(own.bytes)
        writer.write(place.offset, place.length, place.fingerprint)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        place = KeptPlace(
            offset: try reader.read(), length: try reader.read(), fingerprint: try reader.read())
    }
}

/// Where bytes lie aside of a part, and what they are.
struct KeptPlace: Hashable, Sendable {
    /// Both in bytes.
    var offset: Int
    var length: Int
    var fingerprint: Fingerprint
}

/// Bytes as the cache keeps them.
package struct StoredBytes: Hashable, Storable {
    package var utf8: [UInt8]

    package init(_ utf8: [UInt8]) { self.utf8 = utf8 }

    package func store(in writer: inout ByteWriter) { writer.write(utf8[...]) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) { utf8 = Array(try reader.content()) }
}

package typealias KeptBytes = Kept<StoredBytes>

extension Kept<StoredBytes> {
    /// Bytes that are at hand.
    package init(_ utf8: [UInt8]) { self.init(StoredBytes(utf8)) }

    /// Read where they are not at hand. Complexity: O(n) then.
    package var bytes: [UInt8] { value?.utf8 ?? [] }
}
