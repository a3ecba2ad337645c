import Scene

extension Button {
    /// The content and its insets, as `intrinsicContentSize` of a button of type system; points.
    ///
    /// Source: sizes that Interface Builder saves: whole points, at least 30 wide.
    func intrinsicContentSize(measurer: any TextMeasuring) -> Size {
        let insets = effectiveContentInsets
        let content = (image?.size.width ?? 0) + (title.isEmpty ? 0 : measurer.width(of: title, font: font))
        let width = PixelGrid.wholePoints.roundedUp(content + insets.left + insets.right)
        return Size(width: max(Self.leastWidth, width), height: contentHeight + insets.top + insets.bottom)
    }

    /// The insets around the content, points: 6 above and below a title while none are set.
    public var effectiveContentInsets: EdgeInsets {
        contentEdgeInsets == .zero && showsTitle ? EdgeInsets(top: 6, bottom: 6) : contentEdgeInsets
    }

    /// The height of image and title beside each other, points.
    var contentHeight: Double { max(image?.size.height ?? 0, titleHeight) }

    /// The title's line in whole points; 0 beside an image where there is no title.
    var titleHeight: Double { showsTitle ? PixelGrid.wholePoints.roundedUp(font.lineHeight) : 0 }

    /// An empty button keeps the room of a title.
    private var showsTitle: Bool { !title.isEmpty || image == nil }

    private static let leastWidth = 30.0
}
