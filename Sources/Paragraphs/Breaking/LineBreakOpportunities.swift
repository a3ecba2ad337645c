/// Where lines of a paragraph may begin.
struct LineBreakOpportunities: Sendable {
    /// The clusters that lines may begin with, ascending; last comes the paragraph's end.
    private(set) var starts: [Int] = []
    /// Where the line before each start ends: before the spaces that hang.
    private(set) var contentEnds: [Int] = []

    /// The opportunities that words leave: UAX #14's, but after every space, as CSS has it, and between ASCII
    /// characters only after a hyphen within a word.
    init(_ text: ClusteredText, fonts: any FontMetrics) {
        let unicode = fonts.lineBreaks(in: text.utf16)
        for index in 0..<text.count where index > 0 && Self.isOpportunity(at: index, in: text, unicode: unicode) {
            append(index, in: text)
        }
        append(text.count, in: text)
    }

    /// An opportunity before every cluster, as `byCharWrapping` has it.
    init(beforeEachClusterOf text: ClusteredText) {
        for index in stride(from: 1, through: text.count, by: 1) where index == text.count || !text.isSpace[index] {
            append(index, in: text)
        }
        if text.count == 0 { append(0, in: text) }
    }

    /// The place in `starts` of the first one after `cluster`.
    func firstIndex(after cluster: Int) -> Int {
        (0..<starts.count).partitionPoint { starts[$0] <= cluster }
    }

    private mutating func append(_ start: Int, in text: ClusteredText) {
        starts.append(start)
        contentEnds.append(text.contentEnd(before: start))
    }
}

extension LineBreakOpportunities {
    private static func isOpportunity(at index: Int, in text: ClusteredText, unicode: [Bool]) -> Bool {
        if text.isSpace[index] { return false }
        if text.isSpace[index - 1] { return true }
        guard let before = text.lastScalar(index - 1), let after = text.firstScalar(index) else { return false }
        if before == "\u{AD}" { return false }
        if before.isASCII, after.isASCII, text.kinds[index] == .glyphs, text.kinds[index - 1] == .glyphs {
            return isInnerHyphen(index - 1, in: text)
        }
        let offset = text.offsets[index]
        if offset < unicode.count, unicode[offset] { return true }
        return isEmojiBesideWord(index, before: before, after: after, in: text)
    }

    /// Whether the cluster is a hyphen between a letter or digit and a letter.
    private static func isInnerHyphen(_ hyphen: Int, in text: ClusteredText) -> Bool {
        guard hyphen > 0, hyphen + 1 < text.count, text.firstScalar(hyphen) == "-" else { return false }
        guard let before = text.lastScalar(hyphen - 1), let after = text.firstScalar(hyphen + 1) else { return false }
        return before.isLetterOrDigit && after.isLetter
    }

    /// Whether an emoji stands at one side, and at the other one too or a word.
    private static func isEmojiBesideWord(
        _ index: Int, before: Unicode.Scalar, after: Unicode.Scalar, in text: ClusteredText
    ) -> Bool {
        let isEmojiBefore = text.kinds[index - 1].isEmoji
        let isEmojiAfter = text.kinds[index].isEmoji
        guard isEmojiBefore || isEmojiAfter else { return false }
        return (isEmojiBefore || before.isLetterOrDigit) && (isEmojiAfter || after.isLetterOrDigit)
    }
}

extension ClusteredText {
    /// The end of what a line that ends before `cluster` shows.
    func contentEnd(before cluster: Int) -> Int {
        var end = cluster
        while end > 0, isSpace[end - 1] { end -= 1 }
        return end
    }

    /// The scalar that a cluster begins with.
    func firstScalar(_ cluster: Int) -> Unicode.Scalar? {
        if let scalar = Unicode.Scalar(utf16[offsets[cluster]]) { return scalar }
        return text.unicodeScalars[bounds[cluster]..<bounds[cluster + 1]].first
    }

    /// The scalar that a cluster ends with.
    func lastScalar(_ cluster: Int) -> Unicode.Scalar? {
        if let scalar = Unicode.Scalar(utf16[offsets[cluster + 1] - 1]) { return scalar }
        return text.unicodeScalars[bounds[cluster]..<bounds[cluster + 1]].last
    }
}
