import Scene

extension FigureResources {
    /// Where an image is to be found: a path in its own name, everything else outside.
    func source(of image: Image) -> ImageSource? {
        guard image.name.hasPrefix(Image.pathPrefix) else { return self.image(image) }
        let look =
            image.symbolWeight > 0
            ? "fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(css(image.symbolWeight))\""
            : "fill=\"currentColor\""
        let parts = image.name.dropFirst(Image.pathPrefix.count).split(separator: "|")
        let style = parts.count > 1 ? " \(parts[0])" : ""
        return .symbol(
            svg:
                "<svg viewBox=\"0 0 1000 1000\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
                + "<path vector-effect=\"non-scaling-stroke\" \(look)\(style) d=\"\(parts.last ?? "")\"/></svg>"
        )
    }
}
