import AutoLayout
import Diagnostics
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
            data += letter + numbers.map { number($0 * 1000) }.joined(separator: " ")
        }
        return data
    }
}
