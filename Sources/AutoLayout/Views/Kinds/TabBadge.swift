import Scene

/// What stands at the image of a program's tab, `badgeValue`.
package struct TabBadge: Hashable, Sendable, Serializable {
    package var text: String
    package var color: Color

    package init(_ text: String, color: Color) { (self.text, self.color) = (text, color) }
}

/// The colours of a program's tabs in one state; nil for those of the bar.
package struct TabLook: Hashable, Sendable, Serializable {
    package var image: Color?
    package var title: Color?

    package init(image: Color? = nil, title: Color? = nil) { (self.image, self.title) = (image, title) }
}

extension TabBadge {
    private static let font = Font.system(13)
    /// Points; a longer text makes it wider. Estimated.
    private static let height = 18.0
    private static let sidePadding = 5.0
    /// From the image's middle to the badge's edge in reading direction. Estimated.
    private static let offset = 4.0
    static let top = 2.0

    /// The badge of a tab whose image has its middle at `middle`.
    func primitives(at middle: Double, top: Double, _ context: DrawingContext) -> [Primitive<Double>] {
        let natural = context.measurer.width(of: text, font: Self.font) + 2 * Self.sidePadding
        let width = max(Self.height, PixelGrid.wholePoints.roundedUp(natural))
        let start = context.direction == .rightToLeft ? middle - Self.offset - width : middle + Self.offset
        let frame = Rect(x: start, y: top, width: width, height: Self.height)
        let circle = Primitive<Double>.box(SceneBox(frame, Surface(color, cornerRadius: Self.height / 2)))
        let textTop = top + (Self.height - Self.font.lineHeight) / 2
        return text.isEmpty
            ? [circle] : [circle, context.title(text, font: Self.font, color: .white, in: frame, top: textTop)]
    }
}
