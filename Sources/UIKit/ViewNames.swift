import Foundation

/// What a program calls its views: the names of the properties that hold them.
struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var unnamed: [String: Int] = [:]

    /// Takes the names from the properties of `owner`, where its class is an author's.
    mutating func add(_ owner: AnyObject) {
        guard !isOwn(owner) else { return }
        for child in Mirror(reflecting: owner).children {
            guard let label = child.label else { continue }
            let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
            for (suffix, view) in Self.views(in: child.value) where names[ObjectIdentifier(view)] == nil {
                names[ObjectIdentifier(view)] = name + suffix
            }
        }
    }

    /// The property's name, or the class with a number where no property holds the view.
    mutating func name(of view: UIView) -> String {
        if let name = names[ObjectIdentifier(view)] { return name }
        if let identifier = view.accessibilityIdentifier { return identifier }
        let type = "\(type(of: view))"
        unnamed[type, default: 0] += 1
        return "\(type)\(unnamed[type] ?? 1)"
    }

    /// Whether the class is the module's own.
    func isOwn(_ object: AnyObject) -> Bool { String(reflecting: type(of: object)).hasPrefix("UIKit.") }

    private static func views(in value: Any) -> [(String, UIView)] {
        if let view = value as? UIView { return [("", view)] }
        guard let list = value as? [UIView] else { return [] }
        return list.enumerated().map { ("[\($0.offset)]", $0.element) }
    }
}
