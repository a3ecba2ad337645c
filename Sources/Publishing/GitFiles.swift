import Files

/// The files of a commit: each one's path and bytes, as git tells them.
struct GitFiles {
    /// In git's order.
    private(set) var files: [(path: String, bytes: [UInt8])] = []

    /// - Throws: `PublishError.git` where git does not answer as it should.
    init(of commit: String, in repository: GitRepository) throws(PublishError) {
        let listing = try repository.expect(repository.run(["ls-tree", "-r", "-z", commit]))
        let entries = listing.output.split(separator: 0).compactMap(Entry.init)
        let names = entries.map { $0.object + "\n" }.joined()
        let contents = try repository.expect(
            repository.run(["cat-file", "--batch", "--buffer"], input: Array(names.utf8)))
        var reader = BatchReader(contents.output)
        for entry in entries {
            guard let bytes = reader.next() else { throw .git(reason: "'\(entry.path)' cannot be read") }
            files.append((entry.path, bytes))
        }
    }

    /// A line of `ls-tree`: mode, kind and object, a tab, the path.
    private struct Entry {
        var object: String
        var path: String

        init?(_ line: ArraySlice<UInt8>) {
            let halves = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            let words = halves.first?.split(separator: UInt8(ascii: " ")) ?? []
            guard halves.count == 2, words.count == 3 else { return nil }
            // The commit of a submodule is not in this repository; its name stands for it.
            object = String(decoding: words[2], as: UTF8.self)
            path = String(decoding: halves[1], as: UTF8.self)
        }
    }

    /// Reads `cat-file --batch`: a line with name, kind and size, the bytes, a line feed; or a line with `missing`.
    private struct BatchReader {
        private let output: [UInt8]
        private var place = 0

        init(_ output: [UInt8]) { self.output = output }

        mutating func next() -> [UInt8]? {
            guard let end = output[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let words = output[place..<end].split(separator: UInt8(ascii: " "))
            let name = Array(output[place..<end])
            place = end + 1
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { return name }
            guard size >= 0, place + size < output.count else { return nil }
            defer { place += size + 1 }
            return Array(output[place..<place + size])
        }
    }
}

extension StandingSite {
    /// What a commit holds.
    init(files found: GitFiles) {
        for (path, bytes) in found.files {
            if path == OutputManifest.name {
                manifest = OutputManifest(text: String(decoding: bytes, as: UTF8.self))
            } else {
                files[path] = Fingerprint(bytes).description
            }
        }
    }
}
