import Scene

extension Label {
    /// Its lines.
    func content(in context: DrawingContext) -> ContentScene<Double> {
        guard let text = context.text else { return ContentScene() }
        let set = LabelLayout(
            self, text: text, in: context.size, direction: context.direction, scale: context.scale)
        let lines = set.lines.map { SceneText.Line(text: $0.text, x: $0.x, top: $0.top, width: $0.width) }
        return ContentScene([
            .text(
                SceneText(
                    self.text, lines: lines, x: 0, width: context.size.width,
                    share: textAlignment.share(in: context.direction), font: set.font, color: textColor))
        ])
    }
}
