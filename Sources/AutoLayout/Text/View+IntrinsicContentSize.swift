import Scene

extension View {
    /// The size of the content by its nature, as `intrinsicContentSize`, in points; nil where it has none.
    ///
    /// With `fittingWidth` a label of several lines is as high as its text broken in that width; its width stays that of
    /// the unbroken text.
    public func intrinsicContentSize(
        fittingWidth: Double?, measurer: any TextMeasuring, screen: Screen
    ) -> (width: Double?, height: Double?) {
        switch kind {
        case .label(let label):
            let size = label.intrinsicContentSize(fittingWidth: fittingWidth, measurer: measurer, scale: screen.scale)
            return (size.width, size.height)
        case .button(let button):
            let size = button.intrinsicContentSize(measurer: measurer)
            return (size.width, size.height)
        case .imageView(let imageView):
            return (imageView.image?.size.width, imageView.image?.size.height)
        case .segmentedControl(let control):
            return (control.intrinsicWidth(measurer: measurer), SegmentedControl.height)
        case .view, .stackView, .scrollView, .tableView:
            return (nil, nil)
        }
    }
}

extension Label {
    /// Rounded up to the pixel: the unbroken text's width, and the height of the lines in `fittingWidth` points.
    func intrinsicContentSize(fittingWidth: Double?, measurer: any TextMeasuring, scale: Double) -> Size {
        guard !text.isEmpty else { return .zero }
        let pixels = PixelGrid(scale: scale)
        let width = pixels.roundedUp(naturalWidth(measurer: measurer))
        return Size(width: width, height: height(fitting: fittingWidth, measurer: measurer, scale: scale))
    }

    /// The height of the lines in `fittingWidth` points, rounded up to the pixel.
    func height(fitting fittingWidth: Double?, measurer: any TextMeasuring, scale: Double) -> Double {
        guard !text.isEmpty else { return 0 }
        return height(lineCount: lineCount(fittingWidth: fittingWidth, measurer: measurer), scale: scale)
    }

    /// The height of so many lines, in points, rounded up to the pixel.
    public func height(lineCount: Int, scale: Double) -> Double {
        PixelGrid(scale: scale).roundedUp(font.textHeight(lineCount: lineCount))
    }

    private func lineCount(fittingWidth: Double?, measurer: any TextMeasuring) -> Int {
        guard numberOfLines != 1 else { return 1 }
        if let fittingWidth { return max(1, lines(fitting: fittingWidth, measurer: measurer).count) }
        let paragraphs = Paragraphs.split(text).count
        return numberOfLines > 0 ? min(numberOfLines, paragraphs) : paragraphs
    }
}
