import Cassowary
import Scene

extension StackConstraints {
    /// Adds the constraints along the axis except for the canvas connection.
    mutating func distribute() {
        switch stack.distribution {
        case .fill:
            space(.equal)
            equalizeButtons()
        case .fillEqually:
            space(.equal)
            equalizeSizes()
        case .fillProportionally:
            space(.equal)
            sizeProportionally()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            equalizeGaps()
        case .equalCentering:
            space(.greaterThanOrEqual)
            equalizeCenters()
        }
    }

    /// The spacing between neighbours, as an equality or as a minimum.
    private mutating func space(_ relation: Relation) {
        let (end, start) = arrangement.spacingAttributes
        for (previous, next) in zip(visible, visible.dropFirst()) {
            add(
                SystemAnchor(next, start), relation, SystemAnchor(previous, end),
                constant: arrangement.spacing(after: previous, in: tree), identifier: StackIdentifier.spacing,
                for: tree[previous].customSpacingAfter == nil ? arrangement.id : previous)
        }
    }

    /// Buttons with configurations and titles are equally wide in a row.
    ///
    /// Source: frames that Interface Builder saves, in all of 46 stacks from Xcode 13 on.
    private mutating func equalizeButtons() {
        guard stack.axis == .horizontal else { return }
        let buttons = visible.filter { tree[$0].kind.hasConfiguredTitle }
        for button in buttons.dropFirst() {
            add(
                SystemAnchor(button, .width), .equal, SystemAnchor(buttons[0], .width), priority: .equalButtons,
                identifier: StackIdentifier.equalButtons, for: button)
        }
    }

    /// Every view is as large as the first.
    mutating func equalizeSizes() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(
                SystemAnchor(view, main.size), .equal, SystemAnchor(first, main.size),
                identifier: StackIdentifier.fillEqually, for: view)
        }
    }
}

extension ViewKind {
    /// Whether it is a button with a configuration that shows a title.
    fileprivate var hasConfiguredTitle: Bool {
        guard case .button(let button) = self else { return false }
        return button.configuration.style != nil && !button.title.isEmpty
    }
}
