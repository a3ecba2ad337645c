/// A point whose coordinates are numbers of any kind.
public struct PointOf<Number> {
    public var x: Number
    public var y: Number

    @inlinable
    public init(x: Number, y: Number) {
        self.x = x
        self.y = y
    }

    /// Both points' numbers, combined one by one.
    @inlinable
    public func zip<A, B>(_ other: PointOf<A>, _ combine: (Number, A) -> B) -> PointOf<B> {
        PointOf<B>(x: combine(x, other.x), y: combine(y, other.y))
    }
}

/// A size of numbers of any kind.
public struct SizeOf<Number> {
    public var width: Number
    public var height: Number

    @inlinable
    public init(width: Number, height: Number) {
        self.width = width
        self.height = height
    }

    /// Both sizes' numbers, combined one by one.
    @inlinable
    public func zip<A, B>(_ other: SizeOf<A>, _ combine: (Number, A) -> B) -> SizeOf<B> {
        SizeOf<B>(width: combine(width, other.width), height: combine(height, other.height))
    }
}

/// A rectangle whose origin and size are numbers of any kind.
public struct RectOf<Number> {
    public var x: Number
    public var y: Number
    public var width: Number
    public var height: Number

    @inlinable
    public init(x: Number, y: Number, width: Number, height: Number) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Both rectangles' numbers, combined one by one.
    @inlinable
    public func zip<A, B>(_ other: RectOf<A>, _ combine: (Number, A) -> B) -> RectOf<B> {
        RectOf<B>(
            x: combine(x, other.x), y: combine(y, other.y), width: combine(width, other.width),
            height: combine(height, other.height))
    }

    /// Its numbers with the values of a function.
    @inlinable
    public func map<B>(_ transform: (Number) -> B) -> RectOf<B> { zip(self) { number, _ in transform(number) } }
}

/// Insets that are numbers of any kind.
public struct InsetsOf<Number> {
    public var top: Number
    public var left: Number
    public var bottom: Number
    public var right: Number

    @inlinable
    public init(top: Number, left: Number, bottom: Number, right: Number) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Both insets' numbers, combined one by one.
    @inlinable
    public func zip<A, B>(_ other: InsetsOf<A>, _ combine: (Number, A) -> B) -> InsetsOf<B> {
        InsetsOf<B>(
            top: combine(top, other.top), left: combine(left, other.left), bottom: combine(bottom, other.bottom),
            right: combine(right, other.right))
    }
}

/// A point that is affine in the width of the screen.
public typealias AffinePoint = PointOf<Affine>
/// A size that is affine in the width of the screen.
public typealias AffineSize = SizeOf<Affine>
/// A rectangle that is affine in the width of the screen.
public typealias AffineRect = RectOf<Affine>
/// Insets that are affine in the width of the screen.
public typealias AffineInsets = InsetsOf<Affine>

extension AffineRect {
    public static var zero: AffineRect { AffineRect(x: .zero, y: .zero, width: .zero, height: .zero) }
}

extension PointOf: Sendable where Number: Sendable {}
extension PointOf: Equatable where Number: Equatable {}
extension PointOf: Hashable where Number: Hashable {}
extension SizeOf: Sendable where Number: Sendable {}
extension SizeOf: Equatable where Number: Equatable {}
extension SizeOf: Hashable where Number: Hashable {}
extension RectOf: Sendable where Number: Sendable {}
extension RectOf: Equatable where Number: Equatable {}
extension RectOf: Hashable where Number: Hashable {}
extension InsetsOf: Sendable where Number: Sendable {}
extension InsetsOf: Equatable where Number: Equatable {}
extension InsetsOf: Hashable where Number: Hashable {}

#if !hasFeature(Embedded)
extension PointOf: Codable where Number: Codable {}
extension SizeOf: Codable where Number: Codable {}
extension RectOf: Codable where Number: Codable {}
#endif
