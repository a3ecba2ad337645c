import AutoLayout
import Scene

// A path is drawn as an image of its own, which a page stretches over the view at any size.
extension ViewAppearance {
    /// The path's ground and its line, over the whole of a view.
    func shapeImages(in size: Size) -> [Primitive<Double>] {
        guard !shape.isEmpty else { return [] }
        let name = Image.pathPrefix + shape.pathData
        let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var images: [Primitive<Double>] = []
        if let fillColor {
            let image = Image(name: name, size: .zero, isTemplate: true, symbolWeight: 0)
            images.append(.image(SceneImage(image, in: rect, tint: fillColor)))
        }
        if let strokeColor, lineWidth > 0 {
            let image = Image(name: name, size: .zero, isTemplate: true, symbolWeight: lineWidth)
            images.append(.image(SceneImage(image, in: rect, tint: strokeColor)))
        }
        return images
    }
}

extension [ShapeStep] {
    /// SVG's path data on a square of 1000.
    fileprivate var pathData: String {
        var data = ""
        for step in self {
            let (letter, numbers) = step.drawing
            data += letter + numbers.map { css($0 * 1000) }.joined(separator: " ")
        }
        return data
    }
}

extension Image {
    fileprivate static let pathPrefix = "path:"
}

extension FigureResources {
    /// Where an image is to be found: a path in its own name, everything else outside.
    func source(of image: Image) -> ImageSource? {
        guard image.name.hasPrefix(Image.pathPrefix) else { return self.image(image) }
        let look =
            image.symbolWeight > 0
            ? "fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(css(image.symbolWeight))\""
            : "fill=\"currentColor\""
        return .symbol(
            svg:
                "<svg viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\" overflow=\"visible\" aria-hidden=\"true\">"
                + "<path vector-effect=\"non-scaling-stroke\" \(look) d=\"\(image.name.dropFirst(Image.pathPrefix.count))\"/></svg>"
        )
    }
}
