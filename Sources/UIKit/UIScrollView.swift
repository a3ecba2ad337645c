internal import AutoLayout
import Foundation
internal import Scene

/// Of its methods `scrollViewDidScroll(_:)` alone is ever called: nobody drags a figure.
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    open var adjustedContentInset: UIEdgeInsets {
        ScreenReading.readPoints()
        return assignedContentInset
    }
    final var assignedContentInset = UIEdgeInsets.zero
    final var assignedOffset = CGPoint.zero
    final var assignedContentSize = CGSize.zero

    /// What a program sets stands until the next layout, which takes the figure's own offset.
    open var contentOffset: CGPoint {
        get {
            ScreenReading.readPoints()
            ScreenReading.readOffset()
            return assignedOffset
        }
        set {
            assignedOffset = newValue
            ValueObservers.check()
        }
    }

    /// What a program sets holds where no constraints of its content say otherwise.
    open var contentSize: CGSize {
        get {
            ScreenReading.readPoints()
            return programContentSize ?? assignedContentSize
        }
        set {
            if programContentSize != newValue { setNeedsLayout() }
            programContentSize = newValue
            ValueObservers.check()
        }
    }
    final var programContentSize: CGSize?
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    /// Between the least and the greatest one.
    open var zoomScale: CGFloat {
        get { min(max(wantedZoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale)) }
        set {
            if wantedZoomScale != newValue { setNeedsLayout() }
            wantedZoomScale = newValue
        }
    }
    private var wantedZoomScale: CGFloat = 1
    /// What its delegate lets it zoom; nil while it is as large as it is.
    final var zoomedView: UIView? { zoomScale == 1 ? nil : scrollDelegate?.viewForZooming(in: self) }
    open var indicatorStyle: IndicatorStyle = .default
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var decelerationRate: DecelerationRate = .normal
    open var isDirectionalLockEnabled = false
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Shown nowhere: nobody pulls a figure.
    open var refreshControl: UIRefreshControl?
    public final let panGestureRecognizer = UIPanGestureRecognizer()
    public final let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var bouncesZoom = true
    open var transfersHorizontalScrollingToParent = true
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isTracking: Bool { false }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { leaveOut("UIScrollView") }
    open func flashScrollIndicators() {}
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    public private(set) final lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)
    public private(set) final lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)
    open var isScrollEnabled = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var bounces = true
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    /// What `delegate` is in each of its classes.
    final weak var scrollDelegate: (any UIScrollViewDelegate)?

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
    final var scrolling: ScrollView {
        var view = ScrollView()
        view.contentInset = contentInset.insets
        view.contentInsetAdjustmentBehavior = sameCase(as: contentInsetAdjustmentBehavior, else: .automatic)
        view.alwaysBounceVertical = alwaysBounceVertical
        view.isPagingEnabled = isPagingEnabled
        if zoomedView != nil { view.zoomScale = Double(zoomScale) }
        return view
    }
}

extension UIScrollView {
    /// Puts a view behind the content of a table or collection, as large as what is seen of it.
    func replaceBackground(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        insertSubview(new, at: 0)
        new.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            new.leadingAnchor.constraint(equalTo: frameLayoutGuide.leadingAnchor),
            new.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor),
            new.topAnchor.constraint(equalTo: frameLayoutGuide.topAnchor),
            new.bottomAnchor.constraint(equalTo: frameLayoutGuide.bottomAnchor),
        ])
    }
}
