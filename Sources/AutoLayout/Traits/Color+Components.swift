import Scene

extension Color.Components {
    /// A colour from its hexadecimal notation, such as `0x007AFF`; `alpha` 0…1.
    init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }
}

extension Color {
    /// A grey that is the same in light and dark, as `UIColor(white:alpha:)`; 0 is black, 1 is white.
    public init(white: Double, alpha: Double = 1) {
        self.init(Components(red: white, green: white, blue: white, alpha: alpha))
    }

    /// The colour at another opacity 0…1, as `withAlphaComponent(_:)`.
    public func withAlpha(_ alpha: Double) -> Color {
        var color = self
        color.light.alpha = alpha
        color.dark.alpha = alpha
        return color
    }

    /// The components in light or dark surroundings.
    public func components(in style: UserInterfaceStyle) -> Components {
        style == .dark ? dark : light
    }

    /// The opposite ends of UIKit's table: one colour for light, one for dark.
    init(_ light: UInt32, _ dark: UInt32) {
        self.init(light: Components(hex: light), dark: Components(hex: dark))
    }

    /// A translucent colour: each end with its opacity.
    init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
        self.init(light: Components(hex: light, alpha: lightAlpha), dark: Components(hex: dark, alpha: darkAlpha))
    }
}
