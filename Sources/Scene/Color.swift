import Piecewise

/// A colour for light and for dark surroundings.
public struct Color: Hashable, Sendable, Serializable {
    /// sRGB components, each 0…1.
    public struct Components: Hashable, Sendable, Serializable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double

        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    public var light: Components
    public var dark: Components
    /// Whether it stands for the tint that a view inherits; the components are then the default tint's.
    public var isTint = false

    public init(light: Components, dark: Components) {
        self.light = light
        self.dark = dark
    }

    /// Whether nothing of it can be seen.
    public var isClear: Bool { light.alpha <= 0 && dark.alpha <= 0 }

    /// A colour that is the same in light and dark.
    public init(_ components: Components) {
        self.init(light: components, dark: components)
    }
}
