internal import AutoLayout
import Foundation
internal import Scene

open class CGColor {
    let color: Color

    init(_ color: Color) { self.color = color }
}

open class UIColor: NSObject, @unchecked Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

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
