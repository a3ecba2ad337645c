import Foundation

/// The ground of a cell: a colour with round corners and a border.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public init() {}

    public var customView: UIView?
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    public var visualEffect: UIVisualEffect?
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeOutset: CGFloat = 0
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var shadowProperties = UIShadowProperties()

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// What a cell's picture leaves out of it.
    func noteWhatIsLeftOut() {
        if customView != nil { leaveOut("UIBackgroundConfiguration", "customView") }
        if image != nil { leaveOut("UIBackgroundConfiguration", "image") }
        if visualEffect != nil { leaveOut("UIBackgroundConfiguration", "visualEffect") }
        leaveOut("UIBackgroundConfiguration", backgroundInsets, unless: .zero, "backgroundInsets")
        leaveOut("UIBackgroundConfiguration", strokeOutset, unless: 0, "strokeOutset")
    }

    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIView {
    /// Takes the ground of a configuration; what is no colour or border is left out.
    func show(_ configuration: UIBackgroundConfiguration) {
        let shown = { (color: UIColor?, change: UIConfigurationColorTransformer?) in
            color.map { change?($0) ?? $0 }
        }
        backgroundColor = shown(configuration.backgroundColor, configuration.backgroundColorTransformer)
        layer.cornerRadius = configuration.cornerRadius
        layer.borderWidth = configuration.strokeWidth
        if configuration.strokeWidth > 0 {
            let color = configuration.strokeColor ?? tintColor
            layer.borderColor = shown(color, configuration.strokeColorTransformer)?.cgColor
        }
        configuration.noteWhatIsLeftOut()
    }
}

/// Another colour for each.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// A shade of the same brightness.
    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}

/// The shadow of a background, which a figure leaves out.
public struct UIShadowProperties {
    public var color = UIColor.clear { didSet { leaveOut("UIShadowProperties") } }
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 0
    public var offset = CGSize.zero
    public var path: UIBezierPath?
}
