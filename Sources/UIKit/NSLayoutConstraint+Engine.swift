internal import AutoLayout
internal import Cassowary
import Foundation

// What the engine calls relations and attributes.

extension NSLayoutConstraint.Relation {
    var relation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The engine's, and whether it is measured within the margins; nil for no attribute.
    var edge: (LayoutAttribute, withinMargins: Bool)? {
        switch self {
        case .left: (.left, false)
        case .right: (.right, false)
        case .top: (.top, false)
        case .bottom: (.bottom, false)
        case .leading: (.leading, false)
        case .trailing: (.trailing, false)
        case .width: (.width, false)
        case .height: (.height, false)
        case .centerX: (.centerX, false)
        case .centerY: (.centerY, false)
        case .lastBaseline: (.lastBaseline, false)
        case .firstBaseline: (.firstBaseline, false)
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        case .notAnAttribute: nil
        }
    }
}
