import Files
import Synchronization

/// The fingerprints of files by their stamps, from one process to the next: a file whose stamp is what it was is not read
/// again.
///
/// Stamps hold the time of the last change, which the system alone sets, so that nobody can change a file under its old
/// stamp. Safe to share between threads; where two processes save at once, one of them reads its files again next time.
public final class KnownFingerprints: Sendable {
    private let folder: CacheFolder
    private let earlier: [FileStamp: Fingerprint]
    private let asked = Mutex<[FileStamp: Fingerprint]>([:])

    /// What an earlier process has saved in `folder`; nothing where that is damaged.
    public init(in folder: CacheFolder) {
        self.folder = folder
        earlier = folder.read(Self.key).flatMap(Self.decoded) ?? [:]
    }

    /// `fileSystem` with fingerprints that are known here.
    public func knowing(_ fileSystem: FileSystem) -> FileSystem {
        var knowing = fileSystem
        // The stamp is taken first: what changes while the file is read has another one the next time.
        knowing.fingerprint = { path in
            guard let stamp = fileSystem.stamp(path) else { return fileSystem.fingerprint(path) }
            guard let fingerprint = self[stamp] ?? fileSystem.fingerprint(path) else { return nil }
            self.asked.withLock { $0[stamp] = fingerprint }
            return fingerprint
        }
        knowing.movingFiles = { paths, change in
            let stamps = paths.map { fileSystem.stamp($0) }
            defer { self.move(paths, from: stamps, in: fileSystem) }
            try fileSystem.movingFiles(paths, change)
        }
        return knowing
    }

    /// Knows files by their new stamps which a change of their places has given them.
    private func move(_ paths: [String], from stamps: [FileStamp?], in fileSystem: FileSystem) {
        for (path, stamp) in zip(paths, stamps) {
            guard let stamp, let fingerprint = self[stamp], let new = fileSystem.newestStamp(path),
                new.hasBytes(of: stamp)
            else { continue }
            asked.withLock { asked in
                asked[stamp] = nil
                asked[new] = fingerprint
            }
        }
    }

    private subscript(stamp: FileStamp) -> Fingerprint? { earlier[stamp] ?? asked.withLock { $0[stamp] } }

    /// Saves what was asked for, where any of it is new, with all that was known before; without that once it is more than twice as
    /// much as was asked for.
    public func save() {
        let asked = asked.withLock { $0 }
        guard asked.keys.contains(where: { earlier[$0] == nil }) else { return }
        let isMostlyOld = earlier.count > 2 * asked.count
        let all = isMostlyOld ? asked : asked.merging(earlier) { new, _ in new }
        var writer = ByteWriter()
        writer.write(UInt64(all.count))
        for (stamp, fingerprint) in all.sorted(by: { $0.key.isBefore($1.key) }) {
            writer.write(stamp)
            writer.write(fingerprint)
        }
        folder.write(writer.bytes, as: Self.key)
    }

    /// Names the table and its form.
    private static let key = Fingerprint("fingerprints by stamp, 1")

    private static func decoded(_ file: ArraySlice<UInt8>) -> [FileStamp: Fingerprint]? {
        var reader = ByteReader(file)
        return try? table(from: &reader)
    }

    private static func table(from reader: inout ByteReader) throws(DamagedBytes) -> [FileStamp: Fingerprint] {
        let count = try reader.count()
        var table: [FileStamp: Fingerprint] = [:]
        table.reserveCapacity(count)
        for _ in 0..<count {
            let stamp = try reader.stamp()
            table[stamp] = try Fingerprint(from: &reader)
        }
        return table
    }
}

extension FileStamp {
    /// An order that depends on nothing but the stamps.
    fileprivate func isBefore(_ other: FileStamp) -> Bool {
        (device, inode, changed) < (other.device, other.inode, other.changed)
    }
}
