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

    /// Reads `text`; nil for what is no manifest. Paths that would leave the folder are not believed.
    public init?(text: String) {
        var lines = text.split(separator: "\n")
        guard let first = lines.first, first.hasPrefix(Self.heading) else { return nil }
        lines.removeFirst()
        inputs = String(first.dropFirst(Self.heading.count))
        entries = lines.compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, !parts[1].hasPrefix("/"), !parts[1].split(separator: "/").contains("..") else {
                return nil
            }
            return Entry(path: String(parts[1]), fingerprint: String(parts[0]))
        }
    }

    /// The file as it is written.
    public var text: String {
        Self.heading + inputs + "\n" + entries.map { "\($0.fingerprint) \($0.path)\n" }.joined()
    }

    private static let heading = "plumb 1 "
}
