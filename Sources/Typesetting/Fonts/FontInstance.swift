import CHarfBuzz
import Paragraphs

/// A face at one weight. It owns its `hb_font_t`, which never changes after `init`, so that any thread may shape with it.
final class FontInstance: @unchecked Sendable {
    /// `hb_font_t`.
    let font: OpaquePointer
    /// What the instance was made from, kept as long as it lives.
    private let face: FontFace

    /// `face` at `weight`, on the scale of CSS.
    init(face: FontFace, weight: Double) {
        self.face = face
        font = hb_font_create(face.face)
        hb_font_set_scale(font, Int32(Advance.unitsPerEm), Int32(Advance.unitsPerEm))
        var axis = hb_variation_t(tag: OpenTypeTag("wght").rawValue, value: Float(weight))
        hb_font_set_variations(font, &axis, 1)
        hb_font_make_immutable(font)
    }

    deinit { hb_font_destroy(font) }
}
