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
    private static func text(_ file: SourceFiles.LessonFile?) -> String? {
        file.map { String(decoding: $0.utf8, as: UTF8.self) }
    }

    @Test("are read once as long as they stay, and again whatever of them changes", arguments: [true, false])
    func stamps(remembers: Bool) throws {
        let file = try CountedFile("one")
        let cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: remembers)
        let files = SourceFiles(fileSystem: file.fileSystem, cache: cache)
        file.setTime(1_000)
        try file.settle()
        for _ in 0..<3 {
            #expect(Self.text(files.lesson(at: file.path)) == "one")
            cache.endBuild()
        }
        #expect(file.reads.withLock { $0 } == (remembers ? 1 : 3))
        // As long as before, and as old as before for all that its time of writing says.
        try file.write("two")
        file.setTime(1_000)
        #expect(Self.text(files.lesson(at: file.path)) == "two")
        try file.write("six")
        file.setTime(1_000)
        #expect(Self.text(files.lesson(at: file.path)) == "six")
        unlink(file.path)
        #expect(files.lesson(at: file.path) == nil)
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
                return texts.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }.sorted()
            },
            exists: { texts[$0] != nil }, write: { _, _ in }, remove: { _ in })
        let files = SourceFiles(fileSystem: disk, cache: BuildCache(folder: nil, version: Fingerprint("test"), remembers: false))
        let names = ["c/a/program.md", "c/a/colored.md", "c/a/layout.md", "c/b/layout.md"].map { path in
            files.lesson(at: path).map { files.bundle(of: $0, at: path, within: "c").map(\.name) }
        }
        #expect(names == [["words.json"], [], [], []])
        #expect(listings.withLock { $0 } == ["c/a"])
    }
}
