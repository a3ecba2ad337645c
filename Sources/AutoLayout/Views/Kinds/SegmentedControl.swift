import Scene

/// `UISegmentedControl`.
public struct SegmentedControl: Hashable, Sendable, Serializable {
    public var segments: [String] = []
    public var selectedSegmentIndex: Int = 0
    public var apportionsSegmentWidthsByContent = false
    public var isEnabled = true
    /// Of the plate; nil for the usual one.
    public var selectedSegmentTintColor: Color?
    /// Of a program's titles, and of the selected one; nil for the usual ones.
    package var titleColor: Color?
    package var selectedTitleColor: Color?

    public init() {}

    private func titleColor(of index: Int) -> Color {
        guard isEnabled else { return .tertiaryLabel }
        let own = index == selectedSegmentIndex ? selectedTitleColor : nil
        return own ?? titleColor ?? .label
    }
}

extension ViewClass {
    static let segmentedControl = ViewClass(
        ViewContent(ViewKind.segmentedControl) { if case .segmentedControl(let control) = $0 { control } else { nil } },
        types: [ViewType("SegmentedControl", .segmentedControl(SegmentedControl()))],
        uiKit: UIKitClass("UISegmentedControl"),
        hugging: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        alignmentRectInsets: { _ in SegmentedControl.alignmentRectInsets },
        properties: [
            ViewProperty("segments", .texts { $0.segments = $1 }, .support(.setSegments)),
            ViewProperty("selectedSegmentIndex", .integer(atLeast: -1) { $0.selectedSegmentIndex = $1 }),
            ViewProperty("apportionsSegmentWidthsByContent", .bool { $0.apportionsSegmentWidthsByContent = $1 }),
            ViewProperty("isEnabled", .bool { $0.isEnabled = $1 }),
            ViewProperty("selectedSegmentTintColor", .optionalColor { $0.selectedSegmentTintColor = $1 }),
        ],
        intrinsicContentSize: { control, measuring in
            ContentSize(
                width: control.intrinsicWidth(measurer: measuring.measurer), height: SegmentedControl.height)
        },
        surface: { _ in SegmentedControl.ground }, contentBends: { _ in true },
        draw: { $0.content(in: $1) })
}

extension SegmentedControl {
    /// Of its alignment rect, points; the frame is 32 high since iOS 13.
    fileprivate static let height = 31.0
    static let frameHeight = height + alignmentRectInsets.bottom
    /// Source: frames that Interface Builder saves, 31 high where a constraint says 30.
    fileprivate static let alignmentRectInsets = EdgeInsets(bottom: 1)
    /// The line between two segments, points.
    public static let dividerWidth = 1.0
    /// Beside a title, on each side, points: a control of "First" and "Second" is 131 wide in Interface Builder.
    private static let titlePadding = 10.0

    /// The width of the content by its nature, whole points.
    fileprivate func intrinsicWidth(measurer: any TextMeasuring) -> Double {
        let widths = contentWidths(measurer: measurer)
        let dividers = Double(max(0, widths.count - 1)) * Self.dividerWidth
        let titles =
            apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(widths.count)
        return titles + dividers
    }

    /// The part of the width that each segment has; the parts are 1 together.
    fileprivate func shares(measurer: any TextMeasuring) -> [Double] {
        let widths = contentWidths(measurer: measurer)
        let total = widths.reduce(0, +)
        guard apportionsSegmentWidthsByContent, total > 0 else {
            return Array(repeating: 1 / Double(max(1, widths.count)), count: widths.count)
        }
        return widths.map { $0 / total }
    }

    private func contentWidths(measurer: any TextMeasuring) -> [Double] {
        segments.map {
            PixelGrid.wholePoints.roundedUp(measurer.width(of: $0, font: .segmentedControl)) + 2 * Self.titlePadding
        }
    }
}

extension SegmentedControl {
    fileprivate static let ground = Surface(.tertiarySystemFill, cornerRadius: 8)

    /// All of it, for a view of which it is a part.
    func whole(in context: DrawingContext) -> [Primitive<Double>] {
        let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
        return [.box(SceneBox(bounds, Self.ground))] + content(in: context).primitives
    }

    /// The selected segment's plate, the dividers that do not touch it, and the titles.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let segments = SegmentedControlLayout(
            self, in: context.size, direction: context.direction, measurer: context.measurer
        ).segments
        let font = Font.segmentedControl.withWeight(.medium)
        let titles = zip(self.segments, segments).enumerated().map { index, placed in
            let (title, segment) = placed
            let top = segment.y + (segment.height - font.lineHeight) / 2
            return context.title(title, font: font, color: titleColor(of: index), in: segment, top: top)
        }
        return ContentScene(plate(in: segments) + dividers(between: segments) + titles)
    }

    private func plate(in segments: [Rect]) -> [Primitive<Double>] {
        guard segments.indices.contains(selectedSegmentIndex) else { return [] }
        let segment = segments[selectedSegmentIndex]
        let rect = Rect(
            x: segment.x + 2, y: segment.y + 2, width: max(0, segment.width - 4), height: max(0, segment.height - 4))
        var plate = Self.plate
        if let selectedSegmentTintColor { plate.color = selectedSegmentTintColor }
        return [.box(SceneBox(rect, plate))]
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

    private static let plate = Surface(
        Color(light: Color.white.light, dark: Color.systemGray2.dark), cornerRadius: 6,
        shadows: [
            Surface.Shadow(distance: 3, blur: 8, color: Color(white: 0, alpha: 0.12)),
            Surface.Shadow(distance: 3, blur: 1, color: Color(white: 0, alpha: 0.04)),
        ])
}

/// Where a segmented control's segments stand in its bounds, in points.
public struct SegmentedControlLayout: Hashable, Sendable {
    /// One rectangle a segment, in the order of the segments.
    public var segments: [Rect]

    /// Shares the width equally, or by the titles' widths; in right-to-left the first segment stands rightmost.
    public init(
        _ control: SegmentedControl, in size: Size, direction: LayoutDirection = .leftToRight,
        measurer: any TextMeasuring
    ) {
        let count = control.segments.count
        let room = max(0, size.width - Double(max(0, count - 1)) * SegmentedControl.dividerWidth)
        let shares = control.shares(measurer: measurer)
        var x = 0.0
        var segments: [Rect] = []
        for share in shares {
            segments.append(Rect(x: x, y: 0, width: room * share, height: size.height))
            x += room * share + SegmentedControl.dividerWidth
        }
        if direction == .rightToLeft {
            for index in segments.indices { segments[index].x = size.width - segments[index].maxX }
        }
        self.segments = segments
    }
}
