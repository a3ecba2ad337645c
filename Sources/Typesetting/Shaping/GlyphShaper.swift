import CHarfBuzz
import Paragraphs

/// Shapes runs of text with one instance, as a page does with `font-kerning: normal` and
/// `font-variant-ligatures: none`.
struct GlyphShaper {
    let instance: FontInstance

    /// The clusters of `run`, which is UTF-16, by ascending offset.
    func clusters(of run: ArraySlice<UInt16>) -> [GlyphCluster] {
        guard let buffer = hb_buffer_create(), let length = Int32(exactly: run.count) else { return [] }
        defer { hb_buffer_destroy(buffer) }
        run.withUnsafeBufferPointer { hb_buffer_add_utf16(buffer, $0.baseAddress, length, 0, length) }
        // Without a language of its own HarfBuzz would ask the environment.
        hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
        hb_buffer_guess_segment_properties(buffer)
        let features = Self.features
        hb_shape(instance.font, buffer, features, UInt32(features.count))
        return Self.collect(buffer)
    }

    /// Letter spacing makes browsers drop ligatures and contextual forms, so that no text has them.
    static let features: [hb_feature_t] = {
        let settings: [(OpenTypeTag, UInt32)] = [("kern", 1), ("liga", 0), ("clig", 0), ("calt", 0)]
        return settings.map { hb_feature_t(tag: $0.rawValue, value: $1, start: 0, end: .max) }
    }()

    /// The clusters of a shaped buffer; text that runs from right to left comes in reverse.
    private static func collect(_ buffer: OpaquePointer) -> [GlyphCluster] {
        var infoCount: UInt32 = 0
        var positionCount: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &infoCount),
            let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
        else { return [] }
        var found: [GlyphCluster] = []
        for index in 0..<Int(min(infoCount, positionCount)) {
            let offset = Int(infos[index].cluster)
            let units = Int(positions[index].x_advance)
            if found.last?.offset == offset {
                found[found.count - 1].units += units
            } else {
                let isUnsafe = infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
                found.append(GlyphCluster(offset: offset, units: units, isUnsafeToBreak: isUnsafe))
            }
        }
        if hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL { found.reverse() }
        return found
    }
}
