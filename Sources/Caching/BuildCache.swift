import Files
import Synchronization

/// The parts of a site that earlier builds have made, each by a key of everything it follows from.
///
/// A part is used only if its key and the checksum of its bytes are right; otherwise it is made anew.
/// Safe to share between threads; safe for several processes over one folder.
public final class BuildCache: Sendable {
    private let folder: CacheFolder?
    /// Whether a later build of this process finds what this one has made.
    package let remembers: Bool
    private let version: Fingerprint
    private let packKey: Fingerprint
    private let memory = Mutex(Memory())

    /// The parts of this process: of the build before, and of this one.
    private struct Memory {
        var last: [Fingerprint: any Sendable] = [:]
        var current: [Fingerprint: any Sendable] = [:]
        /// Since the folder was last tidied.
        var used: Set<Fingerprint> = []
        /// What an earlier process has packed; nil before the first part is looked for.
        var pack: PackedParts?
        /// Short parts that had to be read from files of their own, since the last pack.
        var unpacked: [Fingerprint: [UInt8]] = [:]
        var isUntidy = false
        /// Whether this build no longer knows what its parts follow from.
        var keepsNoMore = false
    }

    /// A cache that keeps nothing.
    public init() {
        folder = nil
        remembers = false
        version = Fingerprint(high: 0, low: 0)
        packKey = version
    }

    /// - Parameters:
    ///   - folder: where parts are kept between processes; nil for nowhere.
    ///   - version: of the program and of all it brings along, such as fonts.
    ///   - remembers: whether parts are kept in memory from one build to the next.
    public init(folder: CacheFolder?, version: Fingerprint, remembers: Bool) {
        self.folder = folder
        self.version = version
        self.remembers = remembers
        var writer = ByteWriter()
        writer.write(version, "packed parts")
        packKey = Fingerprint(writer.bytes)
    }

    /// The beginning of a key for one kind of part; what the part follows from comes behind.
    package func key(_ kind: String) -> ByteWriter {
        var writer = ByteWriter()
        writer.write(version, kind)
        return writer
    }

    /// A key for one of the things that belong to what has a fingerprint.
    package func key(_ kind: String, of whole: Fingerprint) -> Fingerprint {
        var writer = key(kind)
        writer.write(whole)
        return Fingerprint(writer.bytes)
    }

    /// The part made from all that `key` holds; `make` is called only where none is known.
    package func value<Value: Storable>(_ key: ByteWriter, make: () -> Value) -> Value {
        let key = Fingerprint(key.bytes)
        if let known: Value = find(key) { return known }
        let made = make()
        keep(made, as: key)
        return made
    }

    /// The part of that key, nil where none is known.
    package func find<Value: Storable>(_ key: Fingerprint) -> Value? { find(key, reading: read) }

    private func find<Value: Storable>(
        _ key: Fingerprint, reading read: (Fingerprint) -> ArraySlice<UInt8>?
    ) -> Value? {
        let known = remembered(key) as? Value
        guard let value: Value = known ?? read(key).flatMap(decoded) else { return nil }
        // Its deferred values lie in the folder alone.
        memory.withLock { _ = $0.used.insert(key) }
        if known == nil { remember(value, as: key) }
        return value
    }

    /// Keeps a part for builds to come.
    package func keep<Value: Storable>(_ value: Value, as key: Fingerprint) {
        guard !memory.withLock(\.keepsNoMore) else { return }
        remember(value, as: key)
        guard let folder else { return }
        var writer = ByteWriter()
        writer.write(value)
        folder.write(writer.bytes, deferred: writer.deferred, as: key)
        note(use: key, in: folder)
    }

    /// Keeps a part for builds to come, and gives it without its deferred values; with them where it cannot be kept.
    package func keepDeferring<Value: Storable>(_ value: Value, as key: Fingerprint) -> Value {
        guard !memory.withLock(\.keepsNoMore) else { return value }
        var writer = ByteWriter()
        writer.write(value)
        var reader = ByteReader(writer.bytes)
        guard let folder, folder.write(writer.bytes, deferred: writer.deferred, as: key),
            let deferring = try? Value(from: &reader)
        else {
            remember(value, as: key)
            return value
        }
        remember(deferring, as: key)
        note(use: key, in: folder)
        return deferring
    }

    /// A short value that `key` stands for; it is kept among the packed parts alone, so that a few of them are made again by
    /// each process until all are packed.
    package func packedValue<Value: Storable>(_ key: Fingerprint, make: () -> Value) -> Value {
        if let known: Value = findPacked(key) { return known }
        let made = make()
        keepPacked(made, as: key)
        return made
    }

    /// The short value of that key; nil where none is packed.
    package func findPacked<Value: Storable>(_ key: Fingerprint) -> Value? { find(key, reading: packedPart) }

    /// Keeps a short value among the packed parts.
    package func keepPacked<Value: Storable>(_ value: Value, as key: Fingerprint) {
        guard !memory.withLock(\.keepsNoMore) else { return }
        remember(value, as: key)
        var writer = ByteWriter()
        writer.write(value)
        memory.withLock { memory in
            memory.used.insert(key)
            memory.unpacked[key] = writer.bytes
        }
    }

    /// A deferred value of a part; nil where it is not there.
    func find<Value: Storable>(_ place: DeferredPlace, ofPart key: Fingerprint) -> Value? {
        (folder?.read(place, ofPart: key)).flatMap { decoded($0[...]) }
    }

    /// The bytes of a part, from the pack or from its own file.
    private func read(_ key: Fingerprint) -> ArraySlice<UInt8>? {
        guard let folder else { return nil }
        if let packed = packedPart(key) { return packed }
        guard let part = folder.read(key) else { return nil }
        if part.count <= PackedParts.longest { memory.withLock { $0.unpacked[key] = Array(part) } }
        return part
    }

    /// The bytes of a part that is packed, or will be with the next pack.
    private func packedPart(_ key: Fingerprint) -> ArraySlice<UInt8>? {
        memory.withLock { memory in
            if let part = memory.unpacked[key] { return part[...] }
            guard let folder else { return nil }
            let pack = memory.pack ?? PackedParts(in: folder, as: packKey)
            memory.pack = pack
            return pack[key]
        }
    }

    private func decoded<Value: Storable>(_ bytes: ArraySlice<UInt8>) -> Value? {
        var reader = ByteReader(bytes)
        guard let value = try? Value(from: &reader), reader.isAtEnd else { return nil }
        return value
    }

    private func note(use key: Fingerprint, in folder: CacheFolder) {
        memory.withLock { memory in
            memory.used.insert(key)
            if folder.isTrimmed(after: key) { memory.isUntidy = true }
        }
    }

    /// Forgets what the build that now ends has not used.
    package func endBuild() {
        memory.withLock { memory in
            memory.last = memory.current
            memory.current = [:]
            memory.keepsNoMore = false
        }
    }

    /// Ends a build that has looked at what has changed alone: what the build before has used is not forgotten.
    package func endPartialBuild() {
        memory.withLock { memory in
            memory.last.merge(memory.current) { _, new in new }
            memory.current = [:]
            memory.keepsNoMore = false
        }
    }

    /// Keeps nothing more until this build ends, since one of its sources has changed under it.
    package func keepNoMore() { memory.withLock { $0.keepsNoMore = true } }

    /// Removes what killed builds have left, and the oldest parts beyond the folder's limit; call it after a build, when
    /// nobody waits.
    public func tidy() {
        folder?.sweep()
        if let folder { packParts(into: folder) }
        let used = memory.withLock { $0.isUntidy ? $0.used : nil }
        guard let folder, let used, folder.trim(sparing: used) else { return }
        memory.withLock { ($0.isUntidy, $0.used) = (false, []) }
    }

    /// Packs the short parts that this build has used, once enough of them had to be read one by one.
    private func packParts(into folder: CacheFolder) {
        memory.withLock { memory in
            // From now on this process finds them in its memory.
            if remembers { memory.pack = PackedParts() }
            memory.used.insert(packKey)
            guard memory.unpacked.count > PackedParts.mostUnpacked else { return }
            let pack = PackedParts(in: folder, as: packKey).bytes(using: memory.used, with: memory.unpacked)
            folder.write(pack, as: packKey)
            memory.unpacked = [:]
        }
    }

    /// What this process has made of that key, in this build or the one before; nothing of it lies in the folder.
    package func recall<Value: Sendable>(_ key: Fingerprint) -> Value? { remembered(key) as? Value }

    /// Keeps something for the next build of this process.
    package func note(_ value: some Sendable, as key: Fingerprint) { remember(value, as: key) }

    private func remembered(_ key: Fingerprint) -> (any Sendable)? {
        guard remembers else { return nil }
        return memory.withLock { memory in
            if let known = memory.current[key] { return known }
            guard let known = memory.last[key] else { return nil }
            memory.current[key] = known
            return known
        }
    }

    private func remember(_ value: any Sendable, as key: Fingerprint) {
        if remembers { memory.withLock { $0.current[key] = value } }
    }
}
