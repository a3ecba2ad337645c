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
            case .keyboard: "keyboardLayoutGuide"
            case .content: "contentLayoutGuide"
            case .frame: "frameLayoutGuide"
            }
        return Item(expression: dot(name), type: type)
    }

    func anchor(_ attribute: LayoutAttribute) -> SwiftExpression { dot("\(attribute.rawValue)Anchor") }
}

extension Item {
    /// What UIKit keeps at a path from the view: `layer.cornerRadius`, `titleLabel?.font`.
    func path(_ path: String) -> SwiftExpression {
        var result: SwiftExpression?
        for name in path.split(separator: ".") {
            let isChained = name.last == "?"
            let member = String(isChained ? name.dropLast() : name)
            let found = result?.dot(member) ?? dot(member)
            result = isChained ? .chained(found) : found
        }
        return result ?? object
    }
}

extension BuiltinType {
    /// UIKit's class.
    var className: String { viewClass.uiKit.name }

    /// How a view of it is made.
    var initializer: SwiftExpression {
        .call(.name(className), viewClass.uiKit.initializerArguments.expressions, .oneLine)
    }

    /// What stands behind a name that UIKit uses itself.
    var suffix: String {
        let name = String(className.dropFirst(2))
        return name.hasSuffix("Cell") ? "Cell" : name
    }
}

extension [UIKitSetting] {
    /// As arguments with labels.
    var expressions: [SwiftExpression.Argument] { map { SwiftExpression.Argument($0.name, $0.value.swiftExpression) } }
}

extension UIKitSetting.Value {
    var swiftExpression: SwiftExpression {
        switch self {
        case .member(let name): .implicit(name)
        case .bool(let value): .bool(value)
        case .nothing: .nil
        case .made(let type): .call(.name(type), [], .oneLine)
        }
    }
}
