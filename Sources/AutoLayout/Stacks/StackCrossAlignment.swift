import Scene

/// How a stack's views stand across its axis, with leading and top, trailing and bottom as one.
enum StackCrossAlignment {
    case fill, start, center, end, firstBaseline, lastBaseline

    /// In a column there is no common baseline: UIKit ignores it, and the views fill.
    init(_ alignment: StackView.Alignment, axis: Axis) {
        switch alignment {
        case .fill: self = .fill
        case .leading, .top: self = .start
        case .center: self = .center
        case .trailing, .bottom: self = .end
        case .firstBaseline: self = axis == .horizontal ? .firstBaseline : .fill
        case .lastBaseline: self = axis == .horizontal ? .lastBaseline : .fill
        }
    }
}
