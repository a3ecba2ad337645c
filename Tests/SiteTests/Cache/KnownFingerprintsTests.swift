import Foundation
import Synchronization
import Testing

@testable import Caching
@testable import Files

@Suite("Fingerprints that earlier processes have taken")
struct KnownFingerprintsTests {
    /// A folder of the real disk, whose files have real stamps, and the paths whose bytes were read.
    private final class Disk: Sendable {
        let folder: String
        private let paths = Mutex<[String]>([])

        init() throws {
            folder = NSTemporaryDirectory() + "plumb-known-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        /// The names of the files that were read since the last call.
        func read() -> [String] {
            paths.withLock { paths in
                defer { paths = [] }
                return paths.map { String($0.dropFirst(folder.utf8.count + 1)) }
            }
        }

        /// The disk; stamps are settled at once, unless a file is in `fresh`.
        func fileSystem(fresh: Set<String> = []) -> FileSystem {
            var disk = FileSystem.disk
            disk.fingerprint = { path in
                guard let fingerprint = FileSystem.disk.fingerprint(path) else { return nil }
                self.paths.withLock { $0.append(path) }
                return fingerprint
            }
            let unsettled = Set(fresh.map { join(folder, $0) })
            disk.stamp = { unsettled.contains($0) ? nil : FileStamp(path: $0) }
            return disk
        }

        func write(_ text: String, to name: String) throws {
            try FileSystem.disk.write(join(folder, name), Array(text.utf8))
        }

        /// What a process finds of the files that asks for their fingerprints and saves them.
        func fingerprints(of names: [String], _ fileSystem: FileSystem) -> [Fingerprint?] {
            let known = KnownFingerprints(in: CacheFolder(path: join(folder, "cache"), fileSystem: .disk))
            let knowing = known.knowing(fileSystem)
            defer { known.save() }
            return names.map { knowing.fingerprint(join(folder, $0)) }
        }
    }

    private static let names = ["a.md", "b.md", "none.md"]
    private static let expected = [Fingerprint("one"), Fingerprint("two"), nil]

    private static func diskWithFiles() throws -> Disk {
        let disk = try Disk()
        try disk.write("one", to: "a.md")
        try disk.write("two", to: "b.md")
        return disk
    }

    @Test("are those of the files, which the next process does not read again")
    func keeping() throws {
        let disk = try Self.diskWithFiles()
        #expect(disk.fingerprints(of: Self.names, disk.fileSystem()) == Self.expected)
        #expect(disk.read() == ["a.md", "b.md"])
        #expect(disk.fingerprints(of: Self.names, disk.fileSystem()) == Self.expected)
        #expect(disk.read().isEmpty)
    }

    @Test("are taken again of a file that was changed, also where its size and its time are as before")
    func changing() throws {
        let disk = try Self.diskWithFiles()
        _ = disk.fingerprints(of: Self.names, disk.fileSystem())
        let path = join(disk.folder, "a.md")
        let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        // The system's times are those of its last tick.
        Thread.sleep(forTimeInterval: 0.02)
        // In place, so that even the inode stays.
        let file = try #require(FileHandle(forWritingAtPath: path))
        file.write(Data("ONE".utf8))
        try file.close()
        try FileManager.default.setAttributes([.modificationDate: try #require(before)], ofItemAtPath: path)
        _ = disk.read()
        #expect(disk.fingerprints(of: Self.names, disk.fileSystem()) == [Fingerprint("ONE"), Fingerprint("two"), nil])
        #expect(disk.read() == ["a.md"])
    }

    /// Moves all files into a folder and that to where they were, as an output folder does; `between` happens meanwhile.
    private static func move(
        _ disk: Disk, _ fileSystem: FileSystem, between: () throws -> Void = {}
    ) throws -> KnownFingerprints {
        let known = KnownFingerprints(in: CacheFolder(path: join(disk.folder, "cache"), fileSystem: .disk))
        let knowing = known.knowing(fileSystem)
        let paths = ["out/a.md", "out/b.md"].map { join(disk.folder, $0) }
        let (old, new) = (join(disk.folder, "out"), join(disk.folder, "new"))
        _ = paths.map { knowing.fingerprint($0) }
        try knowing.movingFiles(paths) {
            for name in ["a.md", "b.md"] { try knowing.folders.share(join(old, name), join(new, name)) }
            try knowing.folders.exchange(new, old)
            try knowing.folders.removeAll(new)
            try between()
        }
        known.save()
        return known
    }

    @Test("stay known of files that have been moved, and are taken again of one that has changed meanwhile")
    func moving() throws {
        for isChanged in [false, true] {
            let disk = try Disk()
            try disk.write("one", to: "out/a.md")
            try disk.write("two", to: "out/b.md")
            Thread.sleep(forTimeInterval: 0.02)
            _ = try Self.move(disk, disk.fileSystem()) {
                guard isChanged else { return }
                let file = try #require(FileHandle(forWritingAtPath: join(disk.folder, "out/a.md")))
                file.write(Data("ONE".utf8))
                try file.close()
            }
            _ = disk.read()
            let found = disk.fingerprints(of: ["out/a.md", "out/b.md"], disk.fileSystem())
            #expect(found == [Fingerprint(isChanged ? "ONE" : "one"), Fingerprint("two")])
            #expect(disk.read() == (isChanged ? ["out/a.md"] : []))
        }
    }

    @Test("are not kept of a file that may change within its stamp")
    func freshFiles() throws {
        let disk = try Self.diskWithFiles()
        _ = disk.fingerprints(of: Self.names, disk.fileSystem(fresh: ["a.md"]))
        _ = disk.read()
        #expect(disk.fingerprints(of: Self.names, disk.fileSystem()) == Self.expected)
        #expect(disk.read() == ["a.md"])
    }

    @Test("are all taken again where the table is damaged", arguments: ["cut", "changed", "empty"])
    func damage(kind: String) throws {
        let disk = try Self.diskWithFiles()
        _ = disk.fingerprints(of: Self.names, disk.fileSystem())
        _ = disk.read()
        let cache = join(disk.folder, "cache")
        let table = join(cache, try #require(FileSystem.disk.files(cache).first))
        var bytes = try #require(FileSystem.disk.read(table))
        switch kind {
        case "cut": bytes.removeLast()
        case "changed": bytes[bytes.count - 1] ^= 1
        default: bytes = []
        }
        try FileSystem.disk.write(table, bytes)
        #expect(disk.fingerprints(of: Self.names, disk.fileSystem()) == Self.expected)
        #expect(disk.read() == ["a.md", "b.md"])
    }

    @Test("are forgotten of files that nobody asks for, once these are most of all")
    func forgetting() throws {
        let disk = try Self.diskWithFiles()
        let many = (0..<10).map { "\($0).md" }
        for name in many { try disk.write(name, to: name) }
        _ = disk.fingerprints(of: many, disk.fileSystem())
        _ = disk.fingerprints(of: ["a.md"], disk.fileSystem())
        _ = disk.read()
        _ = disk.fingerprints(of: ["a.md"] + many, disk.fileSystem())
        #expect(disk.read() == many)
    }
}
