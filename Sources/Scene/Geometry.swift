// Whoever has a rectangle has its members too: Embedded Swift wants the module that declares them imported.
@_exported import Piecewise

/// A point in points, y down.
public typealias Point = PointOf<Double>

/// A width and a height in points.
public typealias Size = SizeOf<Double>

/// An origin and a size in points, y down.
public typealias Rect = RectOf<Double>

extension PointOf<Double> {
    public static let zero = Point(x: 0, y: 0)
}

extension SizeOf<Double> {
    public static let zero = Size(width: 0, height: 0)
}

extension RectOf<Double> {
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var maxX: Double { x + width }
    public var maxY: Double { y + height }
    public var size: Size { Size(width: width, height: height) }
}

/// Distances from the four edges, in points, as `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable, Serializable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = EdgeInsets()
}

/// Distances from the four edges, in points, whose leading and trailing follow the reading direction.
public struct DirectionalEdgeInsets: Hashable, Sendable, Serializable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = DirectionalEdgeInsets()
}

/// The two directions in which views are measured and stacks run.
public enum Axis: String, Hashable, Sendable, Serializable, CaseIterable {
    case horizontal, vertical
}
