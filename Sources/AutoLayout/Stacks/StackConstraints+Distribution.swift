import Cassowary
import Scene

extension StackConstraints {
    /// Adds the constraints along the axis except for the canvas connection.
    mutating func distribute() {
        switch stack.distribution {
        case .fill:
            space(.equal)
            equalizeTexts()
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

    /// Texts of several lines are equally wide in a row: labels, and the titles of buttons with configurations.
    ///
    /// Source: frames that Interface Builder saves: buttons in all of 46 stacks from Xcode 13 on, labels in both of two authors.
    private mutating func equalizeTexts() {
        guard stack.axis == .horizontal else { return }
        let texts = visible.filter { tree[$0].kind.hasWrappedText }
        for text in texts.dropFirst() {
            add(
                SystemAnchor(text, .width), .equal, SystemAnchor(texts[0], .width), priority: .equalTexts,
                identifier: StackIdentifier.equalTexts, for: text)
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
    /// Whether it shows a text that may have several lines.
    fileprivate var hasWrappedText: Bool {
        switch self {
        case .label(let label): label.numberOfLines != 1
        case .button(let button): button.configuration.style != nil && !button.title.isEmpty
        default: false
        }
    }
}
