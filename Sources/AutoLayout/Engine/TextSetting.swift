import Scene

/// Lays out the texts of labels and buttons in their solved frames.
package struct TextSetting {
    let measurer: any TextMeasuring

    package init(measurer: any TextMeasuring) { self.measurer = measurer }

    /// The lines of a view of `size` points; nil for one that shows no text.
    package func text(of view: View, in size: Size) -> FittedText? {
        switch view.kind {
        case .label(let label): label.text(fitting: size, measurer: measurer)
        case .button(let button):
            button.title.isEmpty
                ? nil
                : FittedText(
                    lines: measurer.lines(
                        of: button.title, font: button.font, width: titleRoom(button, in: size), maximumLines: 1,
                        lineBreakMode: .byTruncatingMiddle))
        default: nil
        }
    }

    /// Points.
    private func titleRoom(_ button: Button, in size: Size) -> Double {
        (ButtonLayout(button, in: size, measurer: measurer).title?.width ?? 0) + Label.widthTolerance
    }
}
