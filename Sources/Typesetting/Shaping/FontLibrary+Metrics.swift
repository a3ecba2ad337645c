import Paragraphs

extension FontLibrary: FontMetrics {
    public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { inter.covers(scalar) }

    public func hasEmoji(for scalar: Unicode.Scalar) -> Bool { emoji.covers(scalar) }

    public func glyphClusters(of run: ArraySlice<UInt16>, weight: Double) -> [GlyphCluster] {
        GlyphShaper(instance: instance(weight)).clusters(of: run)
    }

    public func lineBreaks(in text: [UInt16]) -> [Bool] { unicodeLineBreaks(in: text) }

    /// Which characters stand in boxes of their own.
    public var boxes: CharacterBoxes { CharacterBoxes(fonts: self) }
}
