import Files

/// A value that is at hand, or lies in the cache until somebody asks for it.
package struct Kept<Value: Storable>: Sendable {
    /// What the cache has it under, which tells it from others; nil where it does not have it.
    package private(set) var key: Fingerprint?
    /// Nil where it lies in the cache alone.
    private var held: Value?
    /// Gives it where it is not at hand.
    private var restore: (@Sendable () -> Value?)?

    /// A value that is at hand.
    package init(_ value: Value) { held = value }

    /// Read where it is not at hand; nil where nobody has said how. Complexity: O(n) then.
    package var value: Value? { held ?? restore?() }

    /// Puts it into the cache, where that keeps anything.
    package mutating func keep(in cache: BuildCache, as key: Fingerprint) {
        if self.key == nil, let held, cache.keepApart(held, as: key) { self.key = key }
    }

    /// The same without what the cache has.
    package var released: Kept {
        var released = self
        if key != nil { released.held = nil }
        return released
    }

    /// Has it read from the cache when somebody asks, and made anew where that has lost it.
    package mutating func await(_ cache: BuildCache, orElse make: @escaping @Sendable () -> Value?) {
        guard held == nil, let key else { return }
        restore = { cache.findApart(key) ?? make() }
    }
}

extension Kept: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(key)
        if key == nil { writer.write(held) }
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        key = try reader.read()
        if key == nil { held = try reader.read() }
    }
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

extension BuildCache {
    /// A key for one of the things that belong to what has a key.
    package func key(_ kind: String, of whole: Fingerprint) -> Fingerprint {
        var writer = key(kind)
        writer.write(whole)
        return Fingerprint(writer.bytes)
    }
}
