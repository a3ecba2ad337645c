// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

import Foundation
internal import Scene

/// What a program draws on: the canvas of a view, or one of a picture, which stays empty.
open class CGContext {
    private let size: CGSize
    /// Whether a figure shows what is drawn here.
    final let isShown: Bool
    /// What has been drawn, from back to front.
    final var parts: [DrawnPart] = []
    final var state = GraphicsState()
    private var saved: [GraphicsState] = []
    private var path = CGMutablePath()

    init(shown size: CGSize? = nil) { (self.size, isShown) = (size ?? .zero, size != nil) }

    /// A bitmap of that size, pixels.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) { (size, isShown) = (CGSize(width: width, height: height), false) }

    open func makeImage() -> CGImage? {
        CGImage(
            UIImage(blank: CGSize(width: size.width / UIScreen.main.scale, height: size.height / UIScreen.main.scale)))
    }

    open var width: Int { Int(size.width) }
    open var height: Int { Int(size.height) }
    open var ctm: CGAffineTransform { state.transform }
    open var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
    open var interpolationQuality: CGInterpolationQuality = .default

    // MARK: State

    open func saveGState() { saved.append(state) }
    open func restoreGState() { if let last = saved.popLast() { state = last } }
    open func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    open func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    open func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    open func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    open func setFillColor(_ color: CGColor) { state.fill = color.color }
    open func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    open func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    open func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    open func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    open func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.cap }
    open func setLineJoin(_ join: CGLineJoin) { state.style.join = join.join }
    open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.style.dashes, state.style.dashPhase) = (lengths.map { Double($0) }, Double(phase))
    }
    open func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    open func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) { leaveOut("CGContext") }
    open func setShouldAntialias(_ shouldAntialias: Bool) {}
    open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    open func setMiterLimit(_ limit: CGFloat) {}
    open func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
    open func endTransparencyLayer() {}

    // MARK: Path

    open func beginPath() { path.removeAll() }
    open func closePath() { path.closeSubpath() }
    open func move(to point: CGPoint) { path.move(to: placed(point)) }
    open func addLine(to point: CGPoint) { path.addLine(to: placed(point)) }
    open func addLines(between points: [CGPoint]) { path.addLines(between: points.map(placed)) }
    open func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
    open func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
    open func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    open func addPath(_ path: CGPath) { add { $0.addPath(path) } }
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: placed(end), control1: placed(control1), control2: placed(control2))
    }
    open func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: placed(end), control: placed(control))
    }
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let arc = PathArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, grows: !clockwise)
        if path.isEmpty { move(to: arc.start) } else { addLine(to: arc.start) }
        for curve in arc.curves { path.add(curve.mapped(placed)) }
    }
    open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) { path.isUnknown = true }
    open func replacePathWithStrokedPath() { path.isUnknown = true }

    private func placed(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

    private func add(_ build: (CGMutablePath) -> Void) {
        let added = CGMutablePath()
        build(added)
        path.addPath(added, transform: state.transform)
    }

    // MARK: Drawing

    open func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .eoFill: draw(path, fills: true, isEvenOdd: mode == .eoFill)
        case .stroke: draw(path, strokes: true)
        case .fillStroke, .eoFillStroke: draw(path, fills: true, strokes: true, isEvenOdd: mode == .eoFillStroke)
        }
    }
    open func fillPath(using rule: CGPathFillRule = .winding) {
        draw(takePath(), fills: true, isEvenOdd: rule == .evenOdd)
    }
    open func strokePath() { draw(takePath(), strokes: true) }
    open func fill(_ rect: CGRect) { fill([rect]) }
    open func fill(_ rects: [CGRect]) { for rect in rects { fill([.rectangle(rect)], isEvenOdd: false) } }
    open func stroke(_ rect: CGRect) { stroke([.rectangle(rect)], state.lineWidth, state.style) }
    open func stroke(_ rect: CGRect, width: CGFloat) { stroke([.rectangle(rect)], width, state.style) }
    open func fillEllipse(in rect: CGRect) { fill([.oval(rect)], isEvenOdd: false) }
    open func strokeEllipse(in rect: CGRect) { stroke([.oval(rect)], state.lineWidth, state.style) }
    open func strokeLineSegments(between points: [CGPoint]) {
        let lines = stride(from: 0, to: points.count - 1, by: 2).map {
            Subpath(steps: [.move(points[$0]), .line(points[$0 + 1])])
        }
        stroke(lines, state.lineWidth, state.style)
    }
    open func clear(_ rect: CGRect) { leaveOutDrawing() }
    open func draw(_ image: CGImage, in rect: CGRect) { leaveOutDrawing() }

    /// The path so far, after which another one begins; empty, and told as left out, where it has steps that nobody knows.
    private func takePath() -> [Subpath] {
        defer { path = CGMutablePath() }
        guard path.isUnknown else { return path.subpaths }
        leaveOutDrawing()
        return []
    }

    // MARK: Clipping

    open func clip(using rule: CGPathFillRule = .winding) { state.clip(to: takePath()) }
    open func clip(to rect: CGRect) { clip(to: [.rectangle(rect)]) }
    open func clip(to rects: [CGRect]) { clip(to: rects.map { .rectangle($0) }) }
    open func clip(to rect: CGRect, mask: CGImage) { state.clip = .unknown }
    open func resetClip() { state.clip = .none }
}
