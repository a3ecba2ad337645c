// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are UIKit's.

import Foundation

extension CGContext {
    /// Those that are drawn on, the current one last.
    nonisolated(unsafe) private static var current: [CGContext] = []

    /// What is drawn by `draw`, for which this context is the current one.
    func drawing(_ draw: () -> Void) -> [DrawnPart] {
        Self.current.append(self)
        draw()
        Self.current.removeLast()
        return parts
    }

    fileprivate static func push(_ context: CGContext) { current.append(context) }
    fileprivate static func pop() { _ = current.popLast() }
    fileprivate static var last: CGContext? { current.last }
}

/// One that shows nothing where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.last ?? CGContext() }
public func UIGraphicsBeginImageContext(_ size: CGSize) { CGContext.push(CGContext()) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.push(CGContext())
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
public func UIGraphicsEndImageContext() { CGContext.pop() }
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }
public func UIGraphicsPopContext() { CGContext.pop() }
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

open class UIGraphicsImageRendererFormat: NSObject {
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open var preferredRange = 0
    open var scale: CGFloat = 1
    open var opaque = false
}

open class UIGraphicsImageRendererContext: NSObject {
    public final let cgContext = CGContext()
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
        let context = UIGraphicsImageRendererContext()
        _ = context.cgContext.drawing { actions(context) }
        return UIImage(blank: size)
    }
}
