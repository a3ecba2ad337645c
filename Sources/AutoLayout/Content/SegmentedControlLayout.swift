import Scene

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

extension SegmentedControl {
    /// Since iOS 13, points.
    static let height = 32.0
    /// The line between two segments, points.
    public static let dividerWidth = 1.0
    /// Beside a title, on each side, points: a control of "First" and "Second" is 131 wide in Interface Builder.
    private static let titlePadding = 10.0

    /// The width of the content by its nature, whole points.
    func intrinsicWidth(measurer: any TextMeasuring) -> Double {
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
