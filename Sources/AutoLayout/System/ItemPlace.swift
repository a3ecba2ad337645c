import Scene

/// Where a collection view puts a part of it: its frame in the content, and which of its lengths are given.
struct ItemPlace: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// Of the other lengths the least that fits is taken.
    var fixesWidth: Bool
    var fixesHeight: Bool

    init(frame: Rect, fixesWidth: Bool, fixesHeight: Bool) {
        (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
        (self.fixesWidth, self.fixesHeight) = (fixesWidth, fixesHeight)
    }

    /// Whether the same lengths are given.
    func fixesLike(_ other: ItemPlace?) -> Bool {
        fixesWidth == other?.fixesWidth && fixesHeight == other?.fixesHeight
    }
}
