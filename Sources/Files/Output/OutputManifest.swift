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
        guard let inputs = Self.inputs(ofText: text) else { return nil }
        self.inputs = inputs
        entries = text.utf8.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { Entry(line: Substring($0)) }
    }

    /// The inputs that the first line of a manifest names; nil for what is no manifest.
    static func inputs(ofText text: String) -> String? {
        let first = text.utf8.prefix { $0 != UInt8(ascii: "\n") }
        guard first.starts(with: heading.utf8) else { return nil }
        return String(Substring(first.dropFirst(heading.utf8.count)))
    }

    /// The file as it is written.
    public var text: String {
        Self.heading + inputs + "\n"
            + entries.map { "\($0.fingerprint)\($0.name.map { ":" + $0 } ?? "") \($0.path)\n" }.joined()
    }

    private static let heading = "plumb 1 "
}

extension OutputManifest.Entry {
    /// Nil for a line that names no path, or one that would leave the folder.
    fileprivate init?(line: Substring) {
        guard let gap = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let (names, place) = (line[..<gap], line[line.utf8.index(after: gap)...])
        guard !place.isEmpty, place.utf8.first != UInt8(ascii: "/"), !Self.climbs(place) else { return nil }
        path = String(place)
        let colon = names.utf8.firstIndex(of: UInt8(ascii: ":"))
        fingerprint = String(names[..<(colon ?? names.endIndex)])
        name = colon.map { String(names[names.utf8.index(after: $0)...]) }
    }

    /// Whether a path leaves a folder on its way.
    private static func climbs(_ path: Substring) -> Bool {
        path.contains("..") && path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }
}
