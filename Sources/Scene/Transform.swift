import Piecewise

/// How a view is drawn otherwise than it stands: about its middle, the last step first, as `CGAffineTransform`.
public struct Transform: Hashable, Sendable, Serializable {
    public enum Step: Hashable, Sendable, Serializable {
        /// Points.
        case translation(x: Double, y: Double)
        /// Degrees, clockwise.
        case rotation(Double)
        case scale(x: Double, y: Double)
        /// Larger by a factor, the top left corner where it is.
        case zoom(Double)
        /// `x' = a x + c y + tx`, `y' = b x + d y + ty`.
        case matrix(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
    }

    public var steps: [Step]

    public init(_ steps: [Step] = []) { self.steps = steps }

    public static let identity = Transform()

    public var isIdentity: Bool { steps.isEmpty }
}

/// Some of a rectangle's corners, as `CACornerMask`.
public struct Corners: OptionSet, Hashable, Sendable, Serializable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
