import CHarfBuzz

/// A font file as HarfBuzz sees it. It owns its C objects, frees them, and never changes after `init`, so that any
/// thread may read it.
final class FontFace: @unchecked Sendable {
    /// Which file it is.
    let file: FontFile
    /// `hb_face_t`.
    let face: OpaquePointer
    /// `hb_set_t` of the code points that have a glyph.
    private let coverage: OpaquePointer

    /// Reads the font at `path`; throws `FontError.unreadable`.
    init(file: FontFile, path: String) throws(FontError) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path) }
        defer { hb_blob_destroy(blob) }
        guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else { throw .unreadable(path: path) }
        guard hb_face_get_glyph_count(face) > 0, let coverage = hb_set_create() else {
            hb_face_destroy(face)
            throw .unreadable(path: path)
        }
        hb_face_collect_unicodes(face, coverage)
        hb_face_make_immutable(face)
        self.file = file
        self.face = face
        self.coverage = coverage
    }

    deinit {
        hb_set_destroy(coverage)
        hb_face_destroy(face)
    }

    /// Whether the font has a glyph for `scalar`.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        hb_set_has(coverage, scalar.value) != 0
    }

    /// Every scalar that has a glyph, ascending.
    var coveredScalars: [Unicode.Scalar] {
        var found: [Unicode.Scalar] = []
        var code = hb_codepoint_t.max
        while hb_set_next(coverage, &code) != 0 {
            if let scalar = Unicode.Scalar(code) { found.append(scalar) }
        }
        return found
    }
}
