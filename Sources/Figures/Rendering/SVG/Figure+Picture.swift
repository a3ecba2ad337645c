import AutoLayout
import Scene

/// A preview as a drawing for pictures that no browser sees drawn.
public struct FigurePicture: Hashable, Sendable {
    /// SVG elements in the screen's coordinates.
    public var elements: String
    /// Points.
    public var size: Size
    /// The radius of the screen's corners, points; 0 for a figure without a device.
    public var cornerRadius: Double
}

extension Figure {
    /// The most typical preview as a picture, in light surroundings; nil for a figure without any.
    ///
    /// - Parameter outline: a line of text as SVG elements, from the left end of its baseline.
    public func picture(resources: FigureResources, outline: @escaping (String, Font) -> String) -> FigurePicture? {
        guard let preview = mostTypical.first else { return nil }
        let scene = SceneBuilder(preview, measurer: resources.measurer).scene(in: .drawing)
        var renderer = SVGRenderer(resources: resources, outline: outline)
        return FigurePicture(
            elements: renderer.elements(of: scene), size: preview.screen.size,
            cornerRadius: preview.isPlain ? 0 : preview.screen.cornerRadius)
    }
}
