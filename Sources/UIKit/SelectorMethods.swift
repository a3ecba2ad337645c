import Foundation

/// Calls methods by their names, which Swift alone cannot: whoever compiles a program says how for each that it exposes to
/// Objective-C.
public enum SelectorMethods {
    /// What was done, if the object has the method and takes the argument.
    public typealias Call = (_ object: AnyObject, _ argument: Any?) -> Bool

    nonisolated(unsafe) private static var calls: [String: [Call]] = [:]

    public static func add(_ name: String, _ call: @escaping Call) { calls[name, default: []].append(call) }

    /// Whether a program's class has the method, or a property that it sets.
    static func knows(_ selector: Selector) -> Bool {
        if calls[selector.baseName] != nil { return true }
        let name = selector.description
        guard name.hasPrefix("set"), name.hasSuffix(":") else { return false }
        let property = name.dropFirst(3).dropLast()
        return KeyedProperties.knows(property.prefix(1).lowercased() + property.dropFirst())
    }

    /// Calls the method of an object, a program's or one of UIKit's that take no argument.
    @discardableResult
    static func send(_ selector: Selector, to object: AnyObject?, _ argument: Any? = nil) -> Bool {
        guard let object else { return false }
        if calls[selector.baseName]?.contains(where: { $0(object, argument) }) == true { return true }
        return own[selector.baseName]?(object) ?? false
    }

    /// Of UIKit's own methods those that programs name.
    nonisolated(unsafe) private static let own: [String: (AnyObject) -> Bool] = [
        "reloadData": { object in
            (object as? UITableView)?.reloadData()
            (object as? UICollectionView)?.reloadData()
            return object is UITableView || object is UICollectionView
        },
        "layoutIfNeeded": { call(UIView.layoutIfNeeded, of: $0) },
        "setNeedsLayout": { call(UIView.setNeedsLayout, of: $0) },
        "removeFromSuperview": { call(UIView.removeFromSuperview, of: $0) },
        "resignFirstResponder": { object in
            (object as? UIResponder)?.resignFirstResponder()
            return object is UIResponder
        },
    ]

    private static func call(_ method: (UIView) -> () -> Void, of object: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        method(view)()
        return true
    }
}

extension NSObjectProtocol {
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        SelectorMethods.send(aSelector, to: self)
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        SelectorMethods.send(aSelector, to: self, object)
        return nil
    }

    public func responds(to aSelector: Selector!) -> Bool { SelectorMethods.knows(aSelector) }
}

extension NSObject {
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        SelectorMethods.send(aSelector, to: self)
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        SelectorMethods.send(aSelector, to: self, object)
        return nil
    }

    /// Once what is under way has ended; after a delay it is too late for a figure.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        if delay <= 0 { PendingCall.add(aSelector, of: self, anArgument) }
    }

    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        PendingCall.cancel { $0.target === aTarget as AnyObject }
    }

    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        PendingCall.cancel {
            $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
        }
    }

    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { SelectorMethods.send(aSelector, to: self, arg) } else { performLater(aSelector, arg) }
    }

    /// On the main thread, as everything that a figure waits for.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) { performLater(aSelector, arg) }

    private func performLater(_ selector: Selector, _ argument: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, argument)
        DispatchQueue.main.async { SelectorMethods.send(selector, to: object, argument) }
    }

    public func responds(to aSelector: Selector!) -> Bool { SelectorMethods.knows(aSelector) }
}

/// A call that waits until what is under way has ended.
private final class PendingCall {
    let target: NSObject
    let selector: Selector
    private let argument: Any?
    nonisolated(unsafe) private static var all: [PendingCall] = []

    private init(_ selector: Selector, of target: NSObject, _ argument: Any?) {
        (self.selector, self.target, self.argument) = (selector, target, argument)
    }

    static func add(_ selector: Selector, of target: NSObject, _ argument: Any?) {
        nonisolated(unsafe) let call = PendingCall(selector, of: target, argument)
        all.append(call)
        DispatchQueue.main.async { call.send() }
    }

    static func cancel(_ isMeant: (PendingCall) -> Bool) { all.removeAll(where: isMeant) }

    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let one = argument as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (argument as AnyObject) === (other as AnyObject)
    }

    private func send() {
        guard let place = Self.all.firstIndex(where: { $0 === self }) else { return }
        Self.all.remove(at: place)
        SelectorMethods.send(selector, to: target, argument)
    }
}
