import Scene

/// What a configured button shows, and how large it is by its nature, points.
struct ConfiguredButtonLayout {
    private let configuration: ButtonConfiguration
    private let title: String
    private let titleFont: Font
    private let image: Size
    private let measurer: (any TextMeasuring)?
    /// Of the room around all of it the parts to the left and above.
    private let shares: (left: Double, top: Double)

    /// Without a measurer texts have no width.
    init(_ button: Button, measurer: (any TextMeasuring)?) {
        configuration = button.configuration
        title = button.title
        titleFont = button.configuredFont
        image = button.shownImage?.size ?? .zero
        self.measurer = measurer
        shares = (button.leftShare, button.topShare)
    }

    /// Image and titles beside or above each other, and the insets around them; rounded up to the pixel.
    func size(on pixels: PixelGrid) -> Size {
        let (content, insets) = (contentSize(titles: titles(on: pixels)), configuration.contentInsets)
        return Size(
            width: pixels.roundedUp(content.width + insets.leading + insets.trailing),
            height: pixels.roundedUp(content.height + insets.top + insets.bottom))
    }

    /// The title and the subtitle below it.
    private func titles(on pixels: PixelGrid) -> Size {
        let sizes = lines.map { text, font in
            Size(
                width: pixels.roundedUp(measurer?.width(of: text, font: font) ?? 0),
                height: pixels.roundedUp(font.titleExtent.height))
        }
        return Size(
            width: sizes.map { $0.width }.max() ?? 0,
            height: sizes.map { $0.height }.reduce(0, +) + (sizes.count > 1 ? configuration.titlePadding : 0))
    }

    /// The texts that there are: a button without any is as large as its insets.
    ///
    /// Source: Interface Builder saves 24 × 14 for one whose title is empty.
    private var lines: [(text: String, font: Font)] {
        let subtitle = configuration.subtitle
        return [(text: title, font: titleFont), (text: subtitle, font: configuration.subtitleFont.setting(subtitle))]
            .filter { !$0.text.isEmpty }
    }

    private func contentSize(titles: Size) -> Size {
        isBeside
            ? Size(width: image.width + gap + titles.width, height: max(image.height, titles.height))
            : Size(width: max(image.width, titles.width), height: image.height + gap + titles.height)
    }

    private var isBeside: Bool {
        switch configuration.imagePlacement {
        case .leading, .trailing: true
        case .top, .bottom: false
        }
    }

    private var gap: Double { image == .zero || lines.isEmpty ? 0 : configuration.imagePadding }

    /// What insets and image take of the width of the title.
    var widthBesides: Double {
        let insets = configuration.contentInsets
        return insets.leading + insets.trailing + (isBeside ? image.width + gap : 0)
    }
}

// MARK: Places

extension ConfiguredButtonLayout {
    /// A text and the room in which it is centred.
    struct Line {
        var text: String
        var font: Font
        var room: Rect
    }

    /// Where the image stands in bounds of `size`, and the texts' lines; all of it in the middle, unless the button says so.
    func places(in size: Size, direction: LayoutDirection) -> (image: Rect, lines: [Line]) {
        let insets = configuration.contentInsets
        let isMirrored = direction == .rightToLeft
        let room = Rect(
            x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var titles = titles(on: .wholePoints)
        titles.width = min(titles.width, max(0, room.width - (isBeside ? image.width + gap : 0)))
        titles.height = exactHeight
        let content = contentSize(titles: titles)
        let corner = Point(
            x: room.x + (room.width - content.width) * shares.left,
            y: room.y + (room.height - content.height) * shares.top)
        let isImageFirst: Bool
        switch configuration.imagePlacement {
        case .leading: isImageFirst = !isMirrored
        case .trailing: isImageFirst = isMirrored
        case .top: isImageFirst = true
        case .bottom: isImageFirst = false
        }
        let imageCorner = self.corner(of: image, isFirst: isImageFirst, beside: titles, in: content, at: corner)
        let titlesCorner = self.corner(of: titles, isFirst: !isImageFirst, beside: image, in: content, at: corner)
        return (
            Rect(x: imageCorner.x, y: imageCorner.y, width: image.width, height: image.height),
            lines(from: titlesCorner, width: titles.width)
        )
    }

    /// The height of the texts, not rounded.
    private var exactHeight: Double {
        lines.map { $0.font.titleExtent.height }.reduce(0, +) + (lines.count > 1 ? configuration.titlePadding : 0)
    }

    private func corner(of part: Size, isFirst: Bool, beside other: Size, in content: Size, at corner: Point) -> Point {
        isBeside
            ? Point(
                x: corner.x + (isFirst ? 0 : other.width + gap), y: corner.y + (content.height - part.height) / 2)
            : Point(
                x: corner.x + (content.width - part.width) / 2, y: corner.y + (isFirst ? 0 : other.height + gap))
    }

    private func lines(from corner: Point, width: Double) -> [Line] {
        var y = corner.y
        return lines.map { text, font in
            let height = font.titleExtent.height
            defer { y += height + configuration.titlePadding }
            return Line(text: text, font: font, room: Rect(x: corner.x, y: y, width: width, height: height))
        }
    }

    /// Of the title, or of the subtitle where there is none, in a button as large as its content; in a higher one they are
    /// in the middle.
    func baselineOffsets(on pixels: PixelGrid) -> BaselineOffsets {
        let size = size(on: pixels)
        guard let first = places(in: size, direction: .leftToRight).lines.first,
            let last = places(in: size, direction: .leftToRight).lines.last
        else { return .edges }
        return BaselineOffsets(
            firstFromTop: pixels.nearest(first.room.y + first.font.titleExtent.ascender),
            lastFromBottom: pixels.nearest(size.height - last.room.y - last.font.titleExtent.ascender),
            centeredHeight: shares.top == 0.5 ? size.height : nil)
    }
}
