internal import AutoLayout
import Foundation
internal import Scene

public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    public internal(set) var adjustedContentInset = UIEdgeInsets.zero
    var assignedOffset = CGPoint.zero
    var assignedContentSize = CGSize.zero

    /// What a program sets stands until the next layout, which takes the figure's own offset.
    open var contentOffset: CGPoint {
        get {
            ScreenReading.readPoints()
            ScreenReading.readOffset()
            return assignedOffset
        }
        set { assignedOffset = newValue }
    }

    public var contentSize: CGSize {
        ScreenReading.readPoints()
        return assignedContentSize
    }
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)
    open var isScrollEnabled = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var bounces = true
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open weak var delegate: (any UIScrollViewDelegate)?

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    open func adjustedContentInsetDidChange() {}

    override var assignedBounds: CGRect { CGRect(origin: assignedOffset, size: assignedFrame.size) }

    open override var bounds: CGRect {
        get {
            ScreenReading.readOffset()
            return super.bounds
        }
        set { place(CGRect(origin: assignedFrame.origin, size: newValue.size)) }
    }

    override var kind: ViewKind { .scrollView(scrolling) }

    /// The engine's values.
    var scrolling: ScrollView {
        var view = ScrollView()
        view.contentInset = contentInset.insets
        view.contentInsetAdjustmentBehavior = sameCase(as: contentInsetAdjustmentBehavior, else: .automatic)
        view.alwaysBounceVertical = alwaysBounceVertical
        view.isPagingEnabled = isPagingEnabled
        return view
    }
}
