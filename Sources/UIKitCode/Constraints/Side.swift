import AutoLayout
import Notation

/// The right side of a constraint.
indirect enum Side {
    /// `multiplier × anchor + constant`; no item for a plain number, no attribute for the left side's.
    case linear(Item?, LayoutAttribute?, multiplier: SwiftExpression, constant: SwiftExpression)
    case box(
        Item, AnchorName.Shorthand, insets: [SwiftExpression], multiplier: SwiftExpression, constant: SwiftExpression)
    case several([ResolvedExpression])
    case choice(SwiftExpression, Side, Side)
}

extension Side {
    /// Whether no anchor stands in it.
    var isNumber: Bool {
        switch self {
        case .linear(let item, _, _, _): item == nil
        case .choice(_, let a, let b): a.isNumber && b.isNumber
        case .box, .several: false
        }
    }

    /// A box as the item that it belongs to, so that each attribute takes its own.
    var asItem: Side {
        if case .box(let item, _, _, let multiplier, let constant) = self {
            return .linear(item, nil, multiplier: multiplier, constant: constant)
        }
        return self
    }

    /// With a change of what its anchors are multiplied by, and of what is added to them.
    func mapped(
        _ multiplier: (SwiftExpression) -> SwiftExpression, _ constant: (SwiftExpression) -> SwiftExpression
    ) throws(Untranslatable) -> Side {
        switch self {
        case .linear(let item, let attribute, let m, let c):
            return .linear(item, attribute, multiplier: multiplier(m), constant: constant(c))
        case .box(let item, let shorthand, let insets, let m, let c):
            return .box(item, shorthand, insets: insets, multiplier: multiplier(m), constant: constant(c))
        case .choice(let condition, let a, let b):
            return .choice(condition, try a.mapped(multiplier, constant), try b.mapped(multiplier, constant))
        case .several: throw Untranslatable(reason: "several values are calculated with")
        }
    }

    func adding(_ amount: SwiftExpression) throws(Untranslatable) -> Side { try mapped({ $0 }) { $0.adding(amount) } }

    func subtracting(_ amount: SwiftExpression) throws(Untranslatable) -> Side {
        try mapped({ $0 }) { $0.subtracting(amount) }
    }

    func times(_ factor: SwiftExpression) throws(Untranslatable) -> Side {
        try mapped({ $0.scaled(by: factor) }) { $0.scaled(by: factor) }
    }

    func divided(by divisor: SwiftExpression) throws(Untranslatable) -> Side {
        try mapped({ $0.scaled(by: divisor, isDivision: true) }) { $0.scaled(by: divisor, isDivision: true) }
    }
}

extension SwiftExpression {
    fileprivate func scaled(by factor: Self, isDivision: Bool = false) -> Self {
        if factor == .minusOne { return negated }
        return isDivision ? (self == .zero ? self : divided(by: factor)) : times(factor)
    }
}
