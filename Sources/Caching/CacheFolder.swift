import Files

/// The folder in which parts of a site lie between builds, each a file named by its key.
///
/// A file is written beside its place and moved there, so that another process sees all of it or nothing.
public struct CacheFolder: Sendable {
    let path: String
    let fileSystem: FileSystem
    /// How many bytes may lie in it besides those that the last build used.
    let limit: Int
    /// On average, how many parts are written between two checks of the folder's size.
    let trimInterval: UInt64

    /// A folder that need not exist.
    public init(path: String, fileSystem: FileSystem, limit: Int = 256 << 20, trimInterval: UInt64 = 64) {
        self.path = path
        self.fileSystem = fileSystem
        self.limit = limit
        self.trimInterval = max(1, trimInterval)
    }

    /// The length of a file's end, in bytes: a mark, the part's key, its checksum, its length. Before it stands the part, and
    /// before that its deferred values.
    private static let endLength = 56
    private static let mark: [UInt8] = Array("plumb cache 0002".utf8)
    /// How much of a file's end is read at once, in bytes; most parts are shorter.
    private static let usualLength = 1 << 14

    /// The part of that key; nil where there is none or it is not what was written. Its deferred values are not read.
    func read(_ key: Fingerprint) -> ArraySlice<UInt8>? {
        let path = place(of: key)
        guard var file = fileSystem.ending(path, Self.usualLength), file.count >= Self.endLength else { return nil }
        var last = ByteReader(file, from: file.count - 8)
        guard let length = try? Int(from: &last), (0...Int(Int32.max)).contains(length) else { return nil }
        if file.count < length + Self.endLength {
            guard let whole = fileSystem.ending(path, length + Self.endLength),
                whole.count == length + Self.endLength
            else { return nil }
            file = whole
        }
        let part = file[(file.count - Self.endLength - length)..<(file.count - Self.endLength)]
        return file.suffix(Self.endLength).elementsEqual(Self.end(of: part, key)) ? part : nil
    }

    /// The bytes of a deferred value of the part of that key; nil where they are not what was written.
    func read(_ place: DeferredPlace, ofPart key: Fingerprint) -> [UInt8]? {
        let bytes = fileSystem.slice(self.place(of: key), place.offset, place.length)
        return bytes.flatMap { Fingerprint($0) == place.fingerprint ? $0 : nil }
    }

    /// A folder that cannot be written to keeps nothing; whether it could.
    @discardableResult
    func write(_ part: [UInt8], deferred: [UInt8] = [], as key: Fingerprint) -> Bool {
        let file = deferred + part + Self.end(of: part[...], key)
        return (try? fileSystem.write(place(of: key), file, growingIn: growingPath)) != nil
    }

    /// Removes what killed builds have left.
    func sweep() { fileSystem.sweep(growingPath) }

    /// Where files grow until they are whole.
    private var growingPath: String { join(path, ".growing") }

    /// Whether it is time to look at the folder's size; keys are uniformly distributed.
    func isTrimmed(after key: Fingerprint) -> Bool { key.low % trimInterval == 0 }

    /// How many files are removed at once, so that nobody waits for long; each takes a tenth of a millisecond and more.
    private static let mostRemoved = 1_000

    /// Removes the oldest files until the rest is within the limit, but none that a build has just used, and not too many at once;
    /// whether the rest is within the limit.
    @discardableResult
    func trim(sparing used: Set<Fingerprint>) -> Bool {
        keepOutOfRepositories()
        let names = Set(used.map { Self.name(of: $0) })
        let spare = fileSystem.list(path).filter { !names.contains($0.path) }
        var size = spare.reduce(0) { $0 + $1.size }
        let oldest = spare.sorted { ($0.modified, $0.path) < ($1.modified, $1.path) }
        for file in oldest.prefix(Self.mostRemoved) {
            guard size > limit else { return true }
            try? fileSystem.remove(join(path, file.path))
            size -= file.size
        }
        return size <= limit
    }

    /// Keeps git from committing the cache.
    private func keepOutOfRepositories() {
        let note = join(path, ".gitignore")
        if !fileSystem.exists(note) { try? fileSystem.write(note, Array("*\n".utf8), growingIn: growingPath) }
    }

    private func place(of key: Fingerprint) -> String { join(path, Self.name(of: key)) }

    private static func name(of key: Fingerprint) -> String {
        let digits = key.description
        return "\(digits.prefix(2))/\(digits.dropFirst(2))"
    }

    private static func end(of part: ArraySlice<UInt8>, _ key: Fingerprint) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(key, Fingerprint(part), part.count)
        return mark + writer.bytes
    }
}
