import Paragraphs

extension FontLibrary: FontMetrics {
    public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { inter.covers(scalar) }

    public func hasEmoji(for scalar: Unicode.Scalar) -> Bool { emoji.covers(scalar) }

    /// The ranges of code points that Noto Color Emoji has, but for those of ASCII, ascending.
    package var emojiRanges: [ClosedRange<UInt32>] {
        var ranges: [ClosedRange<UInt32>] = []
        for code in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(code), hasEmoji(for: scalar) else { continue }
            if let last = ranges.last, last.upperBound == code - 1 {
                ranges[ranges.count - 1] = last.lowerBound...code
            } else {
                ranges.append(code...code)
            }
        }
        return ranges
    }

    public func glyphClusters(of run: ArraySlice<UInt16>, weight: Double) -> [GlyphCluster] {
        GlyphShaper(instance: instance(weight)).clusters(of: run)
    }

    public func lineBreaks(in text: [UInt16]) -> [Bool] { unicodeLineBreaks(in: text) }

    /// Which characters stand in boxes of their own.
    public var boxes: CharacterBoxes { CharacterBoxes(fonts: self) }
}
