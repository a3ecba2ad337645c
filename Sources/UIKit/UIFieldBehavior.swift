import Foundation

/// Where a field acts, around its position.
open class UIRegion: NSObject {
    private let contains: (CGPoint) -> Bool

    private init(_ contains: @escaping (CGPoint) -> Bool) { self.contains = contains }

    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    open class var infinite: UIRegion { UIRegion { _ in true } }

    open func contains(_ point: CGPoint) -> Bool { contains(point) }
    open func inverse() -> UIRegion { UIRegion { [contains] in !contains($0) } }
    open func union(with region: UIRegion) -> UIRegion {
        UIRegion { [contains] in contains($0) || region.contains($0) }
    }
    open func difference(from region: UIRegion) -> UIRegion {
        UIRegion { [contains] in contains($0) && !region.contains($0) }
    }
    open func intersection(with region: UIRegion) -> UIRegion {
        UIRegion { [contains] in contains($0) && region.contains($0) }
    }
}

/// A force that depends on where an item is.
open class UIFieldBehavior: UIDynamicBehavior {
    private var list: [any UIDynamicItem] = []
    open var position = CGPoint.zero
    open var region = UIRegion.infinite
    open var strength: CGFloat = 1
    open var falloff: CGFloat = 0
    open var minimumRadius: CGFloat = 0
    open var direction = CGVector(dx: 0, dy: 0)
    open var smoothness: CGFloat = 0
    open var animationSpeed: CGFloat = 0

    /// Fields are made by the functions below.
    public required override init() {}

    private class func field() -> Self { self.init() }

    open var items: [any UIDynamicItem] { list }
    override var ownItems: [any UIDynamicItem] { list }
    open func addItem(_ item: any UIDynamicItem) { if !list.contains(where: { $0 === item }) { list.append(item) } }
    open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }

    open class func dragField() -> Self { field() }
    open class func vortexField() -> Self { field() }
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = field()
        field.position = position
        return field
    }
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = field()
        field.direction = direction
        return field
    }
    open class func velocityField(direction: CGVector) -> Self { linearGravityField(direction: direction) }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = field()
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        noiseField(smoothness: smoothness, animationSpeed: speed)
    }
    open class func springField() -> Self { field() }
    open class func electricField() -> Self { field() }
    open class func magneticField() -> Self { field() }

    /// A field whose force a program computes, at each step of a motion.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { field() }
}
