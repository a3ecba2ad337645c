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

    /// The property's name, or the class with a number where no property holds the view or guide.
    mutating func name(of view: AnyObject) -> String {
        if let name = names[ObjectIdentifier(view)] { return name }
        if let identifier = Self.identifier(of: view) { return identifier }
        let type = "\(type(of: view))"
        unnamed[type, default: 0] += 1
        return "\(type)\(unnamed[type] ?? 1)"
    }

    /// Whether the class is the module's own.
    func isOwn(_ object: AnyObject) -> Bool { String(reflecting: type(of: object)).hasPrefix("UIKit.") }

    /// What its author calls it; nil where it has no such name.
    private static func identifier(of view: AnyObject) -> String? {
        if let guide = view as? UILayoutGuide { return guide.identifier.isEmpty ? nil : guide.identifier }
        return (view as? UIView)?.accessibilityIdentifier
    }

    private static func views(in value: Any) -> [(String, AnyObject)] {
        if value is UIView || value is UILayoutGuide { return [("", value as AnyObject)] }
        let guides = value as? [UILayoutGuide]
        guard let list: [AnyObject] = value as? [UIView] ?? guides else { return [] }
        return list.enumerated().map { ("[\($0.offset)]", $0.element) }
    }
}
