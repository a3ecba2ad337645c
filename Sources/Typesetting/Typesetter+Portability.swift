extension Typesetter {
    /// Whether browsers find the same places to break `text` at as `lines`, so that a page may leave the breaking to
    /// them once the width is right; otherwise it must fix the lines.
    ///
    /// False for characters that neither font has, whose width browsers choose. Chromium breaks ASCII by a table of its
    /// own, and around every inline block; other browsers follow UAX #14.
    public func breaksPortably(_ text: String) -> Bool {
        guard library.missingScalars(in: text).isEmpty else { return false }
        return ClusteredText.paragraphs(of: text).allSatisfy {
            BreakPortability(ClusteredText($0, library: library)).holdsEverywhere
        }
    }
}

/// Compares this program's line breaks with those of browsers.
private struct BreakPortability {
    private let text: ClusteredText
    private let starts: Set<Int>
    private let unicode: UnicodeLineBreaks

    init(_ text: ClusteredText) {
        self.text = text
        starts = Set(LineBreakOpportunities(text).starts)
        unicode = UnicodeLineBreaks(text.utf16)
    }

    /// Whether no two of them disagree about any place in the text.
    var holdsEverywhere: Bool {
        (0..<text.count).allSatisfy { index in
            index == 0 || text.isSpace[index] || text.isSpace[index - 1] || holds(at: index)
        }
    }

    private func holds(at index: Int) -> Bool {
        let isOurs = starts.contains(index)
        if text.kinds[index] != .glyphs || text.kinds[index - 1] != .glyphs { return isOurs }
        guard isOurs == unicode.isBreak(at: text.offsets[index]) else { return false }
        return isOurs || !isBrokenByChromium(at: index)
    }

    private func isBrokenByChromium(at index: Int) -> Bool {
        guard let before = text.lastScalar(index - 1), let after = text.firstScalar(index) else { return false }
        guard before.isASCII, after.isASCII else { return false }
        if before == "-" || before == "?" { return true }
        return "(<[{".unicodeScalars.contains(after) && !before.isLetterOrDigit
    }
}
