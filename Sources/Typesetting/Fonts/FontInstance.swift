import CHarfBuzz

/// A face at one weight. It owns its `hb_font_t`, which never changes after `init`, so that any thread may shape with it.
final class FontInstance: @unchecked Sendable {
    /// Lengths are counted in this many units to the em: fine enough for the fractions that weights between the
    /// masters give, and a power of two, so that no sum of them is ever rounded.
    static let unitsPerEm = 1 << 18

    /// `hb_font_t`.
    let font: OpaquePointer
    /// What the instance was made from, kept as long as it lives.
    private let face: FontFace

    /// `face` at `weight`, on the scale of CSS.
    init(face: FontFace, weight: Double) {
        self.face = face
        font = hb_font_create(face.face)
        hb_font_set_scale(font, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
        var axis = hb_variation_t(tag: OpenTypeTag("wght").rawValue, value: Float(weight))
        hb_font_set_variations(font, &axis, 1)
        hb_font_make_immutable(font)
    }

    deinit { hb_font_destroy(font) }
}
