import Foundation
internal import Scene

extension UIImage {
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// Of encoded pictures the size counts, which a PNG, GIF or JPEG says; what they show is not drawn.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let size = EncodedPicture(data).size else { return nil }
        self.init(blank: CGSize(width: size.width / scale, height: size.height / scale))
    }

    /// The site's picture of the file's name, or else what the file holds.
    public convenience init?(contentsOfFile path: String) {
        if let image = FigureEnvironment.current.picture(named: (path as NSString).lastPathComponent) {
            self.init(image)
            return
        }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name)
    }

    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil)
    {
        leaveOut("UIImage", value, unless: 1, "variableValue")
        self.init(systemName: name, withConfiguration: configuration)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage.source.image) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale)
        switch orientation {
        case .up, .down, .upMirrored, .downMirrored: self.init(sized: cgImage.source, size)
        case .left, .right, .leftMirrored, .rightMirrored:
            self.init(sized: cgImage.source, CGSize(width: size.height, height: size.width))
        }
    }

    public var cgImage: CGImage? { CGImage(self) }
    public var imageOrientation: Orientation { .up }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var capInsets: UIEdgeInsets { .zero }
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    public var traitCollection: UITraitCollection { .current }
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    public func preparingForDisplay() -> UIImage? { self }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(sized: self, size) }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { leaveOutDrawing() }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { leaveOutDrawing() }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The first of the pictures: a figure shows none that moves.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name + "0") ?? UIImage(named: name + "1")
    }

    /// A PNG with its size, and nothing drawn.
    public func pngData() -> Data? { cgImage.map { EncodedPicture.png(width: $0.width, height: $0.height) } }
    /// As `pngData()`.
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    public class var add: UIImage { symbol("plus.circle.fill") }
    public class var remove: UIImage { symbol("minus.circle.fill") }
    public class var checkmark: UIImage { symbol("checkmark") }
    public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
    public class var actions: UIImage { symbol("ellipsis.circle") }

    private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

/// A picture in one of the formats that say their size at their beginning.
struct EncodedPicture {
    private let bytes: [UInt8]

    init(_ data: Data) { bytes = Array(data) }

    /// Pixels; nil for what is no picture.
    var size: CGSize? {
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count >= 24 {
            return CGSize(width: number(at: 16, 4), height: number(at: 20, 4))
        }
        if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count >= 10 {
            return CGSize(width: Int(bytes[6]) + Int(bytes[7]) << 8, height: Int(bytes[8]) + Int(bytes[9]) << 8)
        }
        return bytes.starts(with: [0xff, 0xd8]) ? sizeOfJPEG : nil
    }

    /// In the first segment that describes a frame.
    private var sizeOfJPEG: CGSize? {
        var place = 2
        while place + 8 < bytes.count, bytes[place] == 0xff {
            let kind = bytes[place + 1]
            if (0xc0...0xcf).contains(kind), kind != 0xc4, kind != 0xc8, kind != 0xcc {
                return CGSize(width: number(at: place + 7, 2), height: number(at: place + 5, 2))
            }
            place += 2 + number(at: place + 2, 2)
        }
        return nil
    }

    private func number(at place: Int, _ count: Int) -> Int {
        bytes[place...].prefix(count).reduce(0) { $0 << 8 + Int($1) }
    }

    /// The beginning of a PNG, which says its size.
    static func png(width: Int, height: Int) -> Data {
        func four(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        let kind: [UInt8] = Array("IHDR".utf8)
        return Data(signature + four(13) + kind + four(width) + four(height) + [8, 6, 0, 0, 0])
    }
}
