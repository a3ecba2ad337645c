/// What a view's layer draws besides its content.
public struct ViewAppearance: Hashable, Sendable {
    public var backgroundColor: Color?
    /// Nil to take the superview's.
    public var tintColor: Color?
    /// 0…1.
    public var alpha: Double = 1
    public var clipsToBounds = false
    /// Points.
    public var cornerRadius: Double = 0
    /// Points, drawn inside the bounds.
    public var borderWidth: Double = 0
    public var borderColor: Color?
    public var zPosition: Double = 0
    /// From top to bottom, evenly spread; empty for none.
    public var gradient: [Color] = []

    public init() {}
}

/// A colour for light and for dark surroundings.
public struct Color: Hashable, Sendable {
    /// sRGB components, each 0…1.
    public struct Components: Hashable, Sendable {
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

    /// A colour that is the same in light and dark.
    public init(_ components: Components) {
        self.init(light: components, dark: components)
    }
}

/// A picture or a symbol, with the size it has by nature.
public struct Image: Hashable, Sendable {
    /// How the site finds it again: `avatar` for a picture, `symbol:link` for a symbol.
    public var name: String
    /// Points.
    public var size: Size
    /// Whether it is drawn in the tint colour.
    public var isTemplate: Bool
    /// For symbols: stroke weight as a CSS font weight, 100…900.
    public var symbolWeight: Double

    public init(name: String, size: Size, isTemplate: Bool = false, symbolWeight: Double = 400) {
        self.name = name
        self.size = size
        self.isTemplate = isTemplate
        self.symbolWeight = symbolWeight
    }
}
