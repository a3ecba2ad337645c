import AutoLayout

/// What a lesson's prose asks a figure: `avatar.width`, `avatar.width @390`, `name.width < 120 @390 figure=profile`.
struct ProseQuestion: Hashable {
    /// An edge or a size of a view, or a comparison of such.
    var subject: String
    /// The screen's, points; nil for that of the figure's first preview.
    var width: Double?
    /// Nil for the figure that stands above.
    var figure: String?

    /// Words at the end say of which figure and at which width; a word that could only be one of these and is wrong makes it
    /// nil.
    init?(_ text: String) {
        var words = text.split(separator: " ")
        while let word = words.last {
            if word.hasPrefix("@") {
                guard let width = Double(word.dropFirst()), width >= 1, width <= 10_000 else { return nil }
                self.width = width
            } else if word.hasPrefix("figure=") {
                figure = String(word.dropFirst("figure=".count))
            } else {
                break
            }
            words.removeLast()
        }
        if words.isEmpty { return nil }
        subject = words.joined(separator: " ")
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
