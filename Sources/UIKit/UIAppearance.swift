import Foundation

/// What a view may stand in, for an appearance that holds there alone.
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What takes its look from a proxy of its class until it is given another.
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// What is set on it holds for all views of this class that come into the window and have nothing else.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self, in: []) }

    /// The same for those that stand in views or controllers of these classes, the innermost named first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.proxy(of: Self.self, in: containerTypes) }

    /// The same whatever the traits are: a figure has one set of them.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The proxies that a program has asked for, in order.
enum AppearanceProxies {
    private struct Entry {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let proxy: UIView
    }

    nonisolated(unsafe) private static var entries: [Entry] = []

    static func proxy<View: UIView>(of type: View.Type, in containers: [any UIAppearanceContainer.Type]) -> View {
        let known = entries.first { entry in
            entry.type == type && entry.containers.elementsEqual(containers) { $0 == $1 }
        }
        if let proxy = known?.proxy as? View { return proxy }
        // Bars and controls draw these views themselves.
        if containers.contains(where: isDrawnWhole) { leaveOut("\(type)", "appearance") }
        guard let proxy = View(coder: NSCoder()) else { raiseException("there is no appearance of \(type)") }
        entries.append(Entry(type: type, containers: containers, proxy: proxy))
        return proxy
    }

    /// Gives a view what its proxies have and it has not; what stands deeper in its container goes first.
    static func apply(to view: UIView) {
        guard !entries.isEmpty else { return }
        let fitting = entries.filter { entry in
            view.isKind(of: entry.type) && view !== entry.proxy && isContained(view, in: entry.containers)
        }
        for entry in fitting.sorted(by: { $0.containers.count > $1.containers.count }) {
            for property in AppearanceProperty.all { property.take(entry.proxy, view) }
        }
    }

    private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var responder = view.next
        for container in containers {
            while let found = responder, !found.isKind(of: container as AnyClass) { responder = found.next }
            guard responder != nil else { return false }
            responder = responder?.next
        }
        return true
    }

    private static func isDrawnWhole(_ container: any UIAppearanceContainer.Type) -> Bool {
        let types: [UIView.Type] = [
            UISearchBar.self, UINavigationBar.self, UITabBar.self, UIToolbar.self, UISegmentedControl.self,
            UIDatePicker.self, UIPickerView.self,
        ]
        return types.contains { $0 == container } || container == UIAlertController.self
    }
}
