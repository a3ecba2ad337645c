import Foundation

/// What moves as if it had a mass: a view, or the attributes of a collection view's item.
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public final let items: [any UIDynamicItem]
    open var transform = CGAffineTransform.identity

    public init(items: [any UIDynamicItem]) { self.items = items }

    /// The smallest rectangle around its items.
    private var frame: CGRect {
        let frames = items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Its items move as far as it does.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let old = center
            for item in items {
                item.center = CGPoint(x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
            }
        }
    }
}

/// Moves items by its behaviors from the moment at which a figure is at rest: what is shown is where they start.
open class UIDynamicAnimator: NSObject {
    public private(set) final weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    public private(set) final var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    public init(referenceView view: UIView) { referenceView = view }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        referenceView = layout.collectionView
    }

    public override init() {}

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.join(self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// No time passes.
    open var elapsedTime: TimeInterval { 0 }

    /// Whether anything would move as soon as time passed.
    open var isRunning: Bool { behaviors.contains { !$0.movedItems.isEmpty } }

    /// The items whose rectangles lie within another one, of those that behaviors move.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var found: [any UIDynamicItem] = []
        for item in behaviors.flatMap(\.movedItems) where !found.contains(where: { $0 === item }) {
            let frame = CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
            if rect.intersects(frame) { found.append(item) }
        }
        return found
    }

    /// Items are where they are, at any time.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    /// The attributes that its behaviors move, of an item of the layout that it was made for.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        behaviors.flatMap(\.movedItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
            .first { $0.indexPath == indexPath && $0.representedElementKind == nil }
    }

    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        behaviors.flatMap(\.movedItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
            .first { $0.indexPath == indexPath && $0.representedElementKind == kind }
    }
}

/// Told of the beginning and end of motion, which a figure has not.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A rule of motion, alone or made of others.
open class UIDynamicBehavior: NSObject {
    public private(set) final var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of a motion, of which a figure shows the beginning.
    open var action: (() -> Void)?
    public private(set) final weak var dynamicAnimator: UIDynamicAnimator?

    public override init() {}

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.join(dynamicAnimator)
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.join(nil)
    }

    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    fileprivate func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.join(animator) }
    }

    /// What it acts on by itself.
    var ownItems: [any UIDynamicItem] { [] }

    /// What it and its children act on.
    fileprivate var movedItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.movedItems) }
}
