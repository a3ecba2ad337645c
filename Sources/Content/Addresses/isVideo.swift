/// Whether a file's ending is that of a video that browsers play.
package func isVideo(_ path: String) -> Bool {
    [".mp4", ".webm", ".m4v", ".ogv", ".mov"].contains { path.hasSuffix($0) }
}

extension String {
    /// A path without what follows its last dot, dark variants of pictures by the name they stand for.
    package var withoutEnding: String {
        lastIndex(of: ".").map { String(self[..<$0]) } ?? self
    }
}
