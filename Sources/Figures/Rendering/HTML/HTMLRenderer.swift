import AutoLayout
import Scene

/// Renders a scene as elements, each layer in the one around it, and notes the characters it sets.
struct HTMLRenderer {
    let resources: FigureResources
    let images: ImageMarkup
    private(set) var markup: [Markup] = []
    private(set) var characters = CharacterUse()
    /// The layers that are open, the screen first.
    private var frames: [Rect]

    /// Renders onto a screen of `size` points, in light or dark alone where `appearance` says so.
    init(size: Size, appearance: UserInterfaceStyle?, resources: FigureResources) {
        self.resources = resources
        images = ImageMarkup(resources: resources, appearance: appearance)
        frames = [Rect(x: 0, y: 0, width: size.width, height: size.height)]
    }

    mutating func render(_ scene: StillScene) {
        for item in scene {
            switch item {
            case .open(let layer):
                let frame = layer.frame
                markup.append(.open(Element(layer, at: place(frame))))
                frames.append(frame)
            case .draw(let primitive): render(primitive)
            case .close:
                markup.append(.close(tag: "div"))
                frames.removeLast()
            }
        }
    }

    private mutating func render(_ primitive: Primitive<Double>) {
        switch primitive {
        case .box(let box):
            markup += [.open(Element(box.surface, at: place(box.rect))), .close(tag: "span")]
        case .image(let image): markup += images.markup(of: image, at: place(image.rect))
        case .text(let text): render(text)
        }
    }

    /// The place of `rect` in the layer that was opened last.
    private func place(_ rect: Rect) -> Place { Place(rect: rect, outer: frames.last ?? rect) }

    /// A text line by line; all lines but the last end in a space, so that they read as one text.
    private mutating func render(_ text: SceneText<Double>) {
        guard text.lines.contains(where: { !$0.text.isEmpty }) else { return }
        let type = "font-size:\(pixels(text.pointSize));" + text.typeface(resources)
        markup.append(.open(Element(roles: ["Text"], style: [type] + text.colorStyle)))
        for (index, line) in text.lines.enumerated() {
            // The shared stylesheet makes it as high as its font's line.
            var place = place(Rect(x: line.x, y: line.top, width: line.width, height: 0))
            place.hasHeight = false
            markup.append(.open(Element("span", place: place)))
            let space = index + 1 < text.lines.count ? " " : ""
            for run in line.runs {
                markup.append(.open(text.element(ofRun: run.index, resources)))
                write(run.text, text.font.runs[run.index].font.weight)
                markup.append(.close(tag: "b"))
            }
            write(line.runs.isEmpty ? line.text + space : space, text.font.weight)
            markup.append(.close(tag: "span"))
        }
        markup.append(.close(tag: "div"))
    }

    private mutating func write(_ words: String, _ weight: FontWeight) {
        for run in resources.runs(of: words, weight: weight, noting: &characters) { markup += run.markup }
    }
}
