import AutoLayout

/// What may stand at the end of either side of a constraint: UIKit's attributes and three shorthands.
package enum AnchorName: Hashable, Sendable {
    case attribute(LayoutAttribute)
    case shorthand(Shorthand)

    /// Several constraints in one line.
    package enum Shorthand: String, Hashable, Sendable, CaseIterable {
        /// Leading, trailing, top and bottom.
        case edges
        /// Width and height.
        case size
        /// Both centres.
        case center
    }

    package init?(rawValue: String) {
        guard let position = Self.positions[rawValue] else { return nil }
        self = Self.all[position]
    }

    private static let all =
        LayoutAttribute.allCases.map { AnchorName.attribute($0) } + Shorthand.allCases.map { AnchorName.shorthand($0) }
    static let names = all.map { $0.rawValue }
    private static let positions = Dictionary(positionsOf: names)

    var rawValue: String {
        switch self {
        case .attribute(let attribute): attribute.rawValue
        case .shorthand(let shorthand): shorthand.rawValue
        }
    }
}

extension LayoutAttribute {
    /// What an attribute measures; a constraint relates two of the same kind.
    package enum Measure: Hashable {
        case horizontalPosition, verticalPosition, dimension
    }

    package var measure: Measure {
        switch self {
        case .leading, .trailing, .left, .right, .centerX: .horizontalPosition
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .verticalPosition
        case .width, .height: .dimension
        }
    }

    /// Whether it follows the reading direction.
    var isDirectional: Bool { self == .leading || self == .trailing }

    /// Whether it is a side that stays where it is in every reading direction.
    var isSideways: Bool { self == .left || self == .right }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
