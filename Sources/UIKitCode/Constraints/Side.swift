import AutoLayout
import Notation

/// The right side of a constraint.
indirect enum Side {
    /// `multiplier × anchor + constant`; no item for a plain number, no attribute for the left side's.
    case linear(Item?, LayoutAttribute?, multiplier: Written, constant: Written)
    case box(Item, AnchorName.Shorthand, insets: [Written], multiplier: Written, constant: Written)
    case several([Expression])
    case choice(String, Side, Side)
}

extension Side {
    /// Whether no anchor stands in it.
    var isNumber: Bool {
        switch self {
        case .linear(let item, _, _, _): item == nil
        case .choice(_, let a, let b): a.isNumber && b.isNumber
        default: false
        }
    }

    /// A box as the item that it belongs to, so that each attribute takes its own.
    var asItem: Side {
        if case .box(let item, _, _, let multiplier, let constant) = self {
            return .linear(item, nil, multiplier: multiplier, constant: constant)
        }
        return self
    }
}
