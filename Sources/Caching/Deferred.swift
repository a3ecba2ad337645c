import Files

/// A value of a cached part that is read only when somebody asks for it.
package struct Deferred<Value: Storable>: Sendable {
    /// Where it stands in the part's file; nil where it does not.
    private var place: DeferredPlace?
    /// Nil where it is in the cache alone.
    private var held: Value?
    /// Reads or makes it where it is not held.
    private var read: (@Sendable () -> Value?)?

    /// A value that need not be read.
    package init(_ value: Value) { held = value }

    /// Read where it is not held; nil for one without a source. Complexity: O(n) then.
    package var value: Value? { held ?? read?() }

    /// Tells it from others; nil where it is not in the cache.
    package var name: Fingerprint? { place?.fingerprint }

    /// Has it read from a cache, and made anew where that has lost it.
    ///
    /// - Parameter key: of the part that it belongs to.
    package mutating func setSource(
        _ cache: BuildCache, part key: Fingerprint, orElse make: @escaping @Sendable () -> Value?
    ) {
        guard held == nil, let place else { return }
        read = { cache.find(place, ofPart: key) ?? make() }
    }
}

extension Deferred: Storable {
    package func store(in writer: inout ByteWriter) {
        var own = ByteWriter()
        if let value { own.write(value) }
        let place = writer.writeDeferred(own.bytes)
        writer.write(place.offset, place.length, place.fingerprint)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        place = DeferredPlace(
            offset: try reader.read(), length: try reader.read(), fingerprint: try reader.read())
    }
}

/// Where the bytes of a deferred value stand in its part's file, and their fingerprint.
struct DeferredPlace: Hashable, Sendable {
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

package typealias DeferredBytes = Deferred<StoredBytes>

extension Deferred<StoredBytes> {
    /// Bytes that need not be read.
    package init(_ utf8: [UInt8]) { self.init(StoredBytes(utf8)) }

    /// Read where they are not held; empty for those without a source. Complexity: O(n) then.
    package var bytes: [UInt8] { value?.utf8 ?? [] }
}
