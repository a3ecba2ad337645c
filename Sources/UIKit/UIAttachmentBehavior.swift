import Foundation

public struct UIFloatRange: Equatable, Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    public init(minimum: CGFloat = 0, maximum: CGFloat = 0) { (self.minimum, self.maximum) = (minimum, maximum) }

    public var isInfinite: Bool { self == .infinite }
}

/// Ties an item to a point or to another one.
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    public final let items: [any UIDynamicItem]
    public final let attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint
    open var length: CGFloat
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var attachmentRange = UIFloatRange.infinite

    private init(_ items: [any UIDynamicItem], anchor: CGPoint, from place: CGPoint?) {
        self.items = items
        attachedBehaviorType = items.count > 1 ? .items : .anchor
        anchorPoint = anchor
        let (start, end) = (place ?? items.first?.center ?? .zero, items.count > 1 ? items[1].center : anchor)
        length = hypot(end.x - start.x, end.y - start.y)
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init([item], anchor: point, from: nil)
    }

    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init([item], anchor: point, from: Self.point(of: item, offset))
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init([item1, item2], anchor: .zero, from: nil)
    }

    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], anchor: .zero, from: Self.point(of: item1, offset1))
        let (start, end) = (Self.point(of: item1, offset1), Self.point(of: item2, offset2))
        length = hypot(end.x - start.x, end.y - start.y)
    }

    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], anchor: point, from: nil) }

    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], anchor: point, from: nil) }

    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }

    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], anchor: point, from: nil) }

    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], anchor: point, from: nil) }

    override var ownItems: [any UIDynamicItem] { items }

    private static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
    }
}
