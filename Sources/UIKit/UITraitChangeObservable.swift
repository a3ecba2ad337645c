import Foundation

/// A kind of trait: `UITraitHorizontalSizeClass.self`.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}

public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Views and controllers. A figure's traits are those of its screen from the beginning; handlers are called where a screen is
/// turned.
public protocol UITraitChangeObservable {}

/// What is called where some traits change.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    fileprivate let traits: [UITrait]
    /// Does nothing once its observer is gone.
    fileprivate let tell: (UITraitCollection) -> Void

    fileprivate init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.tell) = (traits, tell)
    }
}

/// The registrations of all observers, in order.
enum TraitChanges {
    nonisolated(unsafe) private static var registrations: [TraitChangeRegistration] = []

    fileprivate static func add(_ registration: TraitChangeRegistration) { registrations.append(registration) }

    fileprivate static func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls those whose traits differ.
    static func tell(from old: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations where registration.traits.contains(where: { differs($0, old, new) }) {
            registration.tell(old)
        }
    }

    private static func differs(_ trait: UITrait, _ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): old.horizontalSizeClass != new.horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): old.verticalSizeClass != new.verticalSizeClass
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): old.userInterfaceStyle != new.userInterfaceStyle
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): old.userInterfaceIdiom != new.userInterfaceIdiom
        case ObjectIdentifier(UITraitLayoutDirection.self): old.layoutDirection != new.layoutDirection
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
            old.preferredContentSizeCategory != new.preferredContentSizeCategory
        case ObjectIdentifier(UITraitDisplayScale.self): old.displayScale != new.displayScale
        default: false
        }
    }
}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerObserver(for: traits, handler)
    }

    /// The same for a closure that says the type of its observer, such as `Self`.
    @discardableResult
    @_disfavoredOverload
    public func registerForTraitChanges<Observer>(
        _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerObserver(for: traits, handler)
    }

    private func registerObserver<Observer>(
        for traits: [UITrait], _ handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        weak let observer = self as AnyObject
        let registration = TraitChangeRegistration(traits) { old in
            if let observer = observer as? Observer { handler(observer, old) }
        }
        TraitChanges.add(registration)
        return registration
    }

    /// Calls the method with the observer and, where it takes one, its traits before.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let target = target as AnyObject
        let registration = TraitChangeRegistration(traits) { _ in
            SelectorMethods.send(action, to: target, self)
        }
        TraitChanges.add(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        TraitChanges.remove(registration)
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
