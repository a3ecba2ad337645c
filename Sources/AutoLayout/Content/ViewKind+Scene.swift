import Scene

extension ViewKind {
    /// What a view of this kind shows by itself, behind its subviews and in its own coordinates.
    public func content(in context: DrawingContext) -> ContentScene<Double> {
        switch self {
        case .label(let label): label.content(in: context)
        case .imageView(let view): view.content(in: context)
        case .button(let button): button.content(in: context)
        case .segmentedControl(let control): control.content(in: context)
        case .view, .stackView, .scrollView, .tableView: ContentScene()
        }
    }

    /// How a view of this kind is painted as long as nobody says otherwise.
    public var defaultSurface: Surface {
        switch self {
        case .tableView: Surface(.systemBackground)
        case .segmentedControl: SegmentedControl.track
        case .view, .label, .imageView, .button, .stackView, .scrollView: Surface()
        }
    }

    /// Whether places in the content may bend at a size at which no edge of the view does: where a picture that fills
    /// its view begins to be cut at its sides instead of above and below, or a title has no more room.
    public var contentBends: Bool {
        switch self {
        case .imageView(let view): view.contentMode == .scaleAspectFit || view.contentMode == .scaleAspectFill
        case .button, .segmentedControl: true
        case .view, .label, .stackView, .scrollView, .tableView: false
        }
    }
}
