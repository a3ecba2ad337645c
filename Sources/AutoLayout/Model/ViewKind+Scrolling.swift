extension ViewKind {
    /// How the view scrolls; nil where it does not.
    var scrolling: ScrollView? {
        switch self {
        case .scrollView(let scroll): scroll
        case .tableView(let table): table.scrollView
        default: nil
        }
    }

    /// Whether it moves its subviews.
    var isScrolling: Bool {
        switch self {
        case .scrollView, .tableView: true
        case .view, .label, .imageView, .button, .stackView, .segmentedControl: false
        }
    }

    var isTable: Bool {
        if case .tableView = self { true } else { false }
    }
}
