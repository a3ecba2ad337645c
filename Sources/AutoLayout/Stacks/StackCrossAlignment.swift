import Scene

/// The alignment across a stack's axis, in which leading and top are one case, trailing and bottom another.
enum StackCrossAlignment {
    case fill, start, center, end, firstBaseline, lastBaseline

    /// UIKit ignores baseline alignment in a vertical stack: the views fill.
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
