internal import AutoLayout
import Foundation

open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, CALayerDelegate {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Making one

    public init(frame: CGRect) {
        assignedFrame = frame
        super.init()
        position.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    // MARK: Hierarchy

    public internal(set) final weak var superview: UIView?
    public internal(set) final var subviews: [UIView] = []
    open var window: UIWindow? { isInWindow ? UIWindow.figure : nil }
    final weak var controller: UIViewController?
    /// The control or cell that draws it, and of which it is no subview here.
    final weak var drawer: UIView?
    /// Whether it has been told that it is in the window.
    final var isInWindow = false

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }

    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, at: subviews.count) }
    }

    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, at: 0) }
    }

    open func removeFromSuperview() { leaveSuperview() }
    open func viewWithTag(_ tag: Int) -> UIView? { view(tagged: tag) }

    /// The controller whose view it is, or its superview.
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Geometry

    /// Where it stands, in the superview's coordinates, points.
    final var assignedFrame = CGRect.zero
    final var position = AutoresizedPosition()
    open var frame: CGRect {
        get {
            noteReading()
            return assignedFrame
        }
        set { place(newValue) }
    }

    var assignedBounds: CGRect { CGRect(origin: .zero, size: assignedFrame.size) }

    open var bounds: CGRect {
        get {
            noteReading()
            return assignedBounds
        }
        set { place(CGRect(origin: assignedFrame.origin, size: newValue.size)) }
    }

    open var center: CGPoint {
        get {
            noteReading()
            return CGPoint(x: assignedFrame.midX, y: assignedFrame.midY)
        }
        set {
            let size = assignedFrame.size
            let origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
            place(CGRect(origin: origin, size: size))
        }
    }

    open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(kind.alignmentRectInsets) }

    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true

    // MARK: Appearance

    open var backgroundColor: UIColor?
    open var alpha: CGFloat = 1
    open var transform = CGAffineTransform.identity
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var contentMode: ContentMode = .scaleToFill
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var contentScaleFactor: CGFloat = FigureEnvironment.current.screen.scale
    open var restorationIdentifier: String?
    open var transform3D = CATransform3DIdentity
    open var interactions: [any UIInteraction] = []
    open var motionEffects: [UIMotionEffect] = []
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { if minimumContentSizeCategory != nil { leaveOut("UIView") } }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { if maximumContentSizeCategory != nil { leaveOut("UIView") } }
    }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if turnsDirection { leaveOut("UIView") } }
    }
    /// Changes the colours of all that is in it; a picture goes on having the variant of the reader's style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { leaveOut("UIView", tintAdjustmentMode, unless: .automatic) }
    }
    open var mask: UIView? {
        didSet { if mask != nil { leaveOut("UIView") } }
    }
    open var clearsContextBeforeDrawing = true
    open var autoresizesSubviews = true {
        didSet { leaveOut("UIView", autoresizesSubviews, unless: true) }
    }
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var isAccessibilityElement = false
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityLanguage: String?
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var tag = 0
    private var ownTintColor: UIColor?

    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }

    /// The tint that was set for this view alone.
    var tintOverride: UIColor? { ownTintColor }

    open func tintColorDidChange() {}

    /// Has a button or a cell bring its configuration up to date, once it is asked for.
    func updateOwnConfiguration() {}

    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer {
        if let madeLayer { return madeLayer }
        let layer = Self.makeLayer(type(of: self).layerClass)
        (madeLayer, layer.owner) = (layer, self)
        return layer
    }

    /// Its layer, once somebody has asked for it.
    private(set) final var madeLayer: CALayer?

    private static func makeLayer(_ layerClass: AnyClass) -> CALayer {
        if layerClass is CAGradientLayer.Type { return CAGradientLayer() }
        return layerClass is CAShapeLayer.Type ? CAShapeLayer() : CALayer()
    }

    // MARK: Margins and guides

    final var marginOverrides = MarginOverrides()
    final var guideInsets = Layout.GuideInsets()
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    public private(set) final lazy var layoutMarginsGuide = UILayoutGuide(.layoutMargins, of: self)
    public private(set) final lazy var readableContentGuide = UILayoutGuide(.readableContent, of: self)
    public private(set) final lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
    public private(set) final lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)
    public private(set) final var layoutGuides: [UILayoutGuide] = []

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }

    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

    /// Reading gives what was set, or else what UIKit takes at this place, in both cases without the safe area.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownDirectionalMargins }
        set { ownDirectionalMargins = newValue }
    }

    /// As `directionalLayoutMargins`, by sides that do not follow the reading direction.
    open var layoutMargins: UIEdgeInsets {
        get { ownMargins }
        set { ownMargins = newValue }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    // MARK: Constraints and content

    public internal(set) final var constraints: [NSLayoutConstraint] = []
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { compressionResistance[axis] = priority }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Rounded up to pixels, as tables round the heights of their parts.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    final var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    final var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    final var needsLayout = true
    final var wantsUpdateConstraints = true

    /// What it is to the engine.
    var kind: ViewKind { .view }

    open var intrinsicContentSize: CGSize { contentSize(of: kind) }

    /// Whether the module says the content's size, since the engine knows no such view.
    var hasSizeOfItsOwn: Bool { false }

    open func invalidateIntrinsicContentSize() { setNeedsLayout() }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    // MARK: Life cycle

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called once the layout is at rest, and again when the size is another one.
    open func draw(_ rect: CGRect) { drawsItself = false }
    open func setNeedsDisplay() { drawnSize = nil }
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// What its program has drawn in it, from back to front, and the size for which it has.
    final var drawing: [DrawnPart] = []
    final var drawnSize: CGSize?
    /// Whether the last call of `draw` has come to a class of the program's alone.
    final var drawsItself = false
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    open func setNeedsLayout() { needsLayout = true }

    /// Lays out the whole screen at once, if the view is on it.
    open func layoutIfNeeded() { FigureScreen.current?.layoutIfNeeded() }

    open func layoutSubviews() {}
    open func layoutSublayers(of layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func display(_ layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    open func setNeedsUpdateConstraints() { wantsUpdateConstraints = true }

    open func updateConstraintsIfNeeded() {
        guard wantsUpdateConstraints else { return }
        wantsUpdateConstraints = false
        updateConstraints()
    }

    open func needsUpdateConstraints() -> Bool { wantsUpdateConstraints }
    open func updateConstraints() {}

    open class var requiresConstraintBasedLayout: Bool { false }

    open var traitCollection: UITraitCollection { shownTraits }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = contentSize(of: kind, fitting: size.width)
        return CGSize(
            width: content.width == Self.noIntrinsicMetric ? bounds.width : content.width,
            height: content.height == Self.noIntrinsicMetric ? bounds.height : content.height)
    }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
}
