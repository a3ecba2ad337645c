import Diagnostics
import Notation
import Scene

/// A symbol that layouts may name, with the drawing that stands for it.
package struct Symbol: Hashable, Sendable {
    package var name: String
    /// Points at a font of 17 points, medium scale.
    package var size: Size
    /// The value of `viewBox`.
    package var viewBox: String
    /// The shapes, as SVG.
    package var shapes: String
    package var isFilled: Bool

    /// A symbol whose drawing has been read.
    package init(name: String, size: Size, viewBox: String, shapes: String, isFilled: Bool) {
        self.name = name
        self.size = size
        self.viewBox = viewBox
        self.shapes = shapes
        self.isFilled = isFilled
    }

    /// The symbol as an image at a font size; its size is to half a point, as those of UIKit's symbols are.
    ///
    /// Small, medium and large scale are 0.78, 1 and 1.29 of the medium size.
    package func image(pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image {
        let factor =
            switch scale {
            case .small: 0.78
            case .medium: 1.0
            case .large: 1.29
            }
        func scaled(_ length: Double) -> Double { (length * factor * pointSize / 17 * 2).rounded() / 2 }
        return Image(
            name: Self.prefix + name, size: Size(width: scaled(size.width), height: scaled(size.height)),
            isTemplate: true, symbolWeight: weight.rawValue)
    }

    private static let prefix = "symbol:"

    /// The name of the symbol that an image is of; nil for other images.
    package static func name(of image: Image) -> String? {
        image.name.hasPrefix(prefix) ? String(image.name.dropFirst(prefix.count)) : nil
    }

    /// The drawing as a whole SVG element in the current colour, with strokes for a weight on CSS's scale.
    package func svg(weight: Double) -> String {
        // Lucide draws with strokes of 2 on a grid of 24, which matches a regular weight.
        let stroke = number(min(3.2, max(1.2, 2 * (0.55 + 0.45 * weight / 400))))
        let fill = isFilled ? "currentColor" : "none"
        return "<svg viewBox=\"\(viewBox)\" preserveAspectRatio=\"none\" fill=\"\(fill)\" "
            + "stroke=\"currentColor\" stroke-width=\"\(stroke)\" stroke-linecap=\"round\" stroke-linejoin=\"round\" "
            + "aria-hidden=\"true\">\(shapes)</svg>"
    }
}
