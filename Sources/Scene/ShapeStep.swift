import Piecewise

/// A step of a path, in parts of the width and height of what it is drawn in: (0, 0) is the top left, (1, 1) the bottom
/// right.
public enum ShapeStep: Hashable, Sendable, Serializable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    /// By one control point.
    case quad(controlX: Double, controlY: Double, x: Double, y: Double)
    /// By two control points.
    case curve(control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double)
    case close

    /// The letter of SVG's path data, and the numbers behind it.
    public var drawing: (letter: String, numbers: [Double]) {
        switch self {
        case .move(let x, let y): ("M", [x, y])
        case .line(let x, let y): ("L", [x, y])
        case .quad(let controlX, let controlY, let x, let y): ("Q", [controlX, controlY, x, y])
        case .curve(let x1, let y1, let x2, let y2, let x, let y): ("C", [x1, y1, x2, y2, x, y])
        case .close: ("Z", [])
        }
    }
}
