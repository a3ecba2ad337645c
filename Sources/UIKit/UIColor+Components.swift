import Foundation
internal import Scene

extension UIColor {
    /// In the appearance of the screen.
    private var current: Color.Components {
        UITraitCollection.current.userInterfaceStyle == .dark ? color.dark : color.light
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = current
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = current
        white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        alpha?.pointee = color.alpha
        return color.red == color.green && color.green == color.blue
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = current
        let most = max(color.red, max(color.green, color.blue))
        let range = most - min(color.red, min(color.green, color.blue))
        var turn = 0.0
        if range > 0 {
            if most == color.red {
                turn = (color.green - color.blue) / range
            } else if most == color.green {
                turn = (color.blue - color.red) / range + 2
            } else {
                turn = (color.red - color.green) / range + 4
            }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = most == 0 ? 0 : range / most
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    public class var darkText: UIColor { .black }
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}

extension CGColor {
    /// Red, green, blue and alpha in the light appearance.
    public var components: [CGFloat]? {
        [color.light.red, color.light.green, color.light.blue, color.light.alpha].map { CGFloat($0) }
    }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { color.light.alpha }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(Color.Components(red: red, green: green, blue: blue, alpha: alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let light = 1 - black
        self.init(red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, alpha: alpha)) }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlpha(alpha)) }
}
