import AutoLayout
import Escaping
import Scene

/// Draws a solved screen as SVG, for pictures of pages: light, without any text, whose shapes come from outside.
struct CardDrawing {
    private let drawing: PreviewDrawing
    private let outline: (String, Font) -> String
    private var svg = ""
    private var clipCount = 0

    init(_ preview: Preview, resources: FigureResources, outline: @escaping (String, Font) -> String) {
        drawing = PreviewDrawing(preview, resources: resources)
        self.outline = outline
    }

    /// Elements in the screen's coordinates, points.
    mutating func elements() -> String {
        var pending: [Step] = drawing.tree.views.isEmpty ? [] : [.enter(ViewTree.rootID)]
        while let step = pending.popLast() {
            switch step {
            case .enter(let id):
                let view = drawing.tree[id]
                guard !view.isHidden, view.appearance.alpha >= 0.01 else { continue }
                open(id)
                drawContent(of: id)
                pending.append(.leave(id))
                let layers = drawing.layeredSubviews(of: id).enumerated().sorted { a, b in
                    (a.element.layer, a.offset) < (b.element.layer, b.offset)
                }
                for child in layers.reversed() { pending.append(.enter(child.element.view)) }
            case .leave(let id): close(id)
            }
        }
        return svg
    }

    private enum Step {
        case enter(ViewID)
        case leave(ViewID)
    }

    private mutating func open(_ id: ViewID) {
        let appearance = drawing.tree[id].appearance
        let frame = drawing.solvedFrame(of: id)
        let alpha = appearance.alpha < 1 ? " opacity=\"\(css(appearance.alpha))\"" : ""
        svg += "<g\(alpha)>"
        if let color = fill(of: id) { svg += rectangle(frame, radius: radius(of: id), color) }
        addGradient(appearance.gradient.map { drawing.tree.resolved($0, in: id) }, in: frame, radius: radius(of: id))
        svg += "<g\(clip(of: id, to: frame))>"
    }

    private mutating func close(_ id: ViewID) {
        for separator in drawing.preview.layout.separators where separator.table == id {
            svg += rectangle(separator.frame, radius: 0, Self.hairline)
        }
        svg += "</g>"
        let appearance = drawing.tree[id].appearance
        if appearance.borderWidth > 0 {
            let half = appearance.borderWidth / 2
            let frame = drawing.solvedFrame(of: id)
            let inner = Rect(
                x: frame.x + half, y: frame.y + half, width: max(0, frame.width - 2 * half),
                height: max(0, frame.height - 2 * half))
            let color = drawing.tree.resolved(appearance.borderColor ?? .black, in: id).light
            svg +=
                "<rect\(place(inner, radius: max(0, radius(of: id) - half))) fill=\"none\" "
                + "stroke=\"\(color.svg)\" stroke-width=\"\(css(appearance.borderWidth))\"/>"
        }
        svg += "</g>"
    }

    private mutating func drawContent(of id: ViewID) {
        switch drawing.tree[id].kind {
        case .label(let label): draw(label, in: id)
        case .imageView(let view):
            guard let image = view.image else { return }
            draw(image, at: view.contentMode.drawnRect(of: image.size, in: drawing.solvedFrame(of: id)), in: id)
        case .button(let button): draw(button, in: id)
        case .segmentedControl(let control): draw(control, in: id)
        case .view, .stackView, .scrollView, .tableView: break
        }
    }
}

extension CardDrawing {
    private mutating func draw(_ label: Label, in id: ViewID) {
        let layout = drawing.preview.layout
        guard layout.textLines.indices.contains(id.index), let lines = layout.textLines[id.index] else { return }
        let scale = layout.textScales.indices.contains(id.index) ? layout.textScales[id.index] : 1
        let set = LabelLayout(
            label, text: FittedText(lines: lines, scale: scale), in: drawing.solvedFrame(of: id).size,
            direction: drawing.screen.layoutDirection, scale: drawing.screen.scale)
        for line in set.lines {
            draw(
                SetLine(text: line.text, x: line.x, top: line.top, width: line.width), set.font, label.textColor, in: id
            )
        }
    }

    private mutating func draw(_ button: Button, in id: ViewID) {
        let layout = ButtonLayout(
            button, in: drawing.solvedFrame(of: id).size, direction: drawing.screen.layoutDirection,
            measurer: drawing.resources.measurer)
        if let image = button.image, let rect = layout.image { draw(image, at: drawing.inScreen(rect, of: id), in: id) }
        guard let title = layout.title, let baseline = layout.titleBaseline else { return }
        draw(
            drawing.cut(
                button.title, font: button.font, color: button.titleColor ?? .tint, to: title,
                top: baseline - button.font.ascender),
            in: id)
    }

    private mutating func draw(_ control: SegmentedControl, in id: ViewID) {
        let layout = SegmentedControlLayout(
            control, in: drawing.solvedFrame(of: id).size, direction: drawing.screen.layoutDirection,
            measurer: drawing.resources.measurer)
        let font = Font.segmentedControl.withWeight(.medium)
        for (index, (title, segment)) in zip(control.segments, layout.segments).enumerated() {
            if index == control.selectedSegmentIndex {
                let plate = Rect(
                    x: segment.x + 2, y: segment.y + 2, width: segment.width - 4, height: segment.height - 4)
                svg += rectangle(drawing.inScreen(plate, of: id), radius: 6, Self.white)
            }
            let top = segment.y + (segment.height - font.lineHeight) / 2
            draw(drawing.cut(title, font: font, color: .label, to: segment, top: top), in: id)
        }
    }

    private mutating func draw(_ text: SetText, in id: ViewID) {
        for line in text.lines { draw(line, text.font, text.color, in: id) }
    }

    private mutating func draw(_ line: SetLine, _ font: Font, _ color: Color, in id: ViewID) {
        guard !line.text.isEmpty else { return }
        let place = drawing.inScreen(Rect(x: line.x, y: line.top, width: line.width, height: 0), of: id)
        svg +=
            "<g transform=\"translate(\(css(place.x)) \(css(place.y + font.ascender)))\" "
            + "fill=\"\(drawing.tree.resolved(color, in: id).light.svg)\">\(outline(line.text, font))</g>"
    }

    private mutating func draw(_ image: Image, at rect: Rect, in id: ViewID) {
        switch drawing.resources.image(image) {
        case .symbol(let picture):
            let color = drawing.tree.resolved(.tint, in: id).light.svg
            svg += picture.replacing(
                "<svg ", with: "<svg\(place(rect, radius: 0)) color=\"\(color)\" ", maxReplacements: 1)
        case .file(let url, _, _):
            svg += "<image\(place(rect, radius: 0)) preserveAspectRatio=\"none\" href=\"\(escaped(url))\"/>"
        case nil: svg += rectangle(rect, radius: 0, Self.missing)
        }
    }
}

extension CardDrawing {
    private static let white = Color.Components(red: 1, green: 1, blue: 1)
    private static let hairline = Color.Components(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
    private static let missing = Color.Components(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
    private static let track = Color.Components(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)

    private func fill(of id: ViewID) -> Color.Components? {
        if let color = drawing.tree[id].appearance.backgroundColor { return drawing.tree.resolved(color, in: id).light }
        switch drawing.tree[id].kind {
        case .tableView: return Self.white
        case .segmentedControl: return Self.track
        default: return nil
        }
    }

    private func radius(of id: ViewID) -> Double {
        if case .segmentedControl = drawing.tree[id].kind { return 8 }
        let frame = drawing.solvedFrame(of: id)
        return max(0, min(drawing.tree[id].appearance.cornerRadius, min(frame.width, frame.height) / 2))
    }

    private mutating func clip(of id: ViewID, to frame: Rect) -> String {
        switch drawing.tree[id].kind {
        case .scrollView, .tableView: break
        default: guard drawing.tree[id].appearance.clipsToBounds else { return "" }
        }
        clipCount += 1
        svg += "<clipPath id=\"c\(clipCount)\"><rect\(place(frame, radius: radius(of: id)))/></clipPath>"
        return " clip-path=\"url(#c\(clipCount))\""
    }

    /// From top to bottom, the colours at equal distances.
    private mutating func addGradient(_ colors: [Color], in frame: Rect, radius: Double) {
        guard !colors.isEmpty else { return }
        clipCount += 1
        let stops = colors.enumerated().map { index, color in
            "<stop offset=\"\(css(colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0))\" "
                + "stop-color=\"\(color.light.svgOpaque)\" stop-opacity=\"\(css(color.light.alpha))\"/>"
        }
        svg +=
            "<linearGradient id=\"c\(clipCount)\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">\(stops.joined())</linearGradient>"
            + "<rect\(place(frame, radius: radius)) fill=\"url(#c\(clipCount))\"/>"
    }

    private func rectangle(_ rect: Rect, radius: Double, _ color: Color.Components) -> String {
        "<rect\(place(rect, radius: radius)) fill=\"\(color.svg)\"/>"
    }

    private func place(_ rect: Rect, radius: Double) -> String {
        " x=\"\(css(rect.x))\" y=\"\(css(rect.y))\" width=\"\(css(max(0, rect.width)))\" "
            + "height=\"\(css(max(0, rect.height)))\"" + (radius > 0 ? " rx=\"\(css(radius))\"" : "")
    }
}

extension Color.Components {
    /// As SVG and CSS have it.
    fileprivate var svg: String {
        "rgba(\(Self.byte(red)),\(Self.byte(green)),\(Self.byte(blue)),\(Figures.css(alpha.isFinite ? alpha : 1)))"
    }

    fileprivate var svgOpaque: String { "rgb(\(Self.byte(red)),\(Self.byte(green)),\(Self.byte(blue)))" }

    private static func byte(_ value: Double) -> Int {
        value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
    }
}
