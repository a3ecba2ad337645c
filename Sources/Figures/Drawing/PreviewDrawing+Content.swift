import AutoLayout
import Scene

extension PreviewDrawing {
    /// Draws what a view shows by itself, behind its subviews.
    mutating func drawContent(of id: ViewID) {
        switch tree[id].kind {
        case .label(let label): draw(label, in: id)
        case .imageView(let view): draw(view, in: id)
        case .button(let button): draw(button, in: id)
        case .segmentedControl(let control): draw(control, in: id)
        case .view, .stackView, .scrollView, .tableView: break
        }
    }

    private mutating func draw(_ label: Label, in id: ViewID) {
        guard preview.layout.textLines.indices.contains(id.index), let lines = preview.layout.textLines[id.index] else {
            return
        }
        let scales = preview.layout.textScales
        let scale = scales.indices.contains(id.index) ? scales[id.index] : 1
        let set = LabelLayout(
            label, text: FittedText(lines: lines, scale: scale), in: solvedFrame(of: id).size,
            direction: screen.layoutDirection, scale: screen.scale)
        let setLines = set.lines.map { SetLine(text: $0.text, x: $0.x, top: $0.top, width: $0.width) }
        draw(
            SetText(
                source: label.text, lines: setLines, font: set.font, color: label.textColor, x: 0,
                width: solvedFrame(of: id).width, share: label.textAlignment.share(in: screen.layoutDirection)),
            in: id)
    }

    private mutating func draw(_ view: ImageView, in id: ViewID) {
        guard let image = view.image else { return }
        draw(image, at: view.contentMode.drawnRect(of: image.size, in: solvedFrame(of: id)), in: id)
    }

    private mutating func draw(_ button: Button, in id: ViewID) {
        let layout = ButtonLayout(
            button, in: solvedFrame(of: id).size, direction: screen.layoutDirection, measurer: resources.measurer)
        if let image = button.image, let rect = layout.image { draw(image, at: inScreen(rect, of: id), in: id) }
        guard let title = layout.title, let baseline = layout.titleBaseline else { return }
        let top = baseline - button.font.ascender
        draw(cut(button.title, font: button.font, color: button.titleColor ?? .tint, to: title, top: top), in: id)
    }

    /// `text` on one line in the middle of `room`, cut as `UIButton` and `UISegmentedControl` cut their titles.
    func cut(_ text: String, font: Font, color: Color, to room: Rect, top: Double) -> SetText {
        // The trace more is for float noise: a title as wide as its room must not be cut.
        let fitted = resources.measurer.lines(
            of: text, font: font, width: room.width + 0.01, maximumLines: 1, lineBreakMode: .byTruncatingMiddle)
        let line = fitted.first ?? TextLine(text: "", width: 0)
        let set = SetLine(text: line.text, x: room.x + (room.width - line.width) / 2, top: top, width: line.width)
        return SetText(
            source: text, lines: [set], font: font, color: color, x: room.x, width: room.width, share: 0.5)
    }
}
