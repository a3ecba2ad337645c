// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

import Foundation

/// A canvas of nothing: what is drawn on it is left out.
open class CGContext {
    private let size: CGSize

    init() { size = .zero }

    /// A bitmap of that size, pixels.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) { size = CGSize(width: width, height: height) }

    open func makeImage() -> CGImage? {
        CGImage(
            UIImage(blank: CGSize(width: size.width / UIScreen.main.scale, height: size.height / UIScreen.main.scale)))
    }

    open var width: Int { Int(size.width) }
    open var height: Int { Int(size.height) }
    open var ctm: CGAffineTransform { .identity }
    open var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
    open var interpolationQuality: CGInterpolationQuality = .default
    open func draw(_ image: CGImage, in rect: CGRect) { leaveOutDrawing() }
    open func concatenate(_ transform: CGAffineTransform) {}
    open func setShouldAntialias(_ shouldAntialias: Bool) {}
    open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    open func setMiterLimit(_ limit: CGFloat) {}
    open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    open func replacePathWithStrokedPath() {}
    open func resetClip() {}
    open func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
    open func endTransparencyLayer() {}
    open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
    open func fill(_ rects: [CGRect]) { leaveOutDrawing() }
    open func stroke(_ rect: CGRect, width: CGFloat) { leaveOutDrawing() }
    open func strokeLineSegments(between points: [CGPoint]) { leaveOutDrawing() }
    open func clip(to rect: CGRect, mask: CGImage) {}
    open func saveGState() {}
    open func restoreGState() {}
    open func setFillColor(_ color: CGColor) {}
    open func setStrokeColor(_ color: CGColor) {}
    open func setLineWidth(_ width: CGFloat) {}
    open func setLineCap(_ cap: CGLineCap) {}
    open func setLineJoin(_ join: CGLineJoin) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setBlendMode(_ mode: CGBlendMode) {}
    open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
    open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    open func beginPath() {}
    open func closePath() {}
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addLines(between points: [CGPoint]) {}
    open func addRect(_ rect: CGRect) {}
    open func addEllipse(in rect: CGRect) {}
    open func addPath(_ path: CGPath) {}
    open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    open func drawPath(using mode: CGPathDrawingMode) { leaveOutDrawing() }
    open func fillPath(using rule: CGPathFillRule = .winding) { leaveOutDrawing() }
    open func strokePath() { leaveOutDrawing() }
    open func fill(_ rect: CGRect) { leaveOutDrawing() }
    open func stroke(_ rect: CGRect) { leaveOutDrawing() }
    open func fillEllipse(in rect: CGRect) { leaveOutDrawing() }
    open func strokeEllipse(in rect: CGRect) { leaveOutDrawing() }
    open func clear(_ rect: CGRect) {}
    open func clip(using rule: CGPathFillRule = .winding) {}
    open func clip(to rect: CGRect) {}
    open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    open func rotate(by angle: CGFloat) {}
}

open class CGGradient {
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {}
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {}
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) { leaveOutDrawing() }
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) { leaveOutDrawing() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
public func UIGraphicsEndImageContext() {}
public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIRectFrame(_ rect: CGRect) { leaveOutDrawing() }
public func UIRectClip(_ rect: CGRect) {}
public func UIRectFill(_ rect: CGRect) { leaveOutDrawing() }

open class UIGraphicsImageRendererFormat: NSObject {
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open var preferredRange = 0
    open var scale: CGFloat = 1
    open var opaque = false
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    open var format: UIGraphicsImageRendererFormat { .default() }
    open var currentImage: UIImage { UIImage() }
    open func clip(to rect: CGRect) {}
    open func fill(_ rect: CGRect) { leaveOutDrawing() }
    open func stroke(_ rect: CGRect) { leaveOutDrawing() }
}

/// Makes pictures of the right size, on which nothing is drawn.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) { self.size = size }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(size: bounds.size) }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(blank: size)
    }
}

extension UIColor {
    public func setFill() {}
    public func setStroke() {}
    public func set() {}
}

extension UIImage {
    public func draw(in rect: CGRect) { leaveOutDrawing() }
    public func draw(at point: CGPoint) { leaveOutDrawing() }
    public var imageRendererFormat: UIGraphicsImageRendererFormat { .default() }
}

extension String {
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { leaveOutDrawing() }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { leaveOutDrawing() }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        leaveOutDrawing()
    }
}

extension NSString {
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { leaveOutDrawing() }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        leaveOutDrawing()
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { leaveOutDrawing() }
}

extension NSAttributedString {
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        leaveOutDrawing()
    }
    public func draw(in rect: CGRect) { leaveOutDrawing() }
    public func draw(at point: CGPoint) { leaveOutDrawing() }
}
