// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

internal import AutoLayout
import Foundation
internal import Scene

open class CGGradient {
    fileprivate let colors: [Color]
    fileprivate let locations: [Double]

    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.colors = colors.compactMap { ($0 as? CGColor)?.color }
        self.locations = colors.indices.compactMap { locations?[$0] }.map { Double($0) }
    }

    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        colors = (0..<count).map { index in
            let values = (0..<size).map { components[index * size + $0] }
            return size < 4
                ? CGColor(gray: values[0], alpha: values[1]).color
                : CGColor(red: values[0], green: values[1], blue: values[2], alpha: values[3]).color
        }
        self.locations = (0..<count).compactMap { locations?[$0] }.map { Double($0) }
    }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension CGContext {
    /// Along an axis from one side of the canvas to the other, or of what it is cut to.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let room = gradientRoom
        let (isVertical, isHorizontal) = (start.x == end.x, start.y == end.y)
        let fills =
            isVertical
            ? min(start.y, end.y) == room.minY && max(start.y, end.y) == room.maxY
            : min(start.x, end.x) == room.minX && max(start.x, end.x) == room.maxX
        guard isVertical || isHorizontal, fills, state.transform.isIdentity else { return leaveOutDrawing() }
        var appearance = ViewAppearance()
        appearance.gradient = gradient.colors.map { $0.faded(state.alpha) }
        appearance.gradientLine.stops = gradient.locations
        appearance.gradientLine.x = isVertical ? 0 : start.x < end.x ? 1 : -1
        appearance.gradientLine.y = isVertical ? start.y < end.y ? 1 : -1 : 0
        draw([DrawnPart(room, appearance)])
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) { leaveOutDrawing() }

    /// The innermost rectangle that it is cut to, or all of the canvas.
    private var gradientRoom: CGRect {
        if case .rectangles(let outlines) = state.clip, let last = outlines.last?.corner?.rect { return last }
        return boundingBoxOfClipPath
    }

    /// Draws a picture so large, or as large as it is.
    fileprivate func draw(_ image: UIImage, in rect: CGRect) {
        guard state.transform.isTranslation else { return leaveOutDrawing() }
        var appearance = ViewAppearance()
        appearance.alpha = Double(state.alpha)
        draw([
            DrawnPart(
                rect.offsetBy(dx: state.transform.tx, dy: state.transform.ty), appearance,
                kind: .imageView(ImageView(image: image.image)))
        ])
    }

    /// Draws a text from a point on, on one line or in lines of a width.
    fileprivate func draw(_ text: NSAttributedString, at point: CGPoint, width: CGFloat?) {
        guard state.transform.isTranslation else { return leaveOutDrawing() }
        let label = UILabel()
        (label.font, label.textColor) = (.systemFont(ofSize: 12), .black)
        (label.attributedText, label.numberOfLines) = (text, 0)
        let origin = CGPoint(x: point.x + state.transform.tx, y: point.y + state.transform.ty)
        var part = DrawnPart(CGRect(origin: origin, size: CGSize(width: width ?? 0, height: 0)), kind: label.kind)
        (part.hasOwnWidth, part.hasOwnHeight) = (width == nil, true)
        draw([part])
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension UIColor {
    public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = color }
    public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = color }
    public func set() {
        setFill()
        setStroke()
    }
}

extension UIImage {
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public var imageRendererFormat: UIGraphicsImageRendererFormat { .default() }
}

extension NSAttributedString {
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, at: rect.origin, width: rect.width)
    }
    public func draw(at point: CGPoint) { UIGraphicsGetCurrentContext()?.draw(self, at: point, width: nil) }
}

extension String {
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }
}

extension NSString {
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(in: rect, withAttributes: attrs)
    }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        description.draw(at: point, withAttributes: attrs)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}
