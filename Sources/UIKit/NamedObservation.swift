import Foundation

/// Who can be told of a property by its name: responders, and what a program's classes are under `NSObject`.
public protocol _ValueObserver: NSObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// An observer of a property that is said by its name, until it is removed or one of both is gone.
final class NamedObservation {
    private weak var object: NSObject?
    private weak var observer: (any _ValueObserver)?
    private let keyPath: String
    private let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    private var known: Any?
    private var observation: NSKeyValueObservation?

    nonisolated(unsafe) private static var all: [NamedObservation] = []

    static func add(_ observation: NamedObservation) { all.append(observation) }
    static func remove(where isMeant: (NamedObservation) -> Bool) {
        guard let index = all.lastIndex(where: isMeant) else { return }
        all.remove(at: index).observation?.invalidate()
    }

    init(
        of object: NSObject, _ keyPath: String, by observer: any _ValueObserver,
        _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
        (self.object, self.keyPath, self.observer) = (object, keyPath, observer)
        (self.options, self.context) = (options, context)
        known = ObservedProperty.value(keyPath, of: object) ?? nil
        if options.contains(.initial) { tell(from: nil, to: known) }
        observation = NSKeyValueObservation { [weak self] in self?.look() }
    }

    func isOf(_ object: NSObject, _ keyPath: String, by observer: NSObject) -> Bool {
        self.object === object && self.keyPath == keyPath && self.observer === observer
    }

    private func look() {
        guard let object else { return }
        let (old, new) = (known, ObservedProperty.value(keyPath, of: object) ?? nil)
        guard !areSame(old, new) else { return }
        known = new
        tell(from: old, to: new)
    }

    private func areSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return ValueObservers.areSame(a, b)
    }

    private func tell(from old: Any?, to new: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}
