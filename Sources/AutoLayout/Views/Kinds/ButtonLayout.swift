import Scene

/// Where a button's image and title stand in its bounds, in points.
public struct ButtonLayout: Hashable, Sendable {
    /// Nil where there is no image.
    public var image: Rect?
    /// The title's line box; nil where there is no title.
    public var title: Rect?
    /// The y of the title's baseline, not rounded; nil where there is no title.
    public var titleBaseline: Double?

    /// Around image and title; nil where there is neither.
    var contents: Rect? {
        guard let title else { return image }
        guard let image else { return title }
        let (x, y) = (min(image.x, title.x), min(image.y, title.y))
        return Rect(
            x: x, y: y, width: max(image.maxX, title.maxX) - x, height: max(image.maxY, title.maxY) - y)
    }

    /// Puts image and title beside each other where the button's content stands, in the middle unless it says so, then moves
    /// each by its own insets: in the middle by half of what they differ.
    public init(_ button: Button, in size: Size, direction: LayoutDirection = .leftToRight, measurer: any TextMeasuring)
    {
        let room = Self.contentRect(of: button, in: size)
        let image = button.image.map {
            Size(width: min($0.size.width, room.width), height: min($0.size.height, room.height))
        }
        let title = Self.titleSize(of: button, besides: image?.width ?? 0, in: room, measurer: measurer)
        let width = (image?.width ?? 0) + (title?.width ?? 0)
        let start = room.x + (room.width - width) * button.leftShare
        let isMirrored = direction == .rightToLeft
        if let image {
            let x = isMirrored ? start + (title?.width ?? 0) : start
            self.image = Self.place(image, at: x, in: room, of: button, movedBy: button.imageEdgeInsets)
        }
        if let title {
            let x = isMirrored ? start : start + (image?.width ?? 0)
            let frame = Self.place(title, at: x, in: room, of: button, movedBy: button.titleEdgeInsets)
            self.title = frame
            let extent = button.font.titleExtent
            titleBaseline = frame.y + (title.height - extent.height) / 2 + extent.ascender
        }
    }

    private static func contentRect(of button: Button, in size: Size) -> Rect {
        let insets = button.effectiveContentInsets
        return Rect(
            x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    private static func titleSize(
        of button: Button, besides imageWidth: Double, in room: Rect, measurer: any TextMeasuring
    ) -> Size? {
        guard !button.title.isEmpty else { return nil }
        let natural = PixelGrid.wholePoints.roundedUp(measurer.width(of: button.title, font: button.font))
        return Size(width: min(natural, max(0, room.width - imageWidth)), height: button.titleHeight)
    }

    /// Centred content moves by half of what its insets differ, other content by those of the side where it stands; opposite
    /// insets move it whole.
    private static func place(
        _ size: Size, at x: Double, in room: Rect, of button: Button, movedBy insets: EdgeInsets
    ) -> Rect {
        let (left, top) = (button.leftShare, button.topShare)
        return Rect(
            x: x + (insets.left * (1 - left) - insets.right * left),
            y: room.y + (room.height - size.height) * top + (insets.top * (1 - top) - insets.bottom * top),
            width: size.width, height: size.height)
    }
}

extension Font {
    /// How far a title of one line reaches above and below its baseline, points: as far as its largest parts.
    var titleExtent: LineExtent { LineExtent(runs.lazy.map { $0.font }) ?? LineExtent(self) }
}

extension Rect {
    /// The same with so much more on each side, points.
    func expanded(by room: Size) -> Rect {
        Rect(
            x: x - room.width, y: y - room.height, width: width + 2 * room.width, height: height + 2 * room.height)
    }
}
