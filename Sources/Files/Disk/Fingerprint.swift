internal import CXXHash

/// A short name for some bytes: two that differ have, for all that happens by itself, different fingerprints.
///
/// 128 bits of XXH3, which is as fast as memory; it is not collision-resistant against an attacker.
public struct Fingerprint: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Complexity: O(n) in the number of bytes.
    public init(_ bytes: [UInt8]) {
        self.init(bytes[...])
    }

    package init(_ bytes: ArraySlice<UInt8>) {
        self = bytes.withUnsafeBytes { Fingerprint($0) }
    }

    package init(_ bytes: UnsafeRawBufferPointer) {
        let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
        self.init(high: hash.high64, low: hash.low64)
    }

    /// The fingerprint of several pieces as one. Complexity: O(n) in the number of bytes; copies none of them.
    package init(pieces: [[UInt8]]) {
        guard pieces.count != 1 else {
            self.init(pieces[0])
            return
        }
        let stream = FingerprintStream()
        for piece in pieces { piece.withUnsafeBytes { stream.add($0) } }
        self = stream.fingerprint
    }

    /// The fingerprint of a text's UTF-8.
    public init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// Enough of it for a file's name.
    public var short: String { String(description.prefix(10)) }
}

extension Fingerprint: CustomStringConvertible {
    /// 32 hexadecimal digits.
    public var description: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
}
