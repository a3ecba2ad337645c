import Scene

/// Lays out the texts of views in their solved frames.
package struct TextSetting {
    let measurer: any TextMeasuring

    package init(measurer: any TextMeasuring) { self.measurer = measurer }

    /// The lines of a view of `size` points; nil for one that shows no text.
    package func text(of view: View, in size: Size) -> FittedText? {
        switch view.kind.shownText {
        case .lines(let label): label.text(fitting: size, measurer: measurer)
        case .title(let title):
            title.string.isEmpty
                ? nil
                : FittedText(
                    lines: measurer.lines(
                        of: title.string, font: title.font,
                        width: title.room(inWidth: size.width, measurer: measurer) + Label.widthTolerance,
                        maximumLines: 1, lineBreakMode: title.lineBreakMode))
        case nil: nil
        }
    }
}
