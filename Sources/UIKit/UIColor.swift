internal import AutoLayout
import Foundation
internal import Scene

open class CGColor: Hashable, _ExpressibleByColorLiteral {
    final let color: Color

    init(_ color: Color) { self.color = color }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha).color)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    final let color: Color

    init(_ color: Color) { self.color = color }

    /// No colour at all.
    public override init() { color = .clear }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, alpha: alpha) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(Color.Components(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        color = Color(
            Color.Components(red: component(5), green: component(3), blue: component(1), alpha: alpha))
    }

    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

    /// A picture has no colour here.
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }

    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        color = Color(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.light,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.dark)
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.withAlpha(alpha)) }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(traitCollection.userInterfaceStyle == .dark ? color.dark : color.light))
    }

    open var cgColor: CGColor { CGColor(color) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

    open override var hash: Int { color.hashValue }
}

/// What a colour literal is where nothing else says.
public typealias _ColorLiteralType = UIColor
