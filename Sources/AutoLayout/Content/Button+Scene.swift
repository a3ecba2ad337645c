import Scene

extension Button {
    /// Its image and its title beside each other.
    func content(in context: DrawingContext) -> ContentScene<Double> {
        let layout = ButtonLayout(self, in: context.size, direction: context.direction, measurer: context.measurer)
        var content = ContentScene<Double>()
        if let image, let rect = layout.image {
            content.primitives.append(.image(SceneImage(image, in: rect, tint: .tint)))
        }
        if let room = layout.title, let baseline = layout.titleBaseline {
            content.primitives.append(
                context.title(
                    title, font: font, color: titleColor ?? .tint, in: room, top: baseline - font.ascender))
        }
        return content
    }
}
