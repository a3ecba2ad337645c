import Scene

/// Shaped texts by content and weight, bounded: what was not asked for since the last generation is dropped.
package struct ShapedTextCache {
    /// What shaping depends on.
    package struct Key: Hashable {
        let text: String
        /// Where the weight lies on the axis.
        let weight: Double
        /// The font where parts have fonts of their own.
        let font: Font?

        package init(_ text: String, _ font: Font) {
            self.text = text
            weight = font.weight.axisValue
            self.font = font.runs.isEmpty ? nil : font
        }
    }

    private var young: [Key: ShapedText] = [:]
    private var old: [Key: ShapedText] = [:]
    private var youngSize = 0
    /// The most that a generation holds, in bytes of text; a shaped byte takes about sixty.
    private let capacity: Int
    /// What an entry counts for beside its text.
    private static let entrySize = 32

    package init(capacity: Int) { self.capacity = capacity }

    /// The text that was stored under `key`.
    package mutating func find(_ key: Key) -> ShapedText? {
        if let known = young[key] { return known }
        guard let known = old[key] else { return nil }
        store(known, key)
        return known
    }

    /// Keeps `text`, unless it is larger than a generation.
    package mutating func store(_ text: ShapedText, _ key: Key) {
        let size = key.text.utf8.count + Self.entrySize
        guard size <= capacity else { return }
        if youngSize + size > capacity {
            old = young
            young = [:]
            youngSize = 0
        }
        if young.updateValue(text, forKey: key) == nil { youngSize += size }
    }
}
