import Foundation

/// A picture for filters, in pixels.
///
/// A figure shows the picture that filters began with: what they make of it is told as left out.
open class CIImage: NSObject {
    final let source: UIImage
    open private(set) var extent: CGRect

    init(_ source: UIImage, _ extent: CGRect) { (self.source, self.extent) = (source, extent) }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage.source, CGRect(origin: .zero, size: cgImage.size))
    }
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(source, extent.applying(matrix)) }
    open func cropped(to rect: CGRect) -> CIImage {
        let kept = extent.intersection(rect)
        return kept == extent ? self : CIImage(UIImage(blank: kept.size), kept)
    }
    open func clampedToExtent() -> CIImage { self }
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        leaveOut("CIFilter", filterName)
        return self
    }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur") }
}

/// A filter, which a figure leaves out.
open class CIFilter: NSObject {
    open private(set) var name: String
    private var values: [String: Any] = [:]

    public init?(name: String) {
        guard name.hasPrefix("CI") else { return nil }
        self.name = name
    }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { values[key] }
    open func setDefaults() { values = [:] }

    /// The picture that goes in; nil where none does, as for generators of codes.
    open var outputImage: CIImage? {
        leaveOut("CIFilter", name)
        return values[kCIInputImageKey] as? CIImage
    }
}

open class CIContext: NSObject {
    public init(options: [CIContextOption: Any]? = nil) {}

    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let isWhole = fromRect.size == image.source.cgImage?.size
        return CGImage(isWhole ? image.source : UIImage(sized: image.source, fromRect.size))
    }
}

public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
    public static let workingColorSpace = Self(rawValue: "working_color_space")
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputAmountKey = "inputAmount"

extension UIImage {
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: ciImage.extent.width / scale, height: ciImage.extent.height / scale)
        self.init(sized: ciImage.source, size)
    }
    /// None here: a figure's pictures are made of pixels.
    public var ciImage: CIImage? { nil }
}
