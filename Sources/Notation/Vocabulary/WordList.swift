// Tables of many words as one text, with spaces between: they are as small as that.

extension String {
    /// Whether a word is among those that it lists.
    ///
    /// - Complexity: O(length).
    func lists(_ word: String) -> Bool {
        utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) }
    }
}

extension Set<String> {
    /// The words that a text lists.
    package init(words text: String) {
        self.init(text.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) })
    }
}
