/// Sets the texts of labels and buttons into the frames that were found.
struct TextSetting {
    let measurer: any TextMeasuring

    /// The lines of a view of `size` points; nil for one that shows no text.
    func text(of view: View, in size: Size) -> FittedText? {
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

extension TextSetting {
    /// Notes what decides about a view's lines.
    func noteDecisions(of view: View, in size: Size, memory: LineMemory, _ trace: inout DecisionTrace) {
        switch view.kind {
        case .label(let label): label.noteDecisions(fitting: size, memory: memory, &trace)
        case .button(let button) where !button.title.isEmpty:
            let insets = button.effectiveContentInsets
            let room = size.width - insets.left - insets.right
            let image = button.image?.size.width ?? 0
            trace.compare(room, 0)
            trace.compare(room, image)
            trace.compare(
                room, image + PixelGrid.wholePoints.roundedUp(memory.width(of: button.title, font: button.font)))
            let width = titleRoom(button, in: size)
            let stretch = memory.stretch(
                of: button.title, font: button.font, width: width, maximumLines: 1,
                lineBreakMode: .byTruncatingMiddle)
            trace.note(stretch.identifier, width, from: stretch.lower, to: stretch.upper)
        default: break
        }
    }
}
