import AutoLayout

/// A number that a lesson's prose asks a figure for: `avatar.width`, `avatar.width @390`, `avatar.width figure=profile`.
struct ProseQuantity: Hashable {
    /// An edge or a size of a view.
    var anchor: String
    /// The screen's, points; nil for that of the figure's first preview.
    var width: Double?
    /// Nil for the figure that stands above.
    var figure: String?

    /// Nil where the words after the anchor mean nothing.
    init?(_ question: String) {
        var words = question.split(separator: " ")
        guard !words.isEmpty else { return nil }
        anchor = String(words.removeFirst())
        for word in words {
            if word.hasPrefix("@"), let width = Double(word.dropFirst()), width >= 1, width <= 10_000 {
                self.width = width
            } else if word.hasPrefix("figure=") {
                figure = String(word.dropFirst("figure=".count))
            } else {
                return nil
            }
        }
    }
}

extension Layout {
    /// Where an edge or a centre is on the screen, or how long a dimension is, points; nil for a baseline.
    package func quantity(_ attribute: LayoutAttribute, of view: ViewID, on screen: Screen) -> Double? {
        let frame = frames[view.index]
        let isRightToLeft = screen.layoutDirection == .rightToLeft
        switch attribute {
        case .left: return frame.x
        case .right: return frame.maxX
        case .leading: return isRightToLeft ? frame.maxX : frame.x
        case .trailing: return isRightToLeft ? frame.x : frame.maxX
        case .top: return frame.y
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return (frame.x + frame.maxX) / 2
        case .centerY: return (frame.y + frame.maxY) / 2
        case .firstBaseline, .lastBaseline: return nil
        }
    }
}
