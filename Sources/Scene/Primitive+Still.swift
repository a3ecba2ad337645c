// Primitives whose lengths are plain numbers.

extension SceneText<Double> {
    /// A text in its font's own size.
    public init(
        _ source: String, lines: [Line], x: Double, width: Double, share: Double, font: Font, color: Color
    ) {
        self.init(
            source, lines: lines, x: x, width: width, share: share, font: font, pointSize: font.pointSize, color: color)
    }
}

extension Primitive<Double> {
    /// The primitive as seen from a corner from which its own origin lies at `origin`.
    public func moved(by origin: Point) -> Primitive {
        switch self {
        case .box(var box):
            box.rect = box.rect.moved(by: origin)
            return .box(box)
        case .image(var image):
            image.rect = image.rect.moved(by: origin)
            return .image(image)
        case .text(var text):
            text.x += origin.x
            for index in text.lines.indices {
                text.lines[index].x += origin.x
                text.lines[index].top += origin.y
            }
            return .text(text)
        }
    }
}

extension Rect {
    fileprivate func moved(by origin: Point) -> Rect {
        Rect(x: x + origin.x, y: y + origin.y, width: width, height: height)
    }
}
