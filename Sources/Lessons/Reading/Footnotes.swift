/// Footnotes stand at the tree's end in the order of their first use, so a note's number is its position. A colon keeps
/// their identifiers apart from those of headings.
struct Footnotes {
    /// How many notes have begun.
    private(set) var count = 0
    /// How often each was referred to, by number.
    private var uses: [String: Int] = [:]

    /// The number that stands in the text.
    mutating func reference(to number: String) -> String {
        let use = uses[number, default: 0] + 1
        uses[number] = use
        let id = Self.identifier(number, use)
        return "<sup class=\"footnote-ref\"><a href=\"#fn:\(number)\" id=\"\(id)\">\(number)</a></sup>"
    }

    /// Begins a note, and the list of notes with the first.
    mutating func begin() -> String {
        count += 1
        return (count == 1 ? "<section class=\"footnotes\">\n<ol>\n" : "") + "<li id=\"fn:\(count)\">\n"
    }

    /// The links from the last note back to each place that refers to it.
    var returns: String {
        (1...max(1, uses["\(count)"] ?? 0)).map { use in
            let id = Self.identifier("\(count)", use)
            return "<a href=\"#\(id)\" class=\"footnote-return\" aria-label=\"Back to the text\">↩</a>"
        }.joined(separator: " ")
    }

    private static func identifier(_ number: String, _ use: Int) -> String {
        use == 1 ? "fnref:\(number)" : "fnref:\(number):\(use)"
    }
}
