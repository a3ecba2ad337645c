import Cassowary
import Scene

// What a format says, as equations between attributes.
extension VisualFormat {
    /// How the views of a format are aligned, and in which direction it is read: `NSLayoutConstraint.FormatOptions`.
    package struct Options: Hashable, Sendable {
        package enum Direction: Hashable, Sendable { case leadingToTrailing, leftToRight, rightToLeft }

        /// The attributes that are to be equal, in the order of their options.
        package var alignments: [LayoutAttribute]
        package var direction: Direction

        package init(alignments: [LayoutAttribute] = [], direction: Direction = .leadingToTrailing) {
            (self.alignments, self.direction) = (alignments, direction)
        }

        /// Every option by UIKit's name.
        package static let names: [(name: String, options: Options)] =
            alignmentNames.map { ($0.name, Options(alignments: [$0.attribute])) } + [
                ("directionLeadingToTrailing", Options()),
                ("directionLeftToRight", Options(direction: .leftToRight)),
                ("directionRightToLeft", Options(direction: .rightToLeft)),
            ]

        private static let alignmentNames: [(name: String, attribute: LayoutAttribute)] = [
            ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllLeading", .leading),
            ("alignAllTrailing", .trailing), ("alignAllCenterX", .centerX), ("alignAllTop", .top),
            ("alignAllBottom", .bottom), ("alignAllCenterY", .centerY), ("alignAllLastBaseline", .lastBaseline),
            ("alignAllFirstBaseline", .firstBaseline),
        ]
    }

    /// A view of the format by its name, or the superview of one.
    package struct Place: Hashable, Sendable {
        package var view: String
        /// How many UTF-8 bytes stand before the name.
        package var offset: Int
        package var isSuperview = false

        package init(view: String, offset: Int, isSuperview: Bool = false) {
            (self.view, self.offset, self.isSuperview) = (view, offset, isSuperview)
        }
    }

    /// One side of an equation.
    package struct Side: Hashable, Sendable {
        package var place: Place
        package var attribute: LayoutAttribute
        /// Whether the attribute is that of the view's margins.
        package var isMargin = false

        package init(place: Place, attribute: LayoutAttribute, isMargin: Bool = false) {
            (self.place, self.attribute, self.isMargin) = (place, attribute, isMargin)
        }
    }

    /// `first relation second + constant`; without a second side, a size and a number or another view's size.
    package struct Equation: Hashable, Sendable {
        package var first: Side
        package var relation: Relation
        package var second: Side?
        package var constant: Operand
        package var priority: Operand?
    }

    /// The constraints of the format, in order: of each view its sizes and the space before it, then what the options ask.
    package func equations(_ options: Options) throws(VisualFormatError) -> [Equation] {
        var equations: [Equation] = []
        for (index, item) in items.enumerated() {
            equations += sizes(of: item)
            if index > 0 { equations += try spaces(between: index - 1, and: index, options) }
        }
        return equations + (try alignments(options))
    }

    /// The names of the views, each once, in order.
    package var viewNames: [String] {
        var names: [String] = []
        for case .view(let name, _, _) in items where !names.contains(name) { names.append(name) }
        return names
    }

    private func sizes(of item: Item) -> [Equation] {
        guard case .view(let name, let sizes, let offset) = item else { return [] }
        let side = Side(place: Place(view: name, offset: offset), attribute: axis == .horizontal ? .width : .height)
        return sizes.map {
            Equation(first: side, relation: $0.relation, second: nil, constant: $0.operand, priority: $0.priority)
        }
    }

    /// From the end of an item to the start of the next; the superview's ends are its own edges, and a standard space
    /// from them is its margin. Source: UIView.layoutMargins.
    private func spaces(
        between first: Int, and second: Int, _ options: Options
    ) throws(VisualFormatError) -> [Equation] {
        let (before, after) = (try place(first), try place(second))
        let isAtEdge = before.isSuperview || after.isSuperview
        let isMargin = connections[first] == .standard && isAtEdge
        let spaces: [Predicate] =
            switch connections[first] {
            case .none: [Predicate(relation: .equal, operand: .number(0))]
            case .standard: [Predicate(relation: .equal, operand: .number(isAtEdge ? 0 : Self.standardSpace))]
            case .spaces(let spaces): spaces
            }
        let from = Side(
            place: before, attribute: edge(atStart: before.isSuperview, options),
            isMargin: isMargin && before.isSuperview)
        let to = Side(
            place: after, attribute: edge(atStart: !after.isSuperview, options), isMargin: isMargin && after.isSuperview
        )
        let isMirrored = axis == .horizontal && options.direction == .rightToLeft
        return spaces.map { space in
            Equation(
                first: isMirrored ? from : to, relation: space.relation, second: isMirrored ? to : from,
                constant: space.operand, priority: space.priority)
        }
    }

    /// Between neighbours, points. Source: what Interface Builder calls standard.
    private static let standardSpace = 8.0

    /// Of an item where reading begins or ends.
    private func edge(atStart isStart: Bool, _ options: Options) -> LayoutAttribute {
        guard axis == .horizontal else { return isStart ? .top : .bottom }
        switch options.direction {
        case .leadingToTrailing: return isStart ? .leading : .trailing
        case .leftToRight: return isStart ? .left : .right
        case .rightToLeft: return isStart ? .right : .left
        }
    }

    private func alignments(_ options: Options) throws(VisualFormatError) -> [Equation] {
        var places: [Place] = []
        for case .view(let name, _, let offset) in items { places.append(Place(view: name, offset: offset)) }
        var equations: [Equation] = []
        for attribute in options.alignments {
            guard attribute.isHorizontal != (axis == .horizontal) else {
                throw VisualFormatError(
                    reason: "Options mask required views to be aligned along the axis of the layout", offset: 0)
            }
            for (view, next) in zip(places, places.dropFirst()) {
                equations.append(
                    Equation(
                        first: Side(place: view, attribute: attribute), relation: .equal,
                        second: Side(place: next, attribute: attribute), constant: .number(0)))
            }
        }
        return equations
    }

    /// Where an item stands; for the superview, that of the view beside it.
    private func place(_ index: Int) throws(VisualFormatError) -> Place {
        switch items[index] {
        case .view(let name, _, let offset): return Place(view: name, offset: offset)
        case .superview:
            guard case .view(let name, _, let offset) = items[index == 0 ? 1 : index - 1] else {
                throw VisualFormatError(reason: "Expected a view", offset: 0)
            }
            return Place(view: name, offset: offset, isSuperview: true)
        }
    }
}

extension LayoutAttribute {
    /// Whether it is a place or a length from side to side.
    fileprivate var isHorizontal: Bool {
        switch self {
        case .leading, .trailing, .left, .right, .centerX, .width: true
        case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: false
        }
    }
}
