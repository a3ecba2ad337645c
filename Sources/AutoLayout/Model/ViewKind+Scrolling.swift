extension ViewKind {
    /// How the view scrolls; nil where it does not.
    package var scrolling: ScrollView? {
        switch self {
        case .scrollView(let scroll): scroll
        case .tableView(let table): table.scrollView
        default: nil
        }
    }

    /// Whether it moves its subviews.
    package var isScrolling: Bool {
        switch self {
        case .scrollView, .tableView: true
        case .view, .label, .imageView, .button, .stackView, .segmentedControl: false
        }
    }

    package var isTable: Bool {
        if case .tableView = self { true } else { false }
    }
}
