import AutoLayout

/// The types of views, UIKit's without their prefix, and the two stacks with their axis in the name.
package enum BuiltinType: String, Hashable, Sendable, CaseIterable {
    case view = "View"
    case label = "Label"
    case imageView = "ImageView"
    case button = "Button"
    case stackView = "StackView"
    case hStack = "HStack"
    case vStack = "VStack"
    case scrollView = "ScrollView"
    case tableView = "TableView"
    case segmentedControl = "SegmentedControl"

    static let names: [String] = allCases.map { $0.rawValue }

    /// A view of this type as it is when nothing is said about it.
    var kind: ViewKind {
        switch self {
        case .view: return .view
        case .label: return .label(Label(font: .system(17)))
        case .imageView: return .imageView(ImageView())
        case .button: return .button(Button(font: .button))
        case .stackView, .hStack: return .stackView(StackView(axis: .horizontal))
        case .vStack: return .stackView(StackView(axis: .vertical))
        case .scrollView:
            var scrollView = ScrollView()
            scrollView.alwaysBounceVertical = true
            return .scrollView(scrollView)
        case .tableView:
            var tableView = TableView()
            tableView.scrollView.alwaysBounceVertical = true
            return .tableView(tableView)
        case .segmentedControl: return .segmentedControl(SegmentedControl())
        }
    }

    package var isStack: Bool { self == .stackView || self == .hStack || self == .vStack }
    package var scrolls: Bool { self == .scrollView || self == .tableView }
}
