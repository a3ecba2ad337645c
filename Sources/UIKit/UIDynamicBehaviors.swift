import Foundation

/// Behaviors that act on a list of items.
private struct ItemList {
    private(set) var items: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem]) { self.items = items }

    mutating func add(_ item: any UIDynamicItem) { if !items.contains(where: { $0 === item }) { items.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

open class UIGravityBehavior: UIDynamicBehavior {
    private var list: ItemList
    /// In units of 1000 points per second squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1)

    public init(items: [any UIDynamicItem]) { list = ItemList(items) }
    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { list.items }
    override var ownItems: [any UIDynamicItem] { items }
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    /// Radians.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }
}

open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    private var list: ItemList
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
    open var collisionMode: Mode = .everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    public init(items: [any UIDynamicItem]) { list = ItemList(items) }
    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { list.items }
    override var ownItems: [any UIDynamicItem] { items }
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, path))
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        addBoundary(withIdentifier: identifier, for: path)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    }

    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeAllBoundaries() { boundaries = [] }

    private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        one as? AnyHashable == other as? AnyHashable
    }
}

/// Told of collisions, before which a figure stands still.
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }

    override var ownItems: [any UIDynamicItem] { [item] }
}

open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    private var list: ItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    public final let mode: Mode
    open var active = true
    open var pushDirection = CGVector(dx: 0, dy: 0)

    public init(items: [any UIDynamicItem], mode: Mode) { (list, self.mode) = (ItemList(items), mode) }

    public convenience override init() { self.init(items: [], mode: .continuous) }

    open var items: [any UIDynamicItem] { list.items }
    override var ownItems: [any UIDynamicItem] { items }
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }

    /// Radians.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }
}

/// What items are like: heavy, elastic, rough.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: ItemList
    private var linear: [ObjectIdentifier: CGPoint] = [:]
    private var angular: [ObjectIdentifier: CGFloat] = [:]
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true

    public init(items: [any UIDynamicItem]) { list = ItemList(items) }
    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { list.items }
    override var ownItems: [any UIDynamicItem] { isAnchored ? [] : items }
    open func addItem(_ item: any UIDynamicItem) { list.add(item) }
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let old = linearVelocity(for: item)
        linear[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { linear[ObjectIdentifier(item)] ?? .zero }

    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        angular[ObjectIdentifier(item)] = angularVelocity(for: item) + velocity
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { angular[ObjectIdentifier(item)] ?? 0 }
}
