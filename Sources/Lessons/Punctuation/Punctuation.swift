/// The quotation marks of a language, and the rules by which typed ones become them.
public struct Punctuation: Hashable, Sendable {
    private let openDouble: String
    private let closeDouble: String
    private let openSingle: String
    private let closeSingle: String

    /// Four marks with a space between each: `“ ” ‘ ’`; nil for any other text.
    public init?(_ marks: String) {
        let marks = marks.split(separator: " ").map(String.init)
        guard marks.count == 4 else { return nil }
        (openDouble, closeDouble, openSingle, closeSingle) = (marks[0], marks[1], marks[2], marks[3])
    }

    /// A whole text with typographic quotation marks, apostrophes, dashes and ellipses. Complexity: O(n).
    public func typeset(_ text: String) -> String {
        var state = State()
        return typeset(text, followedBy: nil, &state)
    }

    /// What stands before a piece of a paragraph.
    struct State {
        /// Nil at the beginning.
        var last: Unicode.Scalar?
        var isDoubleOpen = false
        var isSingleOpen = false
    }

    /// A piece of a paragraph, and the state behind it.
    func typeset(_ text: String, followedBy next: Unicode.Scalar?, _ state: inout State) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            guard Self.isMark(scalar) else {
                result.unicodeScalars.append(scalar)
                state.last = scalar
                index += 1
                continue
            }
            let run = scalars[index...].prefix { $0 == scalar }.count
            let length = scalar == "-" || scalar == "." ? run : 1
            let following = index + length < scalars.count ? scalars[index + length] : next
            switch scalar {
            case "\"": result += double(before: following, &state)
            case "'": result += single(before: following, &state)
            case "-": result += dashes(run, before: following, after: state.last)
            default: result += run == 3 ? "…" : String(repeating: ".", count: run)
            }
            state.last = scalar
            index += length
        }
        return result
    }
}

extension Punctuation {
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\"" || scalar == "'" || scalar == "-" || scalar == "."
    }

    /// A mark opens at the beginning of a word and closes at its end; inside a word it is left, `5"x7"`, but for
    /// languages that have no spaces.
    private func double(before next: Unicode.Scalar?, _ state: inout State) -> String {
        let begins = beginsWord(after: state.last)
        let ends = endsWord(before: next)
        let isInside = isIdeographic(state.last) || isIdeographic(next)
        if state.isDoubleOpen, ends || isInside && !begins {
            state.isDoubleOpen = false
            return closeDouble
        }
        let isAlone = next?.properties.isWhitespace ?? true
        if !state.isDoubleOpen, begins && !isAlone || isInside && !ends {
            state.isDoubleOpen = true
            return openDouble
        }
        return "\""
    }

    /// As with double ones; a mark inside a word, before a year, or where none is open, is an apostrophe.
    private func single(before next: Unicode.Scalar?, _ state: inout State) -> String {
        let ends = endsWord(before: next)
        if state.isSingleOpen, ends, !beginsWord(after: state.last) {
            state.isSingleOpen = false
            return closeSingle
        }
        if beginsWord(after: state.last), !ends, let next, !("0"..."9").contains(next) {
            state.isSingleOpen = true
            return openSingle
        }
        // Feet and minutes stay as they are typed.
        if ends, let last = state.last, ("0"..."9").contains(last) { return "'" }
        return beginsWord(after: state.last) && ends ? "'" : "’"
    }

    /// Two hyphens are an en dash and three an em dash; options, `--flag`, and arrows, `-->`, are left.
    private func dashes(_ count: Int, before next: Unicode.Scalar?, after last: Unicode.Scalar?) -> String {
        let isOption = beginsWord(after: last) && !endsWord(before: next)
        guard count == 2 || count == 3, !isOption, next != ">", last != "<", last != "|", next != "|" else {
            return String(repeating: "-", count: count)
        }
        return count == 2 ? "–" : "—"
    }

    private func beginsWord(after last: Unicode.Scalar?) -> Bool {
        guard let last else { return true }
        if last.properties.isWhitespace || "\"'".unicodeScalars.contains(last) { return true }
        switch last.properties.generalCategory {
        case .openPunctuation, .initialPunctuation, .dashPunctuation: return true
        default: return false
        }
    }

    private func endsWord(before next: Unicode.Scalar?) -> Bool {
        guard let next else { return true }
        if next.properties.isWhitespace { return true }
        switch next.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation: return true
        default: return false
        }
    }

    private func isIdeographic(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.isIdeographic || (0x3041...0x30FF).contains($0.value) } ?? false
    }
}
