import Foundation
import Synchronization
import Testing

@testable import Caching
@testable import Content
@testable import Files

/// A file of a test's own on the disk, and how often it has been read.
private final class CountedFile: Sendable {
    let path = NSTemporaryDirectory() + "plumb-source-\(UUID().uuidString).md"
    let reads = Mutex(0)

    init(_ text: String) throws { try write(text) }

    deinit { unlink(path) }

    /// Writes in place; the inode and, at the same length, the size stay.
    func write(_ text: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        defer { close(file) }
        let bytes = Array(text.utf8)
        guard Glibc.write(file, bytes, bytes.count) == bytes.count else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Sets its time as `touch -d` does.
    func setTime(_ seconds: Int) {
        utimes(path, [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)])
    }

    /// Until the file's next change would show in its stamp.
    func settle() throws {
        for _ in 0..<100 where FileStamp(path: path)?.isSettled != true { usleep(20_000) }
        try #require(FileStamp(path: path)?.isSettled == true)
    }

    var fileSystem: FileSystem {
        var disk = FileSystem.disk
        let read = disk.read
        disk.read = { [self] path in
            reads.withLock { $0 += 1 }
            return read(path)
        }
        return disk
    }
}

@Suite("Source files")
struct SourceFilesTests {
    private static func text(_ path: String, in files: SourceFiles) -> String? {
        files.lesson(at: path).map { String(decoding: files.utf8(of: $0), as: UTF8.self) }
    }

    @Test("have one fingerprint as long as they stay, and another whatever of them changes", arguments: [true, false])
    func stamps(remembers: Bool) throws {
        let file = try CountedFile("one")
        let cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: remembers)
        let files = SourceFiles(fileSystem: file.fileSystem, cache: cache)
        file.setTime(1_000)
        try file.settle()
        for _ in 0..<3 {
            #expect(files.lesson(at: file.path)?.fingerprint == Fingerprint("one"))
            cache.endBuild()
        }
        #expect(file.reads.withLock { $0 } == 1)
        // As long as before, and as old as before for all that its time of writing says.
        for text in ["two", "six"] {
            try file.write(text)
            file.setTime(1_000)
            #expect(files.lesson(at: file.path)?.fingerprint == Fingerprint(text))
            #expect(Self.text(file.path, in: files) == text)
        }
        unlink(file.path)
        #expect(files.lesson(at: file.path) == nil)
    }

    @Test("are not read by the build after the one that has read them, also where that is another process")
    func mentions() throws {
        let lessons = try (0..<70).map { number in
            try CountedFile("---\ntitle: \(number)\ndata: [a.yml]\n---\n\n![](_part.md)\n")
        }
        let folder = CacheFolder(path: "cache", fileSystem: .memory([:]))
        for _ in 0..<2 {
            let cache = BuildCache(folder: folder, version: Fingerprint("test"), remembers: false)
            for file in lessons {
                let files = SourceFiles(fileSystem: file.fileSystem, cache: cache)
                let lesson = try #require(files.lesson(at: file.path))
                #expect(lesson.dataFiles == ["a.yml"])
                #expect(files.parts(of: lesson, nil).map { String($0.path.suffix(8)) } == ["_part.md"])
                #expect(file.reads.withLock { $0 } == 1)
            }
            cache.tidy()
        }
    }

    @Test("that change under a build leave nothing in the cache from then on")
    func changing() throws {
        let file = try CountedFile("one")
        let folder = CacheFolder(path: "cache", fileSystem: .memory([:]))
        let cache = BuildCache(folder: folder, version: Fingerprint("test"), remembers: false)
        for isFirst in [true, false] {
            let files = SourceFiles(fileSystem: file.fileSystem, cache: cache)
            let lesson = try #require(files.lesson(at: file.path))
            if !isFirst { try file.write("two") }
            #expect(files.utf8(of: lesson) == Array((isFirst ? "one" : "two").utf8))
            let key = Fingerprint("key \(isFirst)")
            cache.keep("kept", as: key)
            #expect((cache.find(key) as String?) == (isFirst ? "kept" : nil))
            cache.endBuild()
        }
        cache.keep("kept", as: Fingerprint("next"))
        #expect((cache.find(Fingerprint("next")) as String?) == "kept")
    }

    @Test("have one fingerprint, however long they are and however they are cut", arguments: [0, 1, 300_000, 1 << 18])
    func fingerprints(length: Int) throws {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        let file = try CountedFile("")
        try FileSystem.disk.write(file.path, bytes)
        let whole = Fingerprint(bytes)
        #expect(FileSystem.disk.fingerprint(file.path) == whole)
        #expect(FileSystem.disk.read(file.path) == bytes)
        #expect(Fingerprint(pieces: [[UInt8](bytes[..<(length / 3)]), [], [UInt8](bytes[(length / 3)...])]) == whole)
        #expect(Fingerprint(pieces: []) == Fingerprint([UInt8]()))
    }

    @Test("beside lessons are listed once a build, and only where a lesson has a program that may ask for them")
    func bundles() {
        let color = "backgroundColor = .systemTeal"
        let texts = [
            "c/a/program.md": "```swift figure=a\nlet path = Bundle.main\n```\n",
            "c/a/colored.md": "~~~ swift figure=b\nlet \(color)\n~~~\n",
            "c/a/layout.md": "A swift word.\n```layout\nscreen A { \(color) }\n```\n",
            "c/b/layout.md": "```layout\nscreen B { \(color) } // Bundle\n```\n",
            "c/a/words.json": "{}",
        ]
        let listings = Mutex<[String]>([])
        let disk = FileSystem(
            read: { path in texts[path].map { Array($0.utf8) } },
            files: { folder in
                listings.withLock { $0.append(folder) }
                return texts.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
                    .sorted()
            },
            exists: { texts[$0] != nil }, write: { _, _ in }, remove: { _ in })
        let files = SourceFiles(
            fileSystem: disk, cache: BuildCache(folder: nil, version: Fingerprint("test"), remembers: false))
        let names = ["c/a/program.md", "c/a/colored.md", "c/a/layout.md", "c/b/layout.md"].map { path in
            files.lesson(at: path).map { files.bundle(of: $0, within: "c").map(\.name) }
        }
        #expect(names == [["words.json"], [], [], []])
        #expect(listings.withLock { $0 } == ["c/a"])
    }
}
