import CLineBreaks

/// Where ICU lets a line begin in a UTF-16 text, by offset.
func unicodeLineBreaks(in utf16: [UInt16]) -> [Bool] {
    guard let length = Int32(exactly: utf16.count) else { return [] }
    var flags = [UInt8](repeating: 0, count: utf16.count)
    // On an error, which ICU has only when its data are missing, nothing is flagged: spaces still break.
    _ = plumb_line_breaks(utf16, length, &flags)
    return flags.map { $0 != 0 }
}
