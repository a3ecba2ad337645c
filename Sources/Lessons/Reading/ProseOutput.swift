/// The body while it is written: text gathers in one piece until a block, a picture or an address stands open.
struct ProseOutput {
    private(set) var finished: [Lesson.Segment] = []
    private var html = ""
    private var endsLine = true

    /// Everything written so far.
    var segments: [Lesson.Segment] { html.isEmpty ? finished : finished + [.html(html)] }

    /// Writes finished HTML.
    mutating func write(_ text: String) {
        guard let last = text.utf8.last else { return }
        html += text
        endsLine = last == UInt8(ascii: "\n")
    }

    /// Goes to the beginning of a line.
    mutating func newLine() {
        if !endsLine { write("\n") }
    }

    /// Leaves a place open.
    mutating func leave(_ place: Lesson.Segment) {
        if !html.isEmpty { finished.append(.html(html)) }
        html = ""
        finished.append(place)
        endsLine = false
    }
}
