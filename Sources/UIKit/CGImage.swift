// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Core Graphics'.

import Foundation

/// The pixels of an image, of which the numbers are known.
open class CGImage {
    final let size: CGSize
    /// What a figure shows of it.
    final let source: UIImage

    init(_ source: UIImage) {
        self.source = source
        size = CGSize(width: source.size.width * source.scale, height: source.size.height * source.scale)
    }

    open var width: Int { Int(size.width) }
    open var height: Int { Int(size.height) }
    open var bitsPerComponent: Int { 8 }
    open var bitsPerPixel: Int { 32 }
    open var bytesPerRow: Int { 4 * width }
    open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// An empty picture of that size, pixels.
    open func cropping(to rect: CGRect) -> CGImage? {
        let scale = source.scale
        return CGImage(UIImage(blank: CGSize(width: rect.width / scale, height: rect.height / scale)))
    }
}

open class CGColorSpace {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    final let components: Int

    init(components: Int) { self.components = components }

    public convenience init?(name: String) { self.init(components: name.contains("Gray") ? 1 : 3) }

    open var numberOfComponents: Int { components }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

public struct CGVector: Equatable, Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public static let zero = CGVector()

    public init() { (dx, dy) = (0, 0) }
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}
