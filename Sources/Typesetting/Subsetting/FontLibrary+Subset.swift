import CHarfBuzzSubset
import Paragraphs

extension FontLibrary {
    /// The part of `file` that draws `texts`, with the ellipsis that truncation may add; nil if they need nothing of it.
    ///
    /// Inter keeps its whole weight axis, for HarfBuzz 6 can only pin axes. Noto Color Emoji keeps the parts of every
    /// sequence that the emoji in `texts` could make up. Throws `FontError.subsetFailed` or `.encodingFailed`.
    public func subset(
        _ file: FontFile, for texts: [String], quality: BrotliQuality = .smallest
    ) throws(FontError) -> FontSubset? {
        let scalars = scalars(of: file, in: texts)
        guard !scalars.isEmpty else { return nil }
        let font = try cut(file, to: scalars)
        let woff2 = try WOFF2Encoder(quality: quality).encode(font, file: file)
        return FontSubset(file: file, scalars: scalars, woff2: woff2)
    }

    /// What `texts` need of `file`, ascending.
    private func scalars(of file: FontFile, in texts: [String]) -> [Unicode.Scalar] {
        var needed: Set<Unicode.Scalar> = []
        for cluster in texts.lazy.joined() where boxes.isEmoji(cluster) == (file == .notoColorEmoji) {
            needed.formUnion(cluster.unicodeScalars)
        }
        if file == .inter, !needed.isEmpty { needed.formUnion(LineTruncation.ellipsis.unicodeScalars) }
        let face = face(file)
        return needed.filter(face.covers).sorted()
    }

    /// `file` with the glyphs for `scalars` and their closure, as OpenType.
    private func cut(_ file: FontFile, to scalars: [Unicode.Scalar]) throws(FontError) -> [UInt8] {
        guard let input = hb_subset_input_create_or_fail() else { throw .subsetFailed(file) }
        defer { hb_subset_input_destroy(input) }
        let unicodes = hb_subset_input_unicode_set(input)
        for scalar in scalars { hb_set_add(unicodes, scalar.value) }
        let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        hb_set_clear(features)
        for tag in Self.features(of: file) { hb_set_add(features, tag.rawValue) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)

        guard let subset = hb_subset_or_fail(face(file).face, input) else { throw .subsetFailed(file) }
        defer { hb_face_destroy(subset) }
        let blob = hb_face_reference_blob(subset)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { throw .subsetFailed(file) }
        return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            Array(UnsafeBufferPointer(start: $0, count: Int(length)))
        }
    }

    /// The features that pages use; emoji sequences are composed by `ccmp`.
    private static func features(of file: FontFile) -> [OpenTypeTag] {
        switch file {
        case .inter: ["kern", "mark", "mkmk", "ccmp", "locl"]
        case .notoColorEmoji: ["ccmp"]
        }
    }
}
