import Foundation

/// Properties of UIKit's classes that can be observed by their names.
enum ObservedProperty {
    /// The value at a path of names; nil where one of them is not known.
    static func value(_ keyPath: String, of object: NSObject) -> Any?? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first,
            let found = KeyedProperties.value(first, of: object) ?? ownValue(first, of: object)
        else { return nil }
        guard keys.count == 2 else { return .some(found) }
        guard let next = found as? NSObject else { return .some(nil) }
        return value(keys[1], of: next)
    }

    private static func ownValue(_ key: String, of object: NSObject) -> Any?? {
        switch object {
        case let view as UIScrollView: scrollValue(key, of: view) ?? viewValue(key, of: view)
        case let view as UIView: viewValue(key, of: view)
        case let controller as UIViewController: controllerValue(key, of: controller)
        case let layer as CALayer: layerValue(key, of: layer)
        case let recognizer as UIGestureRecognizer: key == "state" ? .some(recognizer.state) : nil
        default: nil
        }
    }

    private static func scrollValue(_ key: String, of view: UIScrollView) -> Any?? {
        switch key {
        case "contentSize": .some(view.contentSize)
        case "contentOffset": .some(view.contentOffset)
        case "contentInset": .some(view.contentInset)
        case "panGestureRecognizer": .some(view.panGestureRecognizer)
        case "text": (view as? UITextView).map { $0.text }
        default: nil
        }
    }

    private static func viewValue(_ key: String, of view: UIView) -> Any?? {
        switch key {
        case "frame": .some(view.frame)
        case "bounds": .some(view.bounds)
        case "center": .some(view.center)
        case "transform": .some(view.transform)
        case "alpha": .some(view.alpha)
        case "hidden": .some(view.isHidden)
        case "backgroundColor": .some(view.backgroundColor)
        case "layer": .some(view.layer)
        case "text": (view as? UILabel).map { $0.text } ?? (view as? UITextField).map { $0.text }
        case "image": (view as? UIImageView).map { $0.image }
        case "selected": (view as? UIControl).map { $0.isSelected }
        case "enabled": (view as? UIControl).map { $0.isEnabled }
        case "highlighted": (view as? UIControl).map { $0.isHighlighted }
        default: nil
        }
    }

    private static func controllerValue(_ key: String, of controller: UIViewController) -> Any?? {
        switch key {
        case "title": .some(controller.title)
        case "view": .some(controller.view)
        case "preferredContentSize": .some(controller.preferredContentSize)
        default: nil
        }
    }

    private static func layerValue(_ key: String, of layer: CALayer) -> Any?? {
        switch key {
        case "frame": .some(layer.frame)
        case "bounds": .some(layer.bounds)
        case "position": .some(layer.position)
        default: nil
        }
    }
}
