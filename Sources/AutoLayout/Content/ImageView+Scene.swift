import Scene

extension ImageView {
    /// Its image, as its content mode places it.
    func content(in context: DrawingContext) -> ContentScene<Double> {
        guard let image else { return ContentScene() }
        let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
        let rect = contentMode.drawnRect(of: image.size, in: bounds)
        return ContentScene([.image(SceneImage(image, in: rect, mode: contentMode, tint: .tint))])
    }
}
