/// The list of an output folder's own files, kept in it, so that what is no longer produced can go.
public struct OutputManifest: Hashable, Sendable {
    /// The file's name in its folder.
    public static let name = ".plumb-files"
    /// Stands for the inputs while files are being written.
    public static let unfinished = "unfinished"

    /// A file of the folder's own.
    public struct Entry: Hashable, Sendable {
        /// Below the output folder.
        public var path: String
        /// Of its bytes.
        public var fingerprint: String
        /// What the build called it that made it; nil where it had no name.
        var name: String?

        public init(path: String, fingerprint: String) {
            self.path = path
            self.fingerprint = fingerprint
        }
    }

    /// The fingerprint of everything the files were made from.
    public var inputs: String
    public var entries: [Entry]

    public init(inputs: String, entries: [Entry]) {
        self.inputs = inputs
        self.entries = entries
    }

    /// Reads `text`; nil for what is no manifest. Paths that would leave the folder are not believed. Complexity: O(n).
    public init?(text: String) {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, first.starts(with: Self.heading.utf8) else { return nil }
        lines.removeFirst()
        inputs = String(Substring(first.dropFirst(Self.heading.utf8.count)))
        entries = lines.compactMap { line in
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard parts.count == 2, parts[1].first != UInt8(ascii: "/"), !Self.climbs(parts[1]) else { return nil }
            let names = parts[0].split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(Substring($0)) }
            var entry = Entry(path: String(Substring(parts[1])), fingerprint: names.first ?? "")
            entry.name = names.count > 1 ? names[1] : nil
            return entry
        }
    }

    /// Whether a path leaves a folder on its way.
    private static func climbs(_ path: Substring.UTF8View) -> Bool {
        path.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    /// The file as it is written.
    public var text: String {
        Self.heading + inputs + "\n"
            + entries.map { "\($0.fingerprint)\($0.name.map { ":" + $0 } ?? "") \($0.path)\n" }.joined()
    }

    private static let heading = "plumb 1 "
}
