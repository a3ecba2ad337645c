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
        let characters = CharacterList(source)
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
        _ characters: CharacterList, _ starts: OverWidths<LineStarts>, _ switches: inout TextSwitches
    ) -> [Part] {
        var parts: [Part] = []
        var position = 0
        for (offset, presence) in LineStarts.presence(in: starts) {
            parts.append(.characters(Self.ended(characters.text(position..<offset))))
            let timeline = StyleTimeline(["display"], presence) { [$0 ? "inline" : "none"] }
            let isLasting = timeline.isConstant && timeline.steps.first?.value == ["inline"]
            parts.append(.lineBreak(isLasting ? nil : switches.note(timeline)))
            position = offset
        }
        parts.append(.characters(Self.kept(characters.text(position..<characters.count))))
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
                parts.append(.characters(Self.kept(line[...]) + (index + 1 < text.count ? " " : "")))
            }
            return .alternative(texts.count == 1 ? nil : switches.note(timeline), parts)
        }
    }

    /// The characters before a line break, where spaces hang: one of them tells words apart.
    private static func ended(_ text: Substring) -> String {
        var words = text
        while let last = words.last, last == " " || last.isNewline { words.removeLast() }
        return kept(words) + (words.endIndex < text.endIndex ? " " : "")
    }

    /// The characters as they survive where a browser collapses spaces: one that follows another does not break.
    private static func kept(_ characters: Substring) -> String {
        guard isCollapsed(characters) else { return String(characters) }
        var text = ""
        var isAfterSpace = false
        for character in characters {
            let isSpace = character == " " || character.isNewline
            text.append(isSpace ? (isAfterSpace ? "\u{A0}" : " ") : character)
            isAfterSpace = isSpace
        }
        return text
    }

    /// Whether a browser would make less of a text: it has line breaks, or a space behind another.
    private static func isCollapsed(_ text: Substring) -> Bool {
        var isAfterSpace = false
        for byte in text.utf8 {
            // Beyond ASCII, there are line breaks that begin with one of these bytes.
            if byte < 0x20 || byte == 0xC2 || byte == 0xE2 || byte == 0x20 && isAfterSpace { return true }
            isAfterSpace = byte == 0x20
        }
        return false
    }
}

extension LineStarts {
    /// Of each offset at which a line ever begins, ascending, at which widths one does.
    ///
    /// Complexity: O(n log n) in the number of beginnings at all widths.
    fileprivate static func presence(in starts: OverWidths<LineStarts>) -> [(offset: Int, presence: OverWidths<Bool>)] {
        guard let first = starts.segments.first else { return [] }
        let offsets = Set(starts.values.flatMap { $0.offsets }).sorted()
        let rows = Dictionary(uniqueKeysWithValues: offsets.enumerated().map { ($0.element, $0.offset) })
        let atFirst = Set(first.value.offsets)
        var presence: [(offset: Int, presence: OverWidths<Bool>)] = []
        for offset in offsets {
            var values = OverWidths<Bool>()
            values.append(atFirst.contains(offset), from: first.start)
            presence.append((offset: offset, presence: values))
        }
        for (before, segment) in zip(starts.segments, starts.segments.dropFirst()) {
            for (offset, isThere) in changes(from: before.value.offsets, to: segment.value.offsets) {
                guard let row = rows[offset] else { continue }
                presence[row].presence.append(isThere, from: segment.start)
            }
        }
        return presence
    }

    /// The offsets that stand in only one of two ascending lists, and whether that is the second.
    private static func changes(from old: [Int], to new: [Int]) -> [(offset: Int, isThere: Bool)] {
        var changes: [(offset: Int, isThere: Bool)] = []
        var (a, b) = (0, 0)
        while a < old.count || b < new.count {
            if b == new.count || a < old.count && old[a] < new[b] {
                changes.append((offset: old[a], isThere: false))
                a += 1
            } else if a == old.count || new[b] < old[a] {
                changes.append((offset: new[b], isThere: true))
                b += 1
            } else {
                (a, b) = (a + 1, b + 1)
            }
        }
        return changes
    }
}
