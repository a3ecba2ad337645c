import Piecewise

/// A picture or a symbol, with the size it has by nature.
public struct Image: Hashable, Sendable, Serializable {
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
