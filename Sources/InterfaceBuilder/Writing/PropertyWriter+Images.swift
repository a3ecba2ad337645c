// Image views, of whose pictures the file knows the sizes, and of symbols the shapes.
extension PropertyWriter {
    mutating func writeImageView() {
        if let image = element["image"] {
            add("// image = \(Spelling.text(image))")
            writeSymbol(image)
        }
        set("contentMode", element["contentMode"].flatMap { Self.contentModes.contains($0) ? ".\($0)" : nil })
    }

    private static let contentModes = [
        "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
        "bottomLeft", "bottomRight",
    ]

    /// Writes the size of a symbol, and how the alignment rect of one in its own size reaches over it.
    private mutating func writeSymbol(_ name: String) {
        let configuration = element.child(key: "preferredSymbolConfiguration")
        let pointSize = configuration?.number("pointSize")
        let symbolScale = element["symbolScale"]
        guard
            let size = resources.symbolSize(name, pointSize: pointSize ?? Self.bodySize, symbolScale: symbolScale)
        else { return }
        if placeholderSize == nil {
            add("intrinsicContentSize = \(Self.tuple((size.width, size.height)))  // estimated: a symbol")
        }
        if configuration == nil, symbolScale == nil, let inset = resources.symbolInset(name) {
            let half = Spelling.number(-inset / 2)
            add("alignmentRectInsets = (\(half), 0, \(half), 0)")
        }
    }

    /// Of a symbol without a configuration, points.
    static let bodySize = 17.0
}
