import AutoLayout
import Notation

/// A view or guide in the code of a class.
struct Item {
    /// What stands before a dot; empty for the class's own view.
    var text: String
    var type: BuiltinType
    /// The component that it is an instance of.
    var component: String?
    var isGuide = false

    init(_ text: String, _ type: BuiltinType, component: String? = nil, isGuide: Bool = false) {
        self.text = text
        self.type = type
        self.component = component
        self.isGuide = isGuide
    }

    /// The view where it stands as a value.
    var object: String { text.isEmpty ? "self" : text }

    /// A member of it.
    func dot(_ member: String) -> String { text.isEmpty ? member : "\(text).\(member)" }

    func guide(_ guide: LayoutGuide) -> Item {
        let name =
            switch guide {
            case .layoutMargins: "layoutMarginsGuide"
            case .safeArea: "safeAreaLayoutGuide"
            case .readableContent: "readableContentGuide"
            case .content: "contentLayoutGuide"
            case .frame: "frameLayoutGuide"
            }
        return Item(dot(name), type, isGuide: true)
    }

    func anchor(_ attribute: LayoutAttribute) -> String { dot("\(attribute.rawValue)Anchor") }
}

extension BuiltinType {
    /// UIKit's class.
    var className: String { viewClass.uiKit.name }

    /// How a view of it is made.
    var initializer: String { viewClass.uiKit.initializer }

    /// What stands behind a name that UIKit uses itself.
    var suffix: String { String(className.dropFirst(2)) }

    /// Where UIKit keeps the font of the text that such a view sets; nil where it sets none.
    var fontSpelling: String? {
        guard case .assignment(let name)? = property(named: "font")?.spelling else { return nil }
        return name
    }
}
