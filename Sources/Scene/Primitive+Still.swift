// Primitives whose lengths are plain numbers.

extension SceneRect<Double> {
    /// A rectangle of the same numbers.
    public init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Rect {
    /// A rectangle of the same numbers.
    public init(_ rect: SceneRect<Double>) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension SceneBox<Double> {
    public init(_ rect: Rect, _ surface: Surface) { self.init(SceneRect(rect), surface) }
}

extension SceneText<Double> {
    /// A text in its font's own size.
    public init(
        _ source: String, lines: [Line], x: Double, width: Double, share: Double, font: Font, color: Color
    ) {
        self.init(
            source, lines: lines, x: x, width: width, share: share, font: font, pointSize: font.pointSize, color: color)
    }
}

extension SceneImage<Double> {
    public init(_ image: Image, in rect: Rect, mode: ContentMode? = nil, tint: Color) {
        self.init(image, in: SceneRect(rect), mode: mode, tint: tint)
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

extension SceneRect<Double> {
    fileprivate func moved(by origin: Point) -> SceneRect {
        SceneRect(x: x + origin.x, y: y + origin.y, width: width, height: height)
    }
}
