import Scene

extension SegmentedControl {
    /// The selected segment's plate, the dividers that do not touch it, and the titles.
    func content(in context: DrawingContext) -> ContentScene<Double> {
        let segments = SegmentedControlLayout(
            self, in: context.size, direction: context.direction, measurer: context.measurer
        ).segments
        let font = Font.segmentedControl.withWeight(.medium)
        let titles = zip(self.segments, segments).map { title, segment in
            let top = segment.y + (segment.height - font.lineHeight) / 2
            return context.title(title, font: font, color: .label, in: segment, top: top)
        }
        return ContentScene(plate(in: segments) + dividers(between: segments) + titles)
    }

    private func plate(in segments: [Rect]) -> [Primitive<Double>] {
        guard segments.indices.contains(selectedSegmentIndex) else { return [] }
        let segment = segments[selectedSegmentIndex]
        let rect = Rect(
            x: segment.x + 2, y: segment.y + 2, width: max(0, segment.width - 4), height: max(0, segment.height - 4))
        return [.box(SceneBox(rect, Self.plate))]
    }

    private func dividers(between segments: [Rect]) -> [Primitive<Double>] {
        zip(segments, segments.dropFirst()).enumerated().compactMap { index, pair in
            guard index != selectedSegmentIndex, index + 1 != selectedSegmentIndex else { return nil }
            let (segment, next) = pair
            let line = Rect(
                x: min(segment.maxX, next.maxX), y: segment.y + 8, width: Self.dividerWidth,
                height: segment.height - 16)
            return .box(SceneBox(line, Surface(.separator)))
        }
    }

    static let track = Surface(.tertiarySystemFill, cornerRadius: 8)

    private static let plate = Surface(
        Color(light: Color.white.light, dark: Color.systemGray2.dark), cornerRadius: 6,
        shadows: [
            Surface.Shadow(distance: 3, blur: 8, color: Color(white: 0, alpha: 0.12)),
            Surface.Shadow(distance: 3, blur: 1, color: Color(white: 0, alpha: 0.04)),
        ])
}
