import Synchronization
import Testing

@testable import Files

@Suite("An output folder")
struct OutputFolderTests {
    private let fileSystem = FileSystem.memory(["out/.plumb-files": ""])
    private let inputs = Fingerprint("inputs")

    private func tree(_ files: [String: String]) -> OutputTree {
        var tree = OutputTree()
        for (path, text) in files { tree.add(text, at: path) }
        return tree
    }

    @Test("takes new files, leaves equal ones alone, and lets go what is no longer made")
    func update() throws {
        let folder = OutputFolder(path: "out", fileSystem: fileSystem)
        #expect(
            try folder.update(to: tree(["a.html": "1", "b/c.css": "2"]), from: inputs)
                == OutputFolder.Changes(written: 2, removed: 0, unchanged: 0))
        #expect(
            try folder.update(to: tree(["a.html": "1", "d.html": "3"]), from: inputs)
                == OutputFolder.Changes(written: 1, removed: 1, unchanged: 1))
        #expect(fileSystem.read("out/b/c.css") == nil)
        #expect(fileSystem.read("out/d.html") == Array("3".utf8))
    }

    @Test("has a file made only where it has not what was made under its name before, or where names are not believed")
    func names() throws {
        let made = Mutex<[String]>([])
        func tree(_ names: [String: String]) -> OutputTree {
            var tree = OutputTree()
            for (path, name) in names {
                tree.promise(path, named: Fingerprint(name)) {
                    made.withLock { $0.append(path) }
                    return Array("made of \(name)".utf8)
                }
            }
            return tree
        }
        let folder = OutputFolder(path: "out", fileSystem: fileSystem)
        func update(_ names: [String: String], trustsNames: Bool = true) throws -> [String] {
            made.withLock { $0 = [] }
            _ = try folder.update(to: tree(names), from: inputs, trustsNames: trustsNames)
            for (path, name) in names { #expect(fileSystem.read("out/\(path)") == Array("made of \(name)".utf8)) }
            return Set(made.withLock { $0 }).sorted()
        }
        #expect(try update(["a": "1", "b": "2"]) == ["a", "b"])
        #expect(try update(["a": "1", "b": "2"]) == [])
        #expect(folder.isCurrent(for: inputs))
        #expect(try update(["a": "1", "b": "3", "c d": "4"]) == ["b", "c d"])
        #expect(try update(["a": "1", "b": "3", "c d": "4"]) == [])
        try fileSystem.write("out/a", Array("tampered".utf8))
        #expect(try update(["a": "1", "b": "3"]) == ["a"])
        #expect(try update(["a": "1", "b": "3"], trustsNames: false) == ["a", "b"])
        // What was written without belief in names is not believed later either.
        #expect(try update(["a": "1", "b": "3"]) == ["a", "b"])
    }

    @Test("never removes a file it did not write")
    func strangers() throws {
        let fileSystem = FileSystem.memory(["out/.plumb-files": "", "out/CNAME": "example.org"])
        let folder = OutputFolder(path: "out", fileSystem: fileSystem)
        _ = try folder.update(to: tree(["a.html": "1"]), from: inputs)
        _ = try folder.update(to: tree(["b.html": "1"]), from: inputs)
        #expect(fileSystem.files("out").filter { !$0.hasPrefix(".") } == ["CNAME", "b.html"])
    }

    @Test("is refused while it holds files but no manifest")
    func foreign() {
        #expect(!OutputFolder(path: "out", fileSystem: .memory(["out/thesis.txt": "x"])).isOurs)
        #expect(OutputFolder(path: "out", fileSystem: .memory([:])).isOurs)
        #expect(OutputFolder(path: "out", fileSystem: fileSystem).isOurs)
    }

    @Test("is current until an input or a file of it changes")
    func current() throws {
        let folder = OutputFolder(path: "out", fileSystem: fileSystem)
        _ = try folder.update(to: tree(["a.html": "1", "b.html": "2"]), from: inputs)
        #expect(folder.isCurrent(for: inputs))
        #expect(!folder.isCurrent(for: Fingerprint("other inputs")))
        try fileSystem.write("out/b.html", Array("tampered".utf8))
        #expect(!folder.isCurrent(for: inputs))
        try fileSystem.remove("out/b.html")
        #expect(!folder.isCurrent(for: inputs))
    }

    @Test(
        "does not believe a manifest that points outside", arguments: ["../../etc/passwd", "/etc/passwd", "a/../../b"])
    func escaping(path: String) {
        #expect(OutputManifest(text: "plumb 1 x\n0123 \(path)\n")?.entries.isEmpty == true)
    }

    private struct Full: Error {}

    /// A disk that has no room for files called `z.html`.
    private func full(_ store: FileSystem) -> FileSystem {
        var failing = store
        failing.write = { path, bytes in
            if path.hasSuffix("z.html") { throw Full() }
            try store.write(path, bytes)
        }
        return failing
    }

    @Test("stays as it was where a file cannot be written")
    func interrupted() throws {
        let store = FileSystem.memory(["out/theirs": "x"])
        try store.write("out/.plumb-files", [])
        _ = try OutputFolder(path: "out", fileSystem: store).update(
            to: tree(["a.html": "1", "b.html": "2"]), from: inputs)
        let before = store.files("out").map { store.read("out/\($0)") }
        #expect(throws: Full.self) {
            try OutputFolder(path: "out", fileSystem: full(store)).update(
                to: tree(["a.html": "3", "c.html": "4", "z.html": "5"]), from: Fingerprint("others"))
        }
        #expect(store.files("out").map { store.read("out/\($0)") } == before)
        #expect(store.files("") == store.files("out").map { "out/\($0)" })
    }

    @Test("that cannot be exchanged as a whole knows its files still when it was killed half-way")
    func inPlace() throws {
        var store = FileSystem.memory([:])
        store.folders.exchange = { folder, path throws(FileError) in
            throw FileError(path: path, reason: "Device or resource busy")
        }
        #expect(throws: Full.self) {
            try OutputFolder(path: "out", fileSystem: full(store)).update(to: tree(["z.html": "2"]), from: inputs)
        }
        let folder = OutputFolder(path: "out", fileSystem: store)
        #expect(folder.isOurs && !folder.isCurrent(for: inputs))
        _ = try folder.update(to: tree(["a.html": "3", "b.html": "3"]), from: inputs)
        #expect(store.files("out").filter { !$0.hasPrefix(".") } == ["a.html", "b.html"])
        #expect(folder.isCurrent(for: inputs))
    }
}
