internal import AutoLayout
import Foundation
internal import Scene

/// What an autoresizing mask is measured against: the frame that was set, and the superview's size at that time.
struct AutoresizedPosition {
    var frame = CGRect.zero
    var reference = CGSize.zero
    /// Whether the frame is the screen's, which no program has asked for.
    var isOfScreen = false
    /// Whether the view is to fill its superview, whatever size that has.
    var fillsSuperview = false
}

extension UIView {
    /// Notes that its frame was read, which of a controller's view is no more than the screen's size.
    func noteReading() {
        if controller == nil { ScreenReading.readFrame() } else { ScreenReading.readPoints() }
    }

    func place(_ frame: CGRect) {
        if frame.size != assignedFrame.size { setNeedsLayout() }
        assignedFrame = frame
        position = AutoresizedPosition(frame: frame, reference: superview?.assignedFrame.size ?? .zero)
    }

    /// Gives it all of its superview's room, from now on.
    func fillSuperview() {
        guard let superview else { return }
        assignedFrame = CGRect(origin: .zero, size: superview.assignedFrame.size)
        position = AutoresizedPosition(
            frame: assignedFrame, reference: superview.assignedFrame.size, fillsSuperview: true)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The frame that what it shows needs: its content, and what lies around its alignment rectangle.
    var ownSize: CGSize {
        let (content, insets) = (contentSize(of: kind), alignmentRectInsets)
        return CGSize(
            width: max(0, content.width) + insets.left + insets.right,
            height: max(0, content.height) + insets.top + insets.bottom)
    }

    /// Gives it that size where it stands, as UIKit makes controls that have one.
    func takeOwnSize() { place(CGRect(origin: assignedFrame.origin, size: ownSize)) }

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (from, to) = (origin, view?.origin ?? .zero)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (from, to) = (view?.origin ?? .zero, origin)
        return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The origin of its bounds on the screen.
    private var origin: CGPoint {
        ScreenReading.readPoints()
        if ancestry.contains(where: { $0 is UIScrollView }) { ScreenReading.readOffset() }
        return ancestry.reduce(.zero) { sum, view in
            CGPoint(
                x: sum.x + view.assignedFrame.minX - view.assignedBounds.minX,
                y: sum.y + view.assignedFrame.minY - view.assignedBounds.minY)
        }
    }
}

// MARK: Margins

extension UIView {
    var currentSafeArea: UIEdgeInsets {
        ScreenReading.readPoints()
        return UIEdgeInsets(guideInsets.safeArea)
    }

    var ownDirectionalMargins: NSDirectionalEdgeInsets {
        get {
            let initial = initialMargins
            return NSDirectionalEdgeInsets(
                top: marginOverrides.top ?? initial.top, leading: marginOverrides.leading ?? initial.left,
                bottom: marginOverrides.bottom ?? initial.bottom, trailing: marginOverrides.trailing ?? initial.right)
        }
        set {
            let old = ownDirectionalMargins
            if newValue.top != old.top { marginOverrides.top = newValue.top }
            if newValue.leading != old.leading { marginOverrides.leading = newValue.leading }
            if newValue.bottom != old.bottom { marginOverrides.bottom = newValue.bottom }
            if newValue.trailing != old.trailing { marginOverrides.trailing = newValue.trailing }
        }
    }

    var ownMargins: UIEdgeInsets {
        get {
            let initial = initialMargins
            return UIEdgeInsets(
                top: marginOverrides.top ?? initial.top,
                left: marginOverrides.left ?? marginOverrides.leading ?? initial.left,
                bottom: marginOverrides.bottom ?? initial.bottom,
                right: marginOverrides.right ?? marginOverrides.trailing ?? initial.right)
        }
        set {
            let old = ownMargins
            if newValue.top != old.top { marginOverrides.top = newValue.top }
            if newValue.left != old.left { marginOverrides.left = newValue.left }
            if newValue.bottom != old.bottom { marginOverrides.bottom = newValue.bottom }
            if newValue.right != old.right { marginOverrides.right = newValue.right }
        }
    }

    private var initialMargins: UIEdgeInsets {
        if self is UIStackView { return .zero }
        let side = ScreenReading.systemMinimumMargin()
        if controller != nil { return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) }
        return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .unspecified
            ? layoutDirection : userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// The frame of what constraints see of a view with that frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}

extension UIEdgeInsets {
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    var insets: EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
