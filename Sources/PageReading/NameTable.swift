/// Values by names of HTML, found by their bytes without making texts of them.
struct NameTable<Value: Sendable>: Sendable {
    private let entries: [(name: PackedName, value: Value)]

    /// Names of more than sixteen characters are left out.
    init(_ pairs: [(String, Value)]) {
        entries = pairs.compactMap { name, value in
            Array(name.utf8).withUnsafeBufferPointer { PackedName($0, 0..<$0.count) }.map { ($0, value) }
        }.sorted { $0.name < $1.name }
    }

    /// The value of the name that stands there, in whatever case. Complexity: O(log n).
    func value(at range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Value? {
        guard let name = PackedName(bytes, range) else { return nil }
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name < name { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].name == name ? entries[low].value : nil
    }
}

/// A name of at most sixteen bytes, its ASCII letters small.
private struct PackedName: Comparable, Sendable {
    private var high: UInt64 = 0
    private var low: UInt64 = 0

    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard range.count <= 16 else { return nil }
        for index in range {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(lowercased(bytes[index]))
        }
    }

    static func < (a: PackedName, b: PackedName) -> Bool {
        a.high != b.high ? a.high < b.high : a.low < b.low
    }
}

/// An ASCII letter in lower case; every other byte as it is.
func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}

/// Whether a byte is white space in HTML and CSS.
func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0C || byte == 0x0D
}
