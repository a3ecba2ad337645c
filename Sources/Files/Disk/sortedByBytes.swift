import Platform

extension Sequence<String> {
    /// Sorted by their UTF-8, byte by byte. Complexity: O(n log n) comparisons.
    package func sortedByBytes() -> [String] { sorted { precedes($0, $1) } }
}

/// Whether a text stands before another by their UTF-8, as `lexicographicallyPrecedes` says, many bytes at a time.
func precedes(_ first: String, _ second: String) -> Bool {
    let answer = first.utf8.withContiguousStorageIfAvailable { first in
        second.utf8.withContiguousStorageIfAvailable { second in precedes(first, second) }
    }
    return answer.flatMap { $0 } ?? first.utf8.lexicographicallyPrecedes(second.utf8)
}

private func precedes(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
    let common = min(first.count, second.count)
    guard common > 0, let start = first.baseAddress, let other = second.baseAddress else {
        return first.count < second.count
    }
    let order = memcmp(start, other, common)
    return order == 0 ? first.count < second.count : order < 0
}
