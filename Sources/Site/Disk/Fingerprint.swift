internal import CPixbuf

/// A short name for some bytes: two that differ have different fingerprints.
///
/// SHA-256 as GLib computes it, in hexadecimal.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Complexity: O(n) in the number of bytes.
    public init(_ bytes: [UInt8]) {
        guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else {
            description = ""
            return
        }
        defer { g_free(text) }
        description = String(cString: text)
    }

    /// The fingerprint of a text's UTF-8.
    public init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Enough of it for a file's name.
    public var short: String { String(description.prefix(10)) }
}
