import Foundation

/// An edge, centre, baseline or dimension of a view or guide.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let owner: any LayoutItemOwner
    let attribute: NSLayoutConstraint.Attribute

    init(_ owner: any LayoutItemOwner, _ attribute: NSLayoutConstraint.Attribute) {
        self.owner = owner
        self.attribute = attribute
    }

    final func related(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat, _ file: String, _ line: UInt
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            owner, attribute, relation, other?.owner, other?.attribute ?? .notAnAttribute, multiplier, constant,
            ProgramPlace(file: file, line: line))
    }

    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, c, file, line) }

    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, c, file, line) }

    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, c, file, line) }
}

extension NSLayoutAnchor {
    /// A guide in the nearest view that contains both anchors.
    fileprivate func spanningGuide(to other: NSLayoutAnchor<AnchorType>) -> UILayoutGuide {
        guard let view = owner.itemView, let otherView = other.owner.itemView,
            let common = view.commonAncestor(with: otherView)
        else { raiseException("Unable to measure between anchors because they have no common ancestor.") }
        let guide = UILayoutGuide()
        common.addLayoutGuide(guide)
        return guide
    }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to the other anchor, which stands farther on.
    public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        let guide = spanningGuide(to: otherAnchor)
        guide.leftAnchor.constraint(equalTo: self).isActive = true
        guide.rightAnchor.constraint(equalTo: otherAnchor).isActive = true
        return guide.widthAnchor
    }

    public final func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, systemSpacing * multiplier, file, line) }

    public final func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: String = #filePath, line: UInt = #line
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier, file, line) }

    public final func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier, file, line) }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from here to the other anchor, which stands farther down.
    public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        let guide = spanningGuide(to: otherAnchor)
        guide.topAnchor.constraint(equalTo: self).isActive = true
        guide.bottomAnchor.constraint(equalTo: otherAnchor).isActive = true
        return guide.heightAnchor
    }

    public final func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.equal, anchor, 1, spacing(below: anchor, "equalToSystemSpacingBelow") * multiplier, file, line)
    }

    public final func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: String = #filePath, line: UInt = #line
    ) -> NSLayoutConstraint {
        let spacing = spacing(below: anchor, "greaterThanOrEqualToSystemSpacingBelow")
        return related(.greaterThanOrEqual, anchor, 1, spacing * multiplier, file, line)
    }

    public final func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        let spacing = spacing(below: anchor, "lessThanOrEqualToSystemSpacingBelow")
        return related(.lessThanOrEqual, anchor, 1, spacing * multiplier, file, line)
    }

    /// The system's spacing below another anchor, points. Between baselines it depends on the fonts, by UIKit's documentation,
    /// which does not say how: the height of the lower line is taken, and told.
    private func spacing(below other: NSLayoutYAxisAnchor, _ name: String) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(attribute), baselines.contains(other.attribute),
            let font = (owner.itemView as? UILabel)?.font
        else { return systemSpacing }
        leaveOut("NSLayoutYAxisAnchor", name)
        return max(systemSpacing, font.lineHeight)
    }
}

/// Between views that nothing else is known of, points.
private let systemSpacing: CGFloat = 8

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public final func constraint(
        equalToConstant c: CGFloat, file: String = #filePath, line: UInt = #line
    ) -> NSLayoutConstraint { related(.equal, nil, 1, c, file, line) }

    public final func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: String = #filePath,
        line: UInt = #line
    ) -> NSLayoutConstraint { related(.equal, anchor, m, c, file, line) }

    public final func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: String = #filePath, line: UInt = #line
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, nil, 1, c, file, line) }

    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: String = #filePath, line: UInt = #line
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, m, c, file, line) }

    public final func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: String = #filePath, line: UInt = #line
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, nil, 1, c, file, line) }

    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: String = #filePath, line: UInt = #line
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, m, c, file, line) }
}
