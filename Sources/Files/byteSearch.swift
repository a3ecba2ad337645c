import Platform

extension [UInt8] {
    /// Where `word` first stands from an offset on, nil for nowhere.
    ///
    /// `memchr` looks for a byte of the word that prose seldom has, so that few places are compared.
    public func firstOffset(of word: [UInt8], from start: Int) -> Int? {
        guard !word.isEmpty else { return nil }
        let rare = word.firstIndex { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? 0
        return withUnsafeBytes { bytes in
            var start = start
            while start + word.count <= bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + start + rare, Int32(word[rare]), bytes.count - word.count - start + 1)
            {
                let offset = UnsafeRawPointer(found) - base - rare
                if memcmp(base + offset, word, word.count) == 0 { return offset }
                start = offset + 1
            }
            return nil
        }
    }
}
