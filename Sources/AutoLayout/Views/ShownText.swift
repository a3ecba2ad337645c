import Scene

/// The text that a view sets, by how it is set.
public enum ShownText: Hashable, Sendable {
    /// Broken into lines as wide as the view.
    case lines(Label)
    /// On one line, in the room that the rest of the view leaves it.
    case title(TitleText)

    public var string: String {
        switch self {
        case .lines(let label): label.text
        case .title(let title): title.string
        }
    }

    public var font: Font {
        switch self {
        case .lines(let label): label.font
        case .title(let title): title.font
        }
    }

    /// The label whose text may stand on several lines; nil for a text that stands on one.
    package var multilineLabel: Label? {
        switch self {
        case .lines(let label): label.numberOfLines == 1 ? nil : label
        case .title: nil
        }
    }

    /// Of its parts, each once; none where UIKit chooses colour and ground.
    public var colors: [Color] {
        switch self {
        case .lines(let label):
            label.runs.isEmpty
                ? [label.textColor]
                : label.runs.reduce(into: []) { colors, run in
                    let color = run.look(in: label.textColor).color
                    if !colors.contains(color) { colors.append(color) }
                }
        case .title(let title): title.color.map { [$0] } ?? []
        }
    }
}

/// A text on one line.
public struct TitleText: Hashable, Sendable, Serializable {
    public var string: String
    public var font: Font
    /// Nil where UIKit chooses colour and ground.
    public var color: Color?
    public var lineBreakMode: LineBreakMode
    /// What insets and images take of the view's width, points.
    public var widthBesides: Double

    /// The room for the text in a view of `width` points: at most its own width in whole points.
    public func room(inWidth width: Double, measurer: any TextMeasuring) -> Double {
        min(naturalWidth(measurer: measurer), max(0, width - widthBesides))
    }

    /// The text's own width in whole points.
    public func naturalWidth(measurer: any TextMeasuring) -> Double {
        PixelGrid.wholePoints.roundedUp(measurer.width(of: string, font: font))
    }
}
