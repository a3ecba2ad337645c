import Foundation
internal import Scene

open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    public enum SymbolScale: Int, Sendable { case unspecified = -1, `default`, small, medium, large }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var weight: FontWeight { FontWeight(self == .unspecified ? 400 : Double(rawValue) * 100) }
    }

    open class Configuration: NSObject {}

    open class SymbolConfiguration: Configuration {
        fileprivate var pointSize: CGFloat?
        fileprivate var weight: SymbolWeight?
        fileprivate var scale: SymbolScale?
        /// The first of its colours.
        fileprivate var color: UIColor?

        public override init() {}

        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize)
            self.weight = weight
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            self.scale = scale
        }

        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

        /// A symbol is drawn in one colour, the first.
        public convenience init(paletteColors: [UIColor]) {
            self.init()
            color = paletteColors.first
            if paletteColors.count > 1 { leaveOut("UIImage.SymbolConfiguration", "paletteColors") }
        }
        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            color = hierarchicalColor
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale
        }

        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
            weight = SymbolWeight(rawValue: Int(font.font.weight.rawValue / 100))
        }

        /// What `otherConfiguration` says, and for the rest what this one says.
        open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            let configuration = SymbolConfiguration()
            configuration.pointSize = otherConfiguration.pointSize ?? pointSize
            configuration.weight = otherConfiguration.weight ?? weight
            configuration.scale = otherConfiguration.scale ?? scale
            configuration.color = otherConfiguration.color ?? color
            return configuration
        }
    }

    final let image: Image
    private let symbolName: String?
    /// In which it is drawn whatever the view's tint is; nil for that.
    final let ownTint: UIColor?
    /// What `withTintColor(_:)` says, which counts for a picture that is no template.
    private let tint: UIColor?

    init(_ image: Image, symbolName: String? = nil, tint: UIColor? = nil, ownTint: UIColor? = nil) {
        self.image = image
        self.symbolName = symbolName
        (self.tint, self.ownTint) = (tint, ownTint)
    }

    /// An image without a size.
    public override init() {
        image = Image(name: "", size: .zero)
        (symbolName, tint, ownTint) = (nil, nil, nil)
    }

    /// The picture of that name, which may have its file's ending, as a loose file of a project does.
    public convenience init?(named name: String) {
        guard let image = FigureEnvironment.current.picture(named: name) else { return nil }
        self.init(image)
    }

    /// As a literal; one that is not there ends the program.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = FigureEnvironment.current.picture(named: name) else {
            raiseException("Could not find an image named '\(name)'")
        }
        self.init(image)
    }

    /// Another picture's, in another size.
    convenience init(sized other: UIImage, _ size: CGSize) {
        var image = other.image
        image.size = Size(width: size.width, height: size.height)
        self.init(image)
    }

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbol = configuration as? SymbolConfiguration
        let scale = symbol?.scale ?? .medium
        func image(_ name: String) -> Image? {
            FigureEnvironment.current.symbol(
                name, symbol?.pointSize ?? 17, (symbol?.weight ?? .regular).weight,
                scale == .small || scale == .large ? "\(scale)" : "medium")
        }
        if let image = image(name) {
            self.init(image, symbolName: name, ownTint: symbol?.color)
        } else if let square = image("square") {
            // Apple's thousands are not all here; a program counts on those that it names.
            FigureEnvironment.current.note(missingSymbol: name)
            self.init(square, symbolName: name, ownTint: symbol?.color)
        } else {
            return nil
        }
    }

    open var size: CGSize { CGSize(width: image.size.width, height: image.size.height) }
    open var scale: CGFloat { FigureEnvironment.current.screen.scale }

    open var isSymbolImage: Bool { symbolName != nil }
    open var renderingMode: RenderingMode { image.isTemplate ? .alwaysTemplate : .automatic }
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        tinted(tint, renderingMode)
    }

    /// A symbol that is no template is drawn in its colour, black without one, and a picture as it is or in its colour.
    private func tinted(_ tint: UIColor?, _ renderingMode: RenderingMode) -> UIImage {
        var image = image
        let isSymbol = symbolName != nil
        image.isTemplate = renderingMode == .automatic ? isSymbol : renderingMode == .alwaysTemplate
        guard renderingMode == .alwaysOriginal else { return UIImage(image, symbolName: symbolName, tint: tint) }
        let own = tint ?? (isSymbol ? ownTint ?? .black : nil)
        image.isTemplate = own != nil
        return UIImage(image, symbolName: symbolName, tint: tint, ownTint: own)
    }

    /// An empty picture of that size.
    convenience init(blank size: CGSize) {
        self.init(Image(name: "", size: Size(width: size.width, height: size.height)))
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        tinted(color, symbolName == nil ? .alwaysOriginal : .automatic)
    }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { tinted(color, renderingMode) }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbolName, let other = UIImage(systemName: symbolName, withConfiguration: configuration) else {
            return self
        }
        return UIImage(other.image, symbolName: symbolName, tint: tint, ownTint: ownTint ?? other.ownTint)
    }
}

/// What an image literal is where nothing else says.
public typealias _ImageLiteralType = UIImage
