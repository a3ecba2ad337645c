import Synchronization

/// The parts of a site that earlier builds have made, each by a key of everything it follows from.
///
/// A part is never trusted for where it lies: its key and a checksum of its bytes have to be right, or it is made anew.
/// Safe to share between threads; safe for several processes over one folder.
public final class BuildCache: Sendable {
    private let folder: CacheFolder?
    private let remembers: Bool
    private let version: Fingerprint
    private let memory = Mutex(Memory())

    /// What this process has met: in the build before, and in this one.
    private struct Memory {
        var last: [Fingerprint: any Sendable] = [:]
        var current: [Fingerprint: any Sendable] = [:]
        var used: Set<Fingerprint> = []
        /// Since the folder was last trimmed.
        var written = 0
    }

    /// How many parts a process that builds again and again writes before it looks at the folder's size.
    private static let patience = 1_000

    /// A cache that keeps nothing.
    public init() {
        folder = nil
        remembers = false
        version = Fingerprint(high: 0, low: 0)
    }

    /// - Parameters:
    ///   - folder: where parts are kept between processes; nil for nowhere.
    ///   - version: of the program and of all it brings along, such as fonts.
    ///   - remembers: whether parts are kept in memory from one build to the next.
    public init(folder: CacheFolder?, version: Fingerprint, remembers: Bool) {
        self.folder = folder
        self.version = version
        self.remembers = remembers
    }

    /// The beginning of a key for one kind of part; what the part follows from comes behind.
    func key(_ kind: String) -> ByteWriter {
        var writer = ByteWriter()
        writer.write(version, kind)
        return writer
    }

    /// The part made from all that `key` holds; `make` is called only where none is known.
    func value<Value: Storable>(_ key: ByteWriter, make: () -> Value) -> Value {
        let key = Fingerprint(key.bytes)
        if let known: Value = find(key) { return known }
        let made = make()
        keep(made, as: key)
        return made
    }

    /// The part of that key, nil where none is known.
    func find<Value: Storable>(_ key: Fingerprint) -> Value? {
        if let known = remembered(key) as? Value { return known }
        guard let bytes = folder?.read(key) else { return nil }
        var reader = ByteReader(bytes, from: CacheFolder.headLength)
        guard let value = try? Value(from: &reader), reader.isAtEnd else { return nil }
        memory.withLock { _ = $0.used.insert(key) }
        remember(value, as: key)
        return value
    }

    /// Keeps a part for builds to come.
    func keep<Value: Storable>(_ value: Value, as key: Fingerprint) {
        remember(value, as: key)
        guard let folder else { return }
        var writer = ByteWriter()
        writer.write(value)
        folder.write(writer.bytes, as: key)
        memory.withLock { memory in
            memory.used.insert(key)
            memory.written += 1
        }
    }

    /// Forgets what the build that now ends has not used, and keeps the folder within its bounds.
    func endBuild() {
        let (used, written) = memory.withLock { memory in
            let isTrimming = memory.written > (remembers ? Self.patience : 0)
            defer {
                memory = Memory(
                    last: memory.current, used: isTrimming ? [] : memory.used, written: isTrimming ? 0 : memory.written)
            }
            return (memory.used, isTrimming ? memory.written : 0)
        }
        if written > 0 { folder?.trim(sparing: used) }
    }

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
