import CLineBreaks

/// The line break opportunities of UAX #14 in a UTF-16 text.
struct UnicodeLineBreaks {
    private let flags: [UInt8]

    init(_ utf16: [UInt16]) {
        guard let length = Int32(exactly: utf16.count) else {
            flags = []
            return
        }
        var flags = [UInt8](repeating: 0, count: utf16.count)
        // On an error, which ICU has only when its data are missing, nothing is flagged: spaces still break.
        _ = plumb_line_breaks(utf16, length, &flags)
        self.flags = flags
    }

    /// Whether a line may begin at `offset`.
    func isBreak(at offset: Int) -> Bool { flags.indices.contains(offset) && flags[offset] != 0 }
}
