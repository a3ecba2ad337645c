/// Every file a build produces, in memory, before anything is written.
public struct OutputTree: Sendable {
    /// By path below the output folder.
    private var bytes: [String: [UInt8]] = [:]

    public init() {}

    /// The paths below the output folder, sorted.
    public var paths: [String] { bytes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// The file at `path`; setting it adds or replaces the file.
    public subscript(path: String) -> [UInt8]? {
        get { bytes[path] }
        set { bytes[path] = newValue }
    }

    /// Adds a text file.
    public mutating func add(_ text: String, at path: String) {
        bytes[path] = Array(text.utf8)
    }
}
