import CHarfBuzz

/// Writes a glyph's outline as SVG path data.
final class GlyphPen {
    private let x: Double
    private let y: Double
    private let scale: Double
    private var text = ""

    /// A pen whose glyphs have their origin at a point; `scale` is points per font unit.
    init(x: Double, y: Double, scale: Double) {
        (self.x, self.y, self.scale) = (x, y, scale)
    }

    /// The outline of a glyph; empty for a space.
    func path(of glyph: hb_codepoint_t, in font: OpaquePointer) -> String {
        text = ""
        hb_font_get_glyph_shape(font, glyph, Self.callbacks.functions, Unmanaged.passUnretained(self).toOpaque())
        return text
    }

    private func add(_ command: String, _ points: (Float, Float)...) {
        text += command
        for (index, point) in points.enumerated() {
            if index > 0 { text += " " }
            text += Self.number(x + Double(point.0) * scale) + " " + Self.number(y - Double(point.1) * scale)
        }
    }

    /// Hundredths of a point.
    private static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let digits = String(abs(hundredths) % 100 + 100).dropFirst()
        return (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)" + (digits == "00" ? "" : ".\(digits)")
    }

    /// HarfBuzz's table of functions, which is never changed once it is made.
    private struct Callbacks: @unchecked Sendable {
        let functions: OpaquePointer?
    }

    private static let callbacks: Callbacks = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(functions, { _, pen, _, x, y, _ in from(pen)?.add("M", (x, y)) }, nil, nil)
        hb_draw_funcs_set_line_to_func(functions, { _, pen, _, x, y, _ in from(pen)?.add("L", (x, y)) }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions, { _, pen, _, cx, cy, x, y, _ in from(pen)?.add("Q", (cx, cy), (x, y)) }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions, { _, pen, _, ax, ay, bx, by, x, y, _ in from(pen)?.add("C", (ax, ay), (bx, by), (x, y)) }, nil,
            nil)
        hb_draw_funcs_set_close_path_func(functions, { _, pen, _, _ in from(pen)?.add("Z") }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return Callbacks(functions: functions)
    }()

    private static func from(_ pointer: UnsafeMutableRawPointer?) -> GlyphPen? {
        pointer.map { Unmanaged<GlyphPen>.fromOpaque($0).takeUnretainedValue() }
    }
}
