extension Diagnostic {
    /// The message as a terminal shows it: place and sentence, the line, a caret, the way out.
    ///
    /// ```
    /// content/profile.md:42:16: error: no view named 'avatr' in Profile
    ///     42 |     leading == avatr.trailing + 8
    ///        |                ^~~~~
    ///        = help: did you mean 'avatar'?
    /// ```
    public var rendered: String {
        let number = "\(location.line)"
        let gutter = String(repeating: " ", count: max(2, 6 - number.utf8.count))
        let blank = String(repeating: " ", count: gutter.utf8.count + number.utf8.count)
        var text = "\(location): \(severity.rawValue): \(message)\n"
        text += "\(gutter)\(number) | \(excerpt)\n"
        text += "\(blank) | \(caretPadding)\(underline)\n"
        if let help { text += "\(blank) = help: \(help)\n" }
        for note in notes { text += "\(note.location): note: \(note.message)\n" }
        return text
    }

    /// White space as wide as the excerpt before the caret; tabs stay tabs so that the caret stands right.
    private var caretPadding: String {
        var padding = ""
        for scalar in prefix.unicodeScalars { padding.unicodeScalars.append(scalar == "\t" ? "\t" : " ") }
        return padding
    }

    /// A caret and tildes as wide as the marked text, never beyond the line's end.
    private var underline: String {
        let count = min(max(1, length), excerpt.utf8.count)
        let marked = String(decoding: Array(excerpt.utf8.dropFirst(bytesBefore).prefix(count)), as: UTF8.self)
        let width = max(1, marked.unicodeScalars.count)
        return "^" + String(repeating: "~", count: width - 1)
    }

    private var prefix: String {
        String(decoding: Array(excerpt.utf8.prefix(bytesBefore)), as: UTF8.self)
    }

    /// How many bytes of the line stand before the marked text, whatever the numbers of the location say.
    private var bytesBefore: Int { min(max(1, location.column) - 1, excerpt.utf8.count) }
}
