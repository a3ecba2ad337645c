import Scene

/// What setting text asks of its two fonts, and of Unicode's line breaking.
public protocol FontMetrics: AnyObject, Sendable {
    /// Whether Inter has a glyph for `scalar`.
    func hasGlyph(for scalar: Unicode.Scalar) -> Bool
    /// Whether Noto Color Emoji has one.
    func hasEmoji(for scalar: Unicode.Scalar) -> Bool
    /// The clusters of a run of UTF-16 set in Inter at a weight of 100…900, by ascending offset.
    func glyphClusters(of run: ArraySlice<UInt16>, weight: Double) -> [GlyphCluster]
    /// For each UTF-16 offset whether UAX #14 lets a line begin there; too short where it lets none.
    func lineBreaks(in text: [UInt16]) -> [Bool]
}

/// Characters that are shaped together.
public struct GlyphCluster: Hashable, Sendable {
    /// The UTF-16 offset in the run at which it begins.
    public var offset: Int
    /// Its glyphs' advances, in units of which an em has `Advance.unitsPerEm`.
    public var units: Int
    /// Whether the text may not be cut before it without shaping both sides anew.
    public var isUnsafeToBreak: Bool

    /// A cluster with all that is known of it.
    public init(offset: Int, units: Int, isUnsafeToBreak: Bool) {
        self.offset = offset
        self.units = units
        self.isUnsafeToBreak = isUnsafeToBreak
    }
}

extension FontWeight {
    /// Where it lies on Inter's axis, 100…900; what is no number counts as regular.
    package var axisValue: Double { rawValue.isNaN ? FontWeight.regular.rawValue : min(max(rawValue, 100), 900) }
}
