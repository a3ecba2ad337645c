import Scene

// Buttons with the room of their pictures, which the file knows by size alone.
extension PropertyWriter {
    mutating func writeButton() {
        let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
        let configuration = element.child("buttonConfiguration")
        let source = configuration ?? normal
        let title =
            source?["title"] ?? source?.children.first { $0.name == "string" && $0["key"] == "title" }?.text
            ?? Self.attributedString("attributedTitle", in: source)?.children.map { TextRun($0).text }.joined()
        set("title", title.flatMap { $0.isEmpty ? nil : Spelling.text($0) })
        if configuration == nil { set("titleColor", ColorWriter.spelling("titleColor", in: normal)) }
        if element["enabled"] == "NO" { set("isEnabled", "false") }
        if element.isSet("selected") { set("isSelected", "true") }
        let hasTitle = title?.isEmpty == false
        if let configuration {
            writeConfiguration(configuration, title: hasTitle ? title : nil)
        } else {
            writePlainButton(normal, hasTitle: hasTitle)
        }
    }

    private mutating func writeConfiguration(_ configuration: XMLElement, title: String?) {
        set("configuration", ".\(configuration["style"] ?? "plain")")
        set("cornerStyle", choice("cornerStyle", configuration["cornerStyle"]))
        set("buttonSize", choice("buttonSize", configuration["buttonSize"]))
        set("baseForegroundColor", ColorWriter.spelling("baseForegroundColor", in: configuration))
        set("baseBackgroundColor", ColorWriter.spelling("baseBackgroundColor", in: configuration))
        set("subtitle", configuration["subtitle"].map { Spelling.text($0) })
        var pointSize = 17.0
        if let font = configuration.child(key: "titleFontDescription") {
            writeFont("titleFontDescription", in: configuration, as: "titleFont")
            pointSize = FontWriter.pointSize(font) ?? pointSize
        } else if let size = resources.configuredTitleSize {
            set("titleFont", ".system(\(Spelling.number(size)))")
            pointSize = size
        }
        let given = configuration.child(key: "contentInsets")
        func side(_ name: String, _ standard: Double) -> Double { given.map { $0.number(name) ?? 0 } ?? standard }
        let (upper, sideways) = Self.insets(ofSize: configuration["buttonSize"])
        var insets = [
            side("top", upper), side("leading", sideways), side("bottom", upper), side("trailing", sideways),
        ]
        if let image = picture(configuration["image"], pointSize: pointSize, of: configuration) {
            if title == nil { return setContentSize(image, insets: insets) }
            let isBeside = !["top", "bottom"].contains(configuration["imagePlacement"] ?? "leading")
            insets = room(
                for: image, in: insets, padding: configuration.number("imagePadding") ?? 0, isBeside: isBeside,
                lineHeight: Font(pointSize: pointSize).lineHeight)
        } else {
            if let title { writeWholePoints(ofTitle: title, in: configuration, insets: insets) }
            if given == nil { return }
        }
        set("configurationInsets", Spelling.sides(insets))
    }

    /// The insets of a configured button that has none of its own, above and at its sides, points.
    private static func insets(ofSize size: String?) -> (Double, Double) {
        switch size {
        case "mini", "small": (5, 10)
        case "large": (15, 20)
        default: (7, 12)
        }
    }

    private mutating func writePlainButton(_ normal: XMLElement?, hasTitle: Bool) {
        let standard = type == "CustomButton" || element["buttonType"] == nil ? 18.0 : 15
        writeFont(unless: type == "CustomButton" ? ".system(18)" : ".system(15)")
        let font = element.child(key: "fontDescription")
        if font == nil, standard == 18, type != "CustomButton" { set("font", ".system(18)") }
        let lineHeight = Font(pointSize: font.flatMap { FontWriter.pointSize($0) } ?? standard).lineHeight
        let given = element.child(key: "contentEdgeInsets").map { insets in
            ["minY", "minX", "maxY", "maxX"].map { insets.number($0) ?? 0 }
        }
        if let image = picture(normal?["image"], pointSize: Self.bodySize, of: normal) {
            let size = Size(width: image.width, height: max(image.height, lineHeight.rounded(.up)))
            if !hasTitle { return setContentSize(size, insets: given ?? [0, 0, 0, 0]) }
            let insets = room(
                for: image, in: given ?? [6, 0, 6, 0], padding: 0, isBeside: true, lineHeight: lineHeight)
            set("contentInsets", Spelling.sides(insets))
        } else {
            if let given { set("contentInsets", Spelling.sides(given)) }
            let title = hasTitle ? normal?["title"] : nil
            writeBackground(normal, title: title, lineHeight: lineHeight, insets: given)
        }
    }

    /// A button's content is at least as large as its background picture.
    private mutating func writeBackground(_ normal: XMLElement?, title: String?, lineHeight: Double, insets: [Double]?)
    {
        guard let image = picture(normal?["backgroundImage"], pointSize: Self.bodySize, of: normal) else { return }
        guard let title else { return setContentSize(image, insets: [0, 0, 0, 0]) }
        let standard = type == "CustomButton" ? 18.0 : 15
        let font = element.child(key: "fontDescription").flatMap { FontWriter.spelling($0)?.text }
        let insets = insets ?? [6, 0, 6, 0]
        let measured =
            "textWidth(\(Spelling.text(title)), font: \(font ?? ".system(\(Spelling.number(standard)))"))"
            + Spelling.sum(insets[1] + insets[3])
        let height = max(image.height, lineHeight.rounded(.up) + insets[0] + insets[2])
        set("intrinsicContentSize", "(max(\(measured), \(Spelling.number(image.width))), \(Spelling.number(height)))")
    }

    // MARK: Pictures

    /// The size of a picture, or of a symbol beside a title of some point size; nil for one that the file does not have.
    private mutating func picture(_ name: String?, pointSize: Double, of source: XMLElement?) -> Size? {
        guard let name else { return nil }
        let isSymbol = resources.images[name] == nil && resources.symbols[name] != nil
        add("// image = \(Spelling.text(name))" + (isSymbol ? ", a symbol of estimated size" : ""))
        let configuration = source?.child(key: "preferredSymbolConfiguration")
        return resources.images[name]
            ?? resources.symbolSize(
                name, pointSize: configuration?.number("pointSize") ?? pointSize,
                symbolScale: configuration?["scale"] ?? source?["symbolScale"]
                    ?? (source?.name == "buttonConfiguration" ? "large" : nil))
    }

    private mutating func setContentSize(_ size: Size, insets: [Double]) {
        let (width, height) = (size.width + insets[1] + insets[3], size.height + insets[0] + insets[2])
        set("intrinsicContentSize", "(\(Spelling.number(width)), \(Spelling.number(height)))")
    }

    /// Insets around a title with the room of its picture: before it, or above.
    private func room(
        for image: Size, in insets: [Double], padding: Double, isBeside: Bool, lineHeight: Double
    ) -> [Double] {
        var insets = insets
        guard isBeside else {
            insets[0] += image.height + padding
            return insets
        }
        insets[1] += image.width + padding
        let excess = max(0, image.height - lineHeight.rounded(.up)) / 2
        insets[0] += excess
        insets[2] += excess
        return insets
    }
}
