import SeededRandomness
import Synchronization
import Testing
import Typesetting

@testable import Caching
@testable import FigureDrawing
@testable import Files
@testable import Pages

@Suite("The build cache")
struct BuildCacheTests {
    private static let version = Fingerprint("version")

    private static func cache(_ fileSystem: FileSystem, version: Fingerprint = version, limit: Int = 1 << 20)
        -> BuildCache
    {
        let folder = CacheFolder(path: "cache", fileSystem: fileSystem, limit: limit, trimInterval: 1)
        return BuildCache(folder: folder, version: version, remembers: false)
    }

    /// What `make` is asked for under a key, and whether it was asked at all.
    private static func value(_ cache: BuildCache, _ name: String, else made: String) -> String {
        var key = cache.key("test")
        key.write(name)
        return cache.value(key) { made }
    }

    @Test("gives back what another process has kept, for the same key and version alone")
    func keeping() {
        let disk = FileSystem.memory([:])
        #expect(Self.value(Self.cache(disk), "a", else: "first") == "first")
        #expect(Self.value(Self.cache(disk), "a", else: "second") == "first")
        #expect(Self.value(Self.cache(disk), "b", else: "second") == "second")
        #expect(Self.value(Self.cache(disk, version: Fingerprint("next")), "a", else: "second") == "second")
    }

    @Test(
        "believes no file that is not as it was written",
        arguments: ["cut", "longer", "changed", "empty", "foreign", "head", "misplaced"])
    func damage(kind: String) throws {
        let disk = FileSystem.memory([:])
        _ = Self.value(Self.cache(disk), "a", else: "first")
        let path = "cache/" + (disk.files("cache").first ?? "")
        var bytes = disk.read(path) ?? []
        switch kind {
        case "cut": bytes.removeLast()
        case "longer": bytes.append(0)
        case "changed": bytes[bytes.count - 1] ^= 1
        case "empty": bytes = []
        case "foreign": bytes = Array("something else of more than a head's length, which is forty-eight".utf8)
        case "head": bytes[20] ^= 1
        default:
            _ = Self.value(Self.cache(disk), "b", else: "other")
            bytes = disk.files("cache").map { disk.read("cache/" + $0) ?? [] }.first { $0 != bytes } ?? []
        }
        try disk.write(path, bytes)
        #expect(Self.value(Self.cache(disk), "a", else: "second") == "second")
        #expect(Self.value(Self.cache(disk), "a", else: "third") == "second")
    }

    /// Asks a new process for values under names, as far as they are kept under them; gives how many it had to make, and how many
    /// files it has read.
    private static func made(
        _ names: [String], _ disk: FileSystem, isPacked: Bool
    ) -> (made: Int, reads: Int) {
        let reads = Mutex(0)
        var counted = disk
        counted.ending = { path, count in
            reads.withLock { $0 += 1 }
            return disk.ending(path, count)
        }
        let cache = Self.cache(counted)
        var made = 0
        for name in names {
            var key = cache.key("test")
            key.write(name)
            let make: () -> String = {
                made += 1
                return "value of \(name)"
            }
            let value = isPacked ? cache.packedValue(Fingerprint(key.bytes), make: make) : cache.value(key, make: make)
            #expect(value == "value of \(name)")
        }
        cache.tidy()
        return (made, reads.withLock { $0 })
    }

    @Test("packs what was read one by one, and reads the pack from then on, which may be lost")
    func packing() throws {
        let disk = FileSystem.memory([:])
        let names = (0..<100).map { "\($0)" }
        #expect(Self.made(names, disk, isPacked: false).made == 100)
        // The second process packs, and looks for a pack once more, since another may have packed meanwhile.
        #expect(Self.made(names, disk, isPacked: false) == (0, 102))
        #expect(Self.made(names, disk, isPacked: false) == (0, 1))
        // A few more are left in files of their own.
        let more = names + ["x", "y"]
        #expect(Self.made(more, disk, isPacked: false).made == 2)
        #expect(Self.made(more, disk, isPacked: false) == (0, 3))
        let pack = try #require(
            disk.files("cache").max { (disk.read("cache/" + $0) ?? []).count < (disk.read("cache/" + $1) ?? []).count })
        for damage in ["cut", "changed", "gone"] {
            var bytes = try #require(disk.read("cache/" + pack))
            switch damage {
            case "cut": bytes.removeLast(100)
            case "changed": bytes[200] ^= 1
            default: bytes = []
            }
            try disk.write("cache/" + pack, bytes)
            #expect(Self.made(more, disk, isPacked: false) == (0, 104))
            #expect(Self.made(more, disk, isPacked: false) == (0, 1))
        }
    }

    @Test("makes short values again until enough of them are packed")
    func packedValues() throws {
        let disk = FileSystem.memory([:])
        let few = (0..<64).map { "\($0)" }
        #expect(Self.made(few, disk, isPacked: true).made == 64)
        #expect(Self.made(few, disk, isPacked: true).made == 64)
        #expect(Self.made(few + ["x"], disk, isPacked: true).made == 65)
        #expect(Self.made(few + ["x"], disk, isPacked: true).made == 0)
        #expect(Self.made(few + ["x", "y"], disk, isPacked: true).made == 1)
        #expect(disk.files("cache").count == 1)
        // What is asked for no more is forgotten once it is most of all.
        let others = (100..<240).map { "\($0)" }
        #expect(Self.made(others, disk, isPacked: true).made == 140)
        #expect(Self.made(others, disk, isPacked: true).made == 0)
        #expect(Self.made((300..<370).map { "\($0)" }, disk, isPacked: true).made == 70)
        #expect(Self.made(few, disk, isPacked: true).made == 64)
    }

    /// A part with a deferred value between two others.
    private struct Part: Storable {
        var name: String
        var text: Deferred<String>
        var end: String

        init(name: String, text: String, end: String) { (self.name, self.text, self.end) = (name, Deferred(text), end) }

        func store(in writer: inout ByteWriter) { writer.write(name, text, end) }
        init(from reader: inout ByteReader) throws(DamagedBytes) { (name, text, end) = try reader.read() }
    }

    @Test("reads a part's deferred value when asked, and has it made where it is lost", arguments: [3, 20_000])
    func deferred(length: Int) throws {
        let text = String(repeating: "text", count: length)
        let name = String(repeating: "name", count: length)
        let key = Fingerprint("key")
        let reads = Mutex(0)
        var disk = FileSystem.memory([:])
        let slice = disk.slice
        disk.slice = { path, offset, count in
            reads.withLock { $0 += 1 }
            return slice(path, offset, count)
        }
        var kept = Self.cache(disk).keepDeferring(Part(name: name, text: text, end: "end"), as: key)
        #expect(kept.text.name != nil && kept.text.value == nil)
        for damage in [nil, "other"] {
            var found: Part = try #require(Self.cache(disk).find(key))
            #expect(found.name == name && found.end == "end" && found.text.name == kept.text.name)
            #expect(reads.withLock { $0 } == 0)
            found.text.setSource(Self.cache(disk), part: key) { "made" }
            if let damage {
                let path = "cache/" + (disk.files("cache").first ?? "")
                let bytes = disk.read(path) ?? []
                try disk.write(path, Array(damage.utf8) + bytes.dropFirst(damage.utf8.count))
            }
            #expect(found.text.value == (damage == nil ? text : "made"))
            #expect(reads.withLock { $0 } == 1)
            reads.withLock { $0 = 0 }
        }
        kept.text.setSource(Self.cache(.memory([:])), part: key) { "made" }
        #expect(kept.text.value == "made")
    }

    @Test("holds a part's deferred value where it cannot be kept", arguments: [true, false])
    func heldDeferred(remembers: Bool) {
        let cache = BuildCache(folder: nil, version: Self.version, remembers: remembers)
        let key = Fingerprint("key")
        let kept = cache.keepDeferring(Part(name: "a", text: "b", end: "c"), as: key)
        #expect(kept.text.value == "b" && kept.text.name == nil)
        let found: Part? = cache.find(key)
        #expect(found?.text.value == (remembers ? "b" : nil))
    }

    @Test("lets the oldest parts go beyond its limit, but none that the build has used")
    func limit() throws {
        var disk = FileSystem.memory([:])
        let plain = disk
        disk.list = { folder in
            plain.files(folder).filter { !$0.hasPrefix(".") }.map {
                ListedFile(path: $0, size: plain.read("\(folder)/\($0)")?.count ?? 0, modified: 0)
            }
        }
        let first = Self.cache(disk, limit: 200)
        for index in 0..<20 { _ = Self.value(first, "\(index)", else: "\(index)") }
        first.tidy()
        #expect(disk.list("cache").count == 20)
        let second = Self.cache(disk, limit: 200)
        for index in 0..<5 { _ = Self.value(second, "\(index)", else: "other") }
        _ = Self.value(second, "new", else: "new")
        second.tidy()
        #expect(disk.list("cache").count < 10)
        for index in 0..<5 { #expect(Self.value(Self.cache(disk), "\(index)", else: "other") == "\(index)") }
    }

    @Test("remembers of a build what the next one uses, and no more")
    func memory() {
        let cache = BuildCache(folder: nil, version: Self.version, remembers: true)
        _ = Self.value(cache, "a", else: "first")
        _ = Self.value(cache, "b", else: "first")
        cache.endBuild()
        #expect(Self.value(cache, "a", else: "second") == "first")
        cache.endBuild()
        #expect(Self.value(cache, "b", else: "second") == "second")
    }

    @Test("reads any bytes to an end")
    func anyBytes() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random) & (Bool.random(using: &random) ? 0xFF : 0)
            }
            read(LessonEntry.self, bytes)
            read(PageFrame.self, bytes)
            read(StoredFigure.self, bytes)
        }
    }

    private func read<Value: Storable>(_: Value.Type, _ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        _ = try? Value(from: &reader)
    }
}
