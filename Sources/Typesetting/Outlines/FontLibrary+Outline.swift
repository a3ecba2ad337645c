import AutoLayout
import CHarfBuzz
import Paragraphs
import Scene

/// A line of text as shapes, for pictures that no browser sets.
public struct TextOutline: Hashable, Sendable {
    /// SVG path data in points, from the left end of the baseline, y downwards.
    public var path = ""
    /// The emoji in the line, which are pictures.
    public var emoji: [Emoji] = []
    /// Points.
    public var width = 0.0

    /// One emoji.
    public struct Emoji: Hashable, Sendable {
        /// Where its box begins, points.
        public var x: Double
        /// PNG.
        public var png: [UInt8]
    }
}

extension FontLibrary {
    /// The shapes of `text` on one line, set as `Typesetter` measures it. Complexity: O(n) in its length.
    public func outline(of text: String, font: Font) -> TextOutline {
        var outline = TextOutline()
        let tracking = font.tracking
        var run = ""
        func finish() {
            add(run, font: font, tracking: tracking, to: &outline)
            run = ""
        }
        for character in text {
            guard let advance = boxes.advance(of: character) else {
                run.append(character)
                continue
            }
            finish()
            if let png = picture(of: character) { outline.emoji.append(TextOutline.Emoji(x: outline.width, png: png)) }
            outline.width += advance * font.pointSize
        }
        finish()
        return outline
    }

    private func add(_ run: String, font: Font, tracking: Double, to outline: inout TextOutline) {
        guard !run.isEmpty, let buffer = shaped(run, with: instance(font.weight.axisValue).font) else { return }
        defer { hb_buffer_destroy(buffer) }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        let scale = font.pointSize / Double(Advance.unitsPerEm)
        var cluster: UInt32?
        for index in 0..<Int(count) {
            if let last = cluster, last != infos[index].cluster { outline.width += tracking }
            cluster = infos[index].cluster
            let pen = GlyphPen(
                x: outline.width + Double(positions[index].x_offset) * scale,
                y: -Double(positions[index].y_offset) * scale, scale: scale)
            outline.path += pen.path(of: infos[index].codepoint, in: instance(font.weight.axisValue).font)
            outline.width += Double(positions[index].x_advance) * scale
        }
        outline.width += tracking
    }

    private func shaped(_ run: String, with font: OpaquePointer) -> OpaquePointer? {
        guard let buffer = hb_buffer_create() else { return nil }
        let units = Array(run.utf16)
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
        hb_buffer_guess_segment_properties(buffer)
        let features = GlyphShaper.features
        hb_shape(font, buffer, features, UInt32(features.count))
        return buffer
    }

    /// The picture of an emoji out of Noto Color Emoji; nil for what it does not have as one.
    private func picture(of cluster: Character) -> [UInt8]? {
        guard boxes.isEmoji(cluster), let font = hb_font_create(emoji.face) else { return nil }
        defer { hb_font_destroy(font) }
        guard let buffer = shaped(String(cluster), with: font) else { return nil }
        defer { hb_buffer_destroy(buffer) }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let blob = hb_ot_color_glyph_reference_png(font, infos[0].codepoint)
        else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
    }
}
