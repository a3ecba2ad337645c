import Foundation

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// A path by its points: figures draw none of it.
open class CGPath {
    fileprivate(set) var points: [CGPoint] = []

    public init(points: [CGPoint] = []) { self.points = points }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(points: [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(rect: rect, transform: transform)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { self.init(rect: rect, transform: transform) }

    /// The smallest rectangle around its points, of curves around their control points.
    open var boundingBox: CGRect {
        guard let first = points.first else { return .zero }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    open var currentPoint: CGPoint { points.last ?? .zero }
    open var isEmpty: Bool { points.isEmpty }
}

open class CGMutablePath: CGPath {
    public init() { super.init() }

    open func move(to point: CGPoint) { points.append(point) }
    open func addLine(to point: CGPoint) { points.append(point) }
    open func addLines(between points: [CGPoint]) { self.points += points }
    open func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points += [control1, control2, end] }
    open func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }
    open func addEllipse(in rect: CGRect) { addRect(rect) }
    open func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) { addRect(rect) }
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { addRect(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)) }
    open func addPath(_ path: CGPath) { points += path.points }
    open func closeSubpath() {}
    func removeAll() { points = [] }
}

/// A path by its points: figures draw none of it.
open class UIBezierPath: NSObject {
    private let path = CGMutablePath()
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() {}

    public required init?(coder: NSCoder) {}

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) { self.init(rect: rect) }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    open var cgPath: CGPath { path }
    open var bounds: CGRect { path.boundingBox }
    open var currentPoint: CGPoint { path.currentPoint }
    open var isEmpty: Bool { path.isEmpty }
    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path.removeAll() }
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { leaveOutDrawing() }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { leaveOutDrawing() }
    open func reversing() -> UIBezierPath { self }
    open func fill() { leaveOutDrawing() }
    open func stroke() { leaveOutDrawing() }
    open func addClip() {}
    open func apply(_ transform: CGAffineTransform) {}
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
