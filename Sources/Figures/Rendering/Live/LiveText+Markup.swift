import Piecewise

extension LiveText {
    /// A stretch of the text as it stands in the document.
    enum Part: Equatable {
        case characters(String)
        /// The line break between two stretches, displayed as its switch says; nil for good.
        case lineBreak(TextSwitch?)
        /// The whole text in other words, displayed as its switch says.
        case alternative(TextSwitch?, [Part])
    }

    /// Divides the text by all its lines: each line break is an element that is displayed or not.
    ///
    /// Lines that do not follow each other in the source, as those of a text that is cut in its middle, stand in the
    /// document each for itself. Notes the timelines of the block around: its switches, and when its end is cut off.
    mutating func divide() {
        let characters = Array(source)
        var switches = TextSwitches()
        defer { blockTimelines += switches.timeline.map { [$0] } ?? [] }
        var found: [OverWidths<LineStarts>.Segment] = []
        for segment in lines.segments where !segment.value.isEmpty {
            guard let starts = LineStarts(of: segment.value, in: characters) else {
                parts = alternatives(&switches)
                return
            }
            found.append(OverWidths.Segment(start: segment.start, value: starts))
        }
        let starts = OverWidths(segments: found)
        parts = broken(characters, starts, &switches)
        guard starts.values.contains(where: { $0.isCut }) else { return }
        blockTimelines = [
            StyleTimeline(["overflow-x", "text-overflow"], starts) {
                $0.isCut ? ["clip", "ellipsis"] : ["visible", "clip"]
            }
        ]
    }

    private func broken(
        _ characters: [Character], _ starts: OverWidths<LineStarts>, _ switches: inout TextSwitches
    ) -> [Part] {
        var parts: [Part] = []
        var position = 0
        for offset in Set(starts.values.flatMap({ $0.offsets })).sorted() {
            parts.append(.characters(Self.ended(characters[position..<offset])))
            let timeline = StyleTimeline(["display"], starts) { [$0.offsets.contains(offset) ? "inline" : "none"] }
            let isLasting = timeline.isConstant && timeline.steps.first?.value == ["inline"]
            parts.append(.lineBreak(isLasting ? nil : switches.note(timeline)))
            position = offset
        }
        parts.append(.characters(Self.kept(characters[position...])))
        return parts
    }

    private func alternatives(_ switches: inout TextSwitches) -> [Part] {
        var texts: [[String]] = []
        for text in lines.values where !texts.contains(text) { texts.append(text) }
        return texts.map { text in
            let timeline = StyleTimeline(["display"], lines) { [$0 == text ? "inline" : "none"] }
            var parts: [Part] = []
            for (index, line) in text.enumerated() {
                if index > 0 { parts.append(.lineBreak(nil)) }
                parts.append(.characters(Self.kept(Array(line)[...]) + (index + 1 < text.count ? " " : "")))
            }
            return .alternative(texts.count == 1 ? nil : switches.note(timeline), parts)
        }
    }

    /// The characters before a line break, where spaces hang: one of them tells words apart.
    private static func ended(_ characters: ArraySlice<Character>) -> String {
        let words = characters.reversed().drop { $0 == " " || $0.isNewline }.reversed()
        return kept(Array(words)[...]) + (words.count < characters.count ? " " : "")
    }

    /// The characters as they survive where a browser collapses spaces: one that follows another does not break.
    private static func kept(_ characters: ArraySlice<Character>) -> String {
        var text = ""
        var isAfterSpace = false
        for character in characters {
            let isSpace = character == " " || character.isNewline
            text.append(isSpace ? (isAfterSpace ? "\u{A0}" : " ") : character)
            isAfterSpace = isSpace
        }
        return text
    }
}
