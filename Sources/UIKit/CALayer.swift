import Foundation

open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var zPosition: CGFloat = 0
    open var shadowPath: CGPath?
    open var position: CGPoint {
        get { owner?.center ?? place.position }
        set { if let owner { owner.center = newValue } else { place.position = newValue } }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if owner != nil { leaveOut("CALayer", anchorPoint, unless: CGPoint(x: 0.5, y: 0.5)) } }
    }
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity {
        didSet { leaveOut("CALayer", sublayerTransform, unless: CATransform3DIdentity) }
    }
    open var cornerCurve: CALayerCornerCurve = .circular
    open var mask: CALayer?
    open var contents: Any? {
        didSet { if contents != nil { leaveOut("CALayer") } }
    }
    open var contentsScale: CGFloat = 1
    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { leaveOut("CALayer", contentsGravity, unless: .resize) }
    }
    open var name: String?
    private var isHiddenLayer = false
    open var isHidden: Bool {
        get { owner?.isHidden ?? isHiddenLayer }
        set { if let owner { owner.isHidden = newValue } else { isHiddenLayer = newValue } }
    }
    open var isOpaque = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var drawsAsynchronously = false
    open var allowsEdgeAntialiasing = false
    open var needsDisplayOnBoundsChange = false
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var delegate: AnyObject?

    open var anchorPointZ: CGFloat = 0
    open var isDoubleSided = true
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { leaveOut("CALayer") } }
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
    open var filters: [Any]? {
        didSet { if filters != nil { leaveOut("CALayer") } }
    }
    open var backgroundFilters: [Any]? {
        didSet { if backgroundFilters != nil { leaveOut("CALayer") } }
    }
    open var compositingFilter: Any? {
        didSet { if compositingFilter != nil { leaveOut("CALayer") } }
    }
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var minificationFilter: CALayerContentsFilter = .linear
    open var magnificationFilter: CALayerContentsFilter = .linear
    open var fillMode: CAMediaTimingFillMode = .removed
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var duration: CFTimeInterval = 0

    public override init() {}
    public init(layer: Any) {}
    public required init?(coder: NSCoder) {}

    /// Is over at once: it leaves the value that it ends with where it is told to stay, and else the layer's own.
    open func add(_ anim: CAAnimation, forKey key: String?) { hold(anim) }
    open func removeAnimation(forKey key: String) {}
    open func removeAllAnimations() {}
    open func animation(forKey key: String) -> CAAnimation? { nil }
    open func presentation() -> Self? { nil }
    open func setNeedsDisplay() { owner?.setNeedsDisplay() }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func display() {}
    open func displayIfNeeded() {}
    open func animationKeys() -> [String]? { nil }
    open func model() -> CALayer { self }
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func contains(_ p: CGPoint) -> Bool { CGRect(origin: .zero, size: frame.size).contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? { frame.contains(p) ? self : nil }
    open func preferredFrameSize() -> CGSize { frame.size }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let (from, to) = (originOnScreen, l?.originOnScreen ?? .zero)
        return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
    }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let (from, to) = (l?.originOnScreen ?? .zero, originOnScreen)
        return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
    }
    private var originOnScreen: CGPoint {
        sequence(first: self) { $0.superlayer }.reduce(.zero) {
            CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY)
        }
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: place, over: oldLayer.subviewsBehind)
    }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func draw(in ctx: CGContext) {}
    open func render(in ctx: CGContext) {}
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, isAbove: false)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, isAbove: true)
    }
    open var masksToBounds = false
    open var opacity: Float = 1
    open var frame: CGRect {
        get { owner?.frame ?? place.frame(anchorPoint) }
        set { if let owner { owner.frame = newValue } else { place.setFrame(newValue, anchorPoint) } }
    }
    open var bounds: CGRect {
        get { owner?.bounds ?? place.bounds }
        set { if let owner { owner.bounds = newValue } else { place.bounds = newValue } }
    }
    /// Where it stands as long as it is no view's.
    final var place = LayerPlace()
    /// The view whose layer it is.
    final weak var owner: UIView?
    /// How many of the subviews of the view that holds it lie behind it.
    final var subviewsBehind = 0

    open var sublayers: [CALayer]? {
        didSet {
            for layer in oldValue ?? [] where sublayers?.contains(where: { $0 === layer }) != true {
                layer.superlayer = nil
            }
            for layer in sublayers ?? [] { layer.superlayer = self }
        }
    }
    public private(set) final weak var superlayer: CALayer?

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        insert(layer, at: sublayers?.count ?? 0, over: subviews.count)
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var type: CAGradientLayerType = .axial {
        didSet { leaveOut("CAGradientLayer", type, unless: .axial) }
    }
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
