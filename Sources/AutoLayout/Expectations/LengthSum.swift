import Scene

/// `sum(coefficient × length) + constant`, of lengths that a layout gives.
public struct LengthSum: Hashable, Sendable {
    /// As the author wrote it.
    public var text: String
    public var terms: [Term]
    /// Points, or a number of lines.
    public var constant: Double

    public init(text: String, terms: [Term] = [], constant: Double = 0) {
        self.text = text
        self.terms = terms
        self.constant = constant
    }

    /// A length of one view, so many times.
    public struct Term: Hashable, Sendable {
        public var coefficient: Double
        public var view: ViewID
        public var measure: Measure

        public init(_ coefficient: Double = 1, _ view: ViewID, _ measure: Measure) {
            self.coefficient = coefficient
            self.view = view
            self.measure = measure
        }
    }

    /// What is measured of a view.
    public enum Measure: Hashable, Sendable {
        /// Where an edge or a centre is on the screen, or how long a dimension is, as constraints see it, points;
        /// leading and trailing count from the edge where the reading begins. No baseline.
        case attribute(LayoutAttribute)
        /// Of its text.
        case lines
    }

    /// The sum of a layout's lengths.
    public func value(in layout: Layout, of tree: ViewTree, on screen: Screen) -> Double {
        terms.reduce(constant) { sum, term in
            let lines = layout.textLines[term.view.index]?.count ?? 0
            let frame = layout.frames[term.view.index]
            return sum + term.coefficient * term.measure.value(of: tree[term.view], frame, lines: lines, on: screen)
        }
    }
}

extension LengthSum.Measure {
    /// What it gives for a view with a frame in the screen's coordinates and so many lines of text.
    public func value(of view: View, _ frame: Rect, lines: Int, on screen: Screen) -> Double {
        guard case .attribute(let attribute) = self else { return Double(lines) }
        let insets = view.alignmentRectInsets
        let (left, right) = (frame.x + insets.left, frame.maxX - insets.right)
        let (top, bottom) = (frame.y + insets.top, frame.maxY - insets.bottom)
        let isRightToLeft = screen.layoutDirection == .rightToLeft
        return switch attribute {
        case .left: left
        case .right: right
        case .leading: isRightToLeft ? screen.size.width - right : left
        case .trailing: isRightToLeft ? screen.size.width - left : right
        case .centerX: (left + right) / 2
        case .width: right - left
        case .top, .firstBaseline: top
        case .bottom, .lastBaseline: bottom
        case .centerY: (top + bottom) / 2
        case .height: bottom - top
        }
    }
}
