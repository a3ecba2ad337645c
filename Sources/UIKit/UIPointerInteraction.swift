import Foundation

/// What a pointer does above a view; a figure has none.
open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) final weak var view: UIView?
    public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}

public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
}

open class UIPointerRegion: NSObject {
    public final let rect: CGRect

    public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
}

public enum UIPointerEffect {
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

open class UIPointerStyle: NSObject {
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
    open class func hidden() -> Self { self.init() }
    public required override init() {}
}
