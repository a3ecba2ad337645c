import Foundation
internal import Scene

open class UIBezierPath: NSObject {
    private let path = CGMutablePath()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() {}

    public required init?(coder: NSCoder) {}

    private convenience init(_ subpath: Subpath) {
        self.init()
        path.addPath(CGPath(subpaths: [subpath]))
    }

    public convenience init(rect: CGRect) { self.init(.rectangle(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(.oval(rect)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(.rectangle(rect, radius: cornerRadius))
    }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init(
            .rectangle(rect, radius: cornerRadii.width, Corners(rawValue: UInt8(truncatingIfNeeded: corners.rawValue))))
    }

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

    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path.removeAll()
            path.addPath(newValue)
        }
    }
    open var bounds: CGRect { path.boundingBox }
    open var currentPoint: CGPoint { path.currentPoint }
    open var isEmpty: Bool { path.isEmpty }
    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
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
    open func apply(_ transform: CGAffineTransform) { path.apply(transform) }
    open func reversing() -> UIBezierPath { self }
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (0..<count).compactMap { pattern?[$0] }
        dashPhase = phase
    }

    // MARK: Drawing

    open func fill() { UIGraphicsGetCurrentContext()?.fill(path.subpaths, isEvenOdd: usesEvenOddFillRule) }
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path.subpaths, lineWidth, style) }
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path.subpaths) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { fill() }
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.drawing(blendMode, alpha) { stroke() }
    }

    private var style: PathStyle {
        var style = PathStyle()
        (style.cap, style.join) = (lineCapStyle.cap, lineJoinStyle.join)
        (style.dashes, style.dashPhase) = (dashes.map { Double($0) }, Double(dashPhase))
        return style
    }
}

extension CGLineCap {
    var cap: PathStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    var join: PathStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
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
