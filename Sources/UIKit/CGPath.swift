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

open class CGPath {
    fileprivate(set) final var subpaths: [Subpath]

    init(subpaths: [Subpath]) { self.subpaths = subpaths }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(subpaths: [.rectangle(rect).applying(transform?.pointee ?? .identity)])
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(subpaths: [.oval(rect).applying(transform?.pointee ?? .identity)])
    }

    /// The corners are parts of circles, of the smaller radius.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = Subpath.rectangle(rect, radius: min(cornerWidth, cornerHeight))
        self.init(subpaths: [corner.applying(transform?.pointee ?? .identity)])
    }

    /// The smallest rectangle around its points, of curves around their control points.
    open var boundingBox: CGRect { CGRect(around: subpaths.flatMap(\.points)) }
    open var currentPoint: CGPoint { subpaths.last?.end ?? .zero }
    open var isEmpty: Bool { subpaths.isEmpty }
    open func copy() -> CGPath? { CGPath(subpaths: subpaths) }
    open func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.subpaths = subpaths
        return copy
    }
}

open class CGMutablePath: CGPath {
    public init() { super.init(subpaths: []) }

    open func move(to point: CGPoint) { subpaths.append(Subpath(steps: [.move(point)])) }
    open func addLine(to point: CGPoint) { add(.line(point)) }

    open func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    open func addQuadCurve(to end: CGPoint, control: CGPoint) { add(.quad(control, end)) }
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { add(.curve(control1, control2, end)) }
    open func addRect(_ rect: CGRect) { subpaths.append(.rectangle(rect)) }
    open func addRects(_ rects: [CGRect]) { subpaths += rects.map { .rectangle($0) } }
    open func addEllipse(in rect: CGRect) { subpaths.append(.oval(rect)) }
    open func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        subpaths.append(.rectangle(rect, radius: min(cornerWidth, cornerHeight)))
    }

    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // The y axis runs downwards here, in which Core Graphics' clockwise is the other way round.
        let arc = PathArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, grows: !clockwise)
        if isEmpty { move(to: arc.start) } else { addLine(to: arc.start) }
        for curve in arc.curves { add(curve) }
    }

    open func addPath(_ path: CGPath) { subpaths += path.subpaths }
    open func addPath(_ path: CGPath, transform: CGAffineTransform) {
        subpaths += path.subpaths.map { $0.applying(transform) }
    }
    open func closeSubpath() { if !isEmpty { subpaths[subpaths.count - 1].steps.append(.close) } }

    /// Whether it has steps that nobody knows.
    final var isUnknown = false

    final func removeAll() { (subpaths, isUnknown) = ([], false) }
    final func apply(_ transform: CGAffineTransform) { subpaths = subpaths.map { $0.applying(transform) } }

    /// Behind a part that is closed the next one begins where it did.
    final func add(_ step: PathStep) {
        guard let last = subpaths.last else { return }
        if last.isClosed { move(to: last.start) }
        subpaths[subpaths.count - 1].steps.append(step)
        subpaths[subpaths.count - 1].outline = nil
    }
}
