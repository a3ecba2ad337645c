import AutoLayout
import Diagnostics
import Scene

// A path is drawn as an image of its own, which a page stretches over the view at any size.
extension ViewAppearance {
    /// The path's ground and its line, over the whole of a view.
    func shapeImages(in size: Size) -> [Primitive<Double>] {
        guard !shape.isEmpty else { return [] }
        let data = shape.pathData
        let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var images: [Primitive<Double>] = []
        if let fillColor {
            let name = Image.pathPrefix + pathStyle.ground + data
            let image = Image(name: name, size: .zero, isTemplate: true, symbolWeight: 0)
            images.append(.image(SceneImage(image, in: rect, tint: fillColor)))
        }
        if let strokeColor, lineWidth > 0 {
            let name = Image.pathPrefix + pathStyle.line + data
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

extension PathStyle {
    /// Attributes of SVG for the ground, with what parts them from the path; empty for none.
    fileprivate var ground: String { isEvenOdd ? "fill-rule=\"evenodd\"|" : "" }

    /// The same for the line.
    fileprivate var line: String {
        var line = cap == .butt ? "" : " stroke-linecap=\"\(cap.rawValue)\""
        line += join == .miter ? "" : " stroke-linejoin=\"\(join.rawValue)\""
        if !dashes.isEmpty {
            line += " stroke-dasharray=\"\(dashes.map { number($0) }.joined(separator: " "))\""
            line += dashPhase == 0 ? "" : " stroke-dashoffset=\"\(number(dashPhase))\""
        }
        return line.isEmpty ? "" : line + "|"
    }
}
