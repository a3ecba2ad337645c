import AutoLayout
import Notation

/// A view or guide in the code of a class.
struct Item {
    /// What stands before a dot; nil for the class's own view.
    var expression: SwiftExpression?
    var type: BuiltinType
    /// The component that it is an instance of.
    var component: String?

    /// The view where it stands as a value.
    var object: SwiftExpression { expression ?? .self }

    /// A member of it.
    func dot(_ member: String) -> SwiftExpression { expression?.dot(member) ?? .name(member) }

    func guide(_ guide: LayoutGuide) -> Item {
        let name =
            switch guide {
            case .layoutMargins: "layoutMarginsGuide"
            case .safeArea: "safeAreaLayoutGuide"
            case .readableContent: "readableContentGuide"
            case .content: "contentLayoutGuide"
            case .frame: "frameLayoutGuide"
            }
        return Item(expression: dot(name), type: type)
    }

    func anchor(_ attribute: LayoutAttribute) -> SwiftExpression { dot("\(attribute.rawValue)Anchor") }
}

extension BuiltinType {
    /// UIKit's class.
    var className: String {
        switch self {
        case .view: "UIView"
        case .label: "UILabel"
        case .imageView: "UIImageView"
        case .button: "UIButton"
        case .stackView, .hStack, .vStack: "UIStackView"
        case .scrollView: "UIScrollView"
        case .tableView: "UITableView"
        case .segmentedControl: "UISegmentedControl"
        }
    }

    /// How a view of it is made.
    var initializer: SwiftExpression {
        self == .button ? .call(className, .init("type", .implicit("system"))) : .call(className)
    }

    /// What stands behind a name that UIKit uses itself.
    var suffix: String { String(className.dropFirst(2)) }
}
