import AutoLayout
import Scene

extension PreviewDrawing {
    /// Draws the selected segment's plate, the dividers that do not touch it, and the titles.
    mutating func draw(_ control: SegmentedControl, in id: ViewID) {
        let layout = SegmentedControlLayout(
            control, in: solvedFrame(of: id).size, direction: screen.layoutDirection, measurer: resources.measurer)
        for (index, segment) in layout.segments.enumerated() where index == control.selectedSegmentIndex {
            drawPart("Selected", at: Self.inset(segment, by: 2), in: id)
        }
        drawDividers(of: layout, selected: control.selectedSegmentIndex, in: id)
        for (title, segment) in zip(control.segments, layout.segments) {
            draw(
                titleText(title, in: segment), in: id)
        }
    }

    private static let titleFont = Font.segmentedControl.withWeight(.medium)

    private mutating func drawDividers(of layout: SegmentedControlLayout, selected: Int, in id: ViewID) {
        for (index, (segment, next)) in zip(layout.segments, layout.segments.dropFirst()).enumerated()
        where index != selected && index + 1 != selected {
            let x = min(segment.maxX, next.maxX)
            let line = Rect(x: x, y: segment.y + 8, width: SegmentedControl.dividerWidth, height: segment.height - 16)
            drawPart("Divider", at: line, in: id)
        }
    }

    private mutating func drawPart(_ role: String, at rect: Rect, in id: ViewID) {
        let place = Place(rect: inScreen(rect, of: id), outer: solvedFrame(of: id))
        markup += [.open(Element("span", roles: [role], place: place)), .close(tag: "span")]
    }

    private func titleText(_ title: String, in segment: Rect) -> SetText {
        let top = segment.y + (segment.height - Self.titleFont.lineHeight) / 2
        return cut(title, font: Self.titleFont, color: .label, to: segment, top: top)
    }

    private static func inset(_ rect: Rect, by distance: Double) -> Rect {
        Rect(
            x: rect.x + distance, y: rect.y + distance, width: max(0, rect.width - 2 * distance),
            height: max(0, rect.height - 2 * distance))
    }
}
