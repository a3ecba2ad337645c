import Piecewise
import Scene

/// A part of an attributed text with what it has of its own, as `NSAttributedString` has attributes for a range.
public struct AttributedRun: Hashable, Sendable, Serializable {
    public var text: String
    /// Nil for the font of the view.
    public var font: Font?
    /// Whether its font is the emphasized one.
    public var isBold = false
    /// Nil for the color of the view.
    public var color: Color?
    /// Behind each character, points; nil for that of the view.
    public var kern: Double?
    /// Above each of its lines besides what the font has, points; nil for that of the view.
    package var lineRise: Double?
    public var isUnderlined = false
    public var isStruckThrough = false
    /// The address of what it leads to.
    public var link: String?

    public init(_ text: String) { self.text = text }
}

extension [AttributedRun] {
    /// Without empty runs, and neighbours of one style as one.
    var joined: [AttributedRun] {
        var joined: [AttributedRun] = []
        for run in self where !run.text.isEmpty {
            var next = run
            next.text = joined.last?.text ?? ""
            if joined.last == next { joined[joined.count - 1].text += run.text } else { joined.append(run) }
        }
        return joined
    }
}

extension AttributedRun {
    /// The font it is set in, in a view with a font.
    func font(in surrounding: Font) -> Font {
        var own = font ?? surrounding
        if isBold { own = own.emphasized }
        own.kern = kern ?? surrounding.kern
        own.lineSpacing = surrounding.lineSpacing
        // Lines are higher by a share of their own height.
        let share = own.pointSize == surrounding.pointSize ? 1 : own.pointSize / surrounding.pointSize
        own.lineRise = lineRise ?? surrounding.lineRise * share
        own.runs = []
        return own.setting(text)
    }

    /// How it is drawn in a text of a color; a link is blue and underlined, whatever its own color, as `UILabel` draws it.
    func look(in surrounding: Color) -> RunLook {
        RunLook(
            color: link == nil ? color ?? surrounding : .link, isUnderlined: isUnderlined || link != nil,
            isStruckThrough: isStruckThrough)
    }
}

extension Font {
    /// The font as it sets a text: with its letters, or with the fonts of its parts.
    func setting(_ text: String, _ parts: [AttributedRun]) -> Font {
        var (font, end) = (setting(text), 0)
        font.runs = []
        font.runs = parts.map { part in
            end += part.text.utf8.count
            return FontRun(end: end, font: part.font(in: font))
        }
        return font
    }
}
