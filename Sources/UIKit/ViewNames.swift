internal import AutoLayout
import Foundation

/// What a program calls its views: the names of the properties that hold them.
struct ViewNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var unnamed: [String: Int] = [:]
    /// What the compiler calls the storage of a lazy property, before its name.
    private static let lazyStorage = "$__lazy_storage_$_"

    /// Takes the names from the properties of `owner`, where its class is an author's.
    mutating func add(_ owner: AnyObject) {
        guard !isOfModule(owner) else { return }
        for child in Mirror(reflecting: owner).children {
            guard let label = child.label else { continue }
            for (suffix, view) in Self.views(in: child.value) where names[ObjectIdentifier(view)] == nil {
                let name = label.hasPrefix(Self.lazyStorage) ? String(label.dropFirst(Self.lazyStorage.count)) : label
                names[ObjectIdentifier(view)] = name + suffix
            }
        }
    }

    /// The property's name, or the class with a number where no property holds the view or guide.
    mutating func name(of view: AnyObject) -> String {
        if let name = names[ObjectIdentifier(view)] { return name }
        if let identifier = Self.identifier(of: view) { return identifier }
        let type = _typeName(type(of: view), qualified: false)
        unnamed[type, default: 0] += 1
        return "\(type)\(unnamed[type] ?? 1)"
    }

    /// What its author calls it; nil where it has no such name.
    private static func identifier(of view: AnyObject) -> String? {
        if let guide = view as? UILayoutGuide { return guide.identifier.isEmpty ? nil : guide.identifier }
        return (view as? UIView)?.accessibilityIdentifier
    }

    private static func views(in value: Any) -> [(String, AnyObject)] {
        let single: AnyObject? = value as? UIView ?? value as? UILayoutGuide ?? value as? CALayer
        if let single { return [("", single)] }
        let guides = value as? [UILayoutGuide]
        let views: [AnyObject]? = value as? [UIView] ?? value as? [CALayer]
        guard let list = views ?? guides else { return [] }
        return list.enumerated().map { ("[\($0.offset)]", $0.element) }
    }
}

/// Whether the class is the module's own.
func isOfModule(_ object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    if let known = classesOfModule[ObjectIdentifier(type)] { return known }
    let isOfModule = _typeName(type).hasPrefix("UIKit.")
    classesOfModule[ObjectIdentifier(type)] = isOfModule
    return isOfModule
}

/// Whether each class that was asked for is the module's own.
nonisolated(unsafe) private var classesOfModule: [ObjectIdentifier: Bool] = [:]

extension ViewTreeBuilder {
    /// The tree with the names that the program has for its views.
    var namedTree: ViewTree {
        var (tree, names) = (tree, ViewNames())
        let guides = Dictionary(guides.map { ($0.id, $0.guide) }) { first, _ in first }
        for (index, view) in views.enumerated() {
            let id = ViewID(index)
            guard let view else {
                if let guide = guides[id] { tree[id].name = names.name(of: guide) }
                continue
            }
            // In tables and lists a cell's content view stands for the cell.
            if let cell = view.superview as? UITableViewCell, cell.contentView === view { names.add(cell) }
            if let cell = view.superview as? UICollectionViewCell, cell.contentView === view, tree[id].role != .subview
            {
                names.add(cell)
            }
            if let controller = view.controller { names.add(controller) }
            names.add(view)
            tree[id].name = index == 0 ? "screen" : names.name(of: view)
        }
        var drawings = 0
        for (layer, id) in layers {
            if layer == nil { drawings += 1 }
            tree[id].name = layer.map { names.name(of: $0) } ?? "Drawing\(drawings)"
        }
        return tree
    }
}
