import AutoLayout
import Escaping
import Scene

/// A stretch of a text: ordinary characters, or an emoji in a box of the width it was measured with.
enum TextRun {
    case characters(String)
    case emoji(Character, advance: Double)

    var markup: [Markup] {
        switch self {
        case .characters(let text): [.raw(escaped(text))]
        case .emoji(let character, let advance):
            [
                .open(Element("span", roles: ["Emoji"], style: ["width:\(css(advance))em"])),
                .raw(escaped(String(character))), .close(tag: "span"),
            ]
        }
    }

    /// The same as text, with nothing left to be shared.
    var html: String { markup.html(SharedStyle(of: [])) }
}

extension FigureResources {
    /// The stretches of `text`, noting the characters that they show.
    func runs(of text: String, weight: FontWeight, noting used: inout CharacterUse) -> [TextRun] {
        // No emoji is ASCII alone.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            used.note(ascii: text, weight: weight)
            return text.isEmpty ? [] : [.characters(text)]
        }
        var runs: [TextRun] = []
        var rest = ""
        for character in text {
            guard let advance = emojiAdvance(character) else {
                rest.append(character)
                used.note(character, weight: weight)
                continue
            }
            if !rest.isEmpty { runs.append(.characters(rest)) }
            rest = ""
            used.noteEmoji(character)
            runs.append(.emoji(character, advance: advance))
        }
        return rest.isEmpty ? runs : runs + [.characters(rest)]
    }
}

extension SceneText {
    /// Colour and direction.
    var colorStyle: [String] { ["color:\(color.css)", isRightToLeft ? "direction:rtl" : ""] }

    /// Weight and spacing, with other declarations in between.
    func typeface(_ resources: FigureResources, _ more: String = "", isSpaced: Bool = true) -> String {
        let tracking = css(resources.tracking(font))
        let spacing = tracking == "0" || !isSpaced ? "" : ";letter-spacing:\(tracking)px"
        return "font-weight:\(css(font.weight.rawValue))\(more)\(spacing)"
    }

    private var isRightToLeft: Bool {
        lines.lazy.compactMap { ReadingDirection.first(in: $0.text) }.first == .rightToLeft
    }
}
