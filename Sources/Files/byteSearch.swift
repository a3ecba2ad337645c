import Platform

extension [UInt8] {
    /// Where `word` first stands from an offset on, nil for nowhere, as `memchr` finds it.
    public func firstOffset(of word: [UInt8], from start: Int) -> Int? {
        guard let first = word.first else { return nil }
        return withUnsafeBytes { bytes in
            var start = start
            while start + word.count <= bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(first), bytes.count - word.count - start + 1)
            {
                let offset = UnsafeRawPointer(found) - base
                if memcmp(found, word, word.count) == 0 { return offset }
                start = offset + 1
            }
            return nil
        }
    }
}
