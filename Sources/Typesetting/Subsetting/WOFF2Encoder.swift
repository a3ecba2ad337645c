import CWOFF2

/// Packs OpenType fonts as WOFF2.
struct WOFF2Encoder {
    let quality: BrotliQuality

    /// `font` in WOFF2; throws `FontError.encodingFailed` of `file`.
    func encode(_ font: [UInt8], file: FontFile) throws(FontError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        let status = plumb_woff2_encode(font, font.count, quality.rawValue, &bytes, &length)
        defer { plumb_woff2_free(bytes) }
        guard status == 0, let bytes else { throw .encodingFailed(file) }
        return Array(UnsafeBufferPointer(start: bytes, count: length))
    }
}
