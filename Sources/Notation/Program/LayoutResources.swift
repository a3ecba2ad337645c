import AutoLayout
import Scene

/// What a screen needs from outside: pictures, symbols and the measure of text.
public protocol LayoutResources: AnyObject {
    /// The picture of that name, or nil where there is none.
    func image(named name: String) -> Image?
    /// The symbol of that name at a point size and weight, or nil where there is none.
    func symbol(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image?
    /// Every picture's name, for suggestions.
    var imageNames: [String] { get }
    /// Every symbol's name, for suggestions.
    var symbolNames: [String] { get }
    /// Measures texts for `textWidth`.
    var measurer: any TextMeasuring { get }
}

/// How large a symbol stands beside text of its point size, as `UIImage.SymbolScale`.
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
    case small, medium, large
}
