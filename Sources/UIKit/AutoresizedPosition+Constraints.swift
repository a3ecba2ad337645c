internal import AutoLayout
import Foundation

extension AutoresizedPosition {
    /// The required constraints that `translatesAutoresizingMaskIntoConstraints` stands for.
    func constraints(
        of view: ViewID, in superview: ViewID, _ mask: UIView.AutoresizingMask
    ) -> [LayoutConstraint] {
        if isOfScreen { ScreenReading.readPoints() }
        return axis(
            view, superview, (.left, .right, .width), (frame.minX, frame.width, reference.width),
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            + axis(
                view, superview, (.top, .bottom, .height), (frame.minY, frame.height, reference.height),
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin))
    }

    private func axis(
        _ view: ViewID, _ superview: ViewID,
        _ attributes: (start: LayoutAttribute, end: LayoutAttribute, length: LayoutAttribute),
        _ values: (start: CGFloat, length: CGFloat, whole: CGFloat), _ flexibleStart: Bool, _ flexibleLength: Bool,
        _ flexibleEnd: Bool
    ) -> [LayoutConstraint] {
        func tie(_ attribute: LayoutAttribute, _ constant: CGFloat, toSuperview: Bool) -> LayoutConstraint {
            LayoutConstraint(
                LayoutAnchor(LayoutItem(view), attribute), .equal,
                toSuperview ? LayoutAnchor(LayoutItem(superview), attribute) : nil, constant: constant,
                identifier: "NSAutoresizingMaskLayoutConstraint")
        }
        let start = tie(attributes.start, values.start, toSuperview: true)
        let length = tie(attributes.length, values.length, toSuperview: false)
        // What is kept by the mask follows the size that the superview had, what fills it alone none.
        let isFixed = fillsSuperview ? flexibleLength : values.whole == 0 || !flexibleStart && !flexibleLength
        if !isFixed { ScreenReading.readPoints() }
        guard flexibleStart || flexibleLength else { return [start, length] }
        let end = tie(attributes.end, values.start + values.length - values.whole, toSuperview: true)
        if flexibleLength { return [start, end] }
        guard flexibleEnd else { return [end, length] }
        let center = attributes.start == .left ? LayoutAttribute.centerX : .centerY
        return [tie(center, values.start + (values.length - values.whole) / 2, toSuperview: true), length]
    }
}
