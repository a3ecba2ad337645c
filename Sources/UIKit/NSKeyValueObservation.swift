import Foundation

/// An observer of a property, until it is invalidated or nobody keeps it.
public class NSKeyValueObservation: NSObject {
    private var look: (() -> Void)?

    init(_ look: @escaping () -> Void) {
        self.look = look
        super.init()
        ValueObservers.add(self)
    }

    public func invalidate() { look = nil }

    /// Tells of the value where it is another than before.
    func check() { look?() }
}

/// Looks after the properties that are observed.
///
/// Without Objective-C's runtime no setter tells of itself: scroll views and a program's own `dynamic` properties tell as they are set,
/// and every pass of a layout looks at all.
enum ValueObservers {
    private struct Kept { weak var observation: NSKeyValueObservation? }

    nonisolated(unsafe) private static var all: [Kept] = []

    static func add(_ observation: NSKeyValueObservation) { all.append(Kept(observation: observation)) }

    static func check() {
        guard !all.isEmpty else { return }
        for kept in all { kept.observation?.check() }
        all.removeAll { $0.observation == nil }
    }

    /// Values that cannot be compared are the same.
    static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
        func equals<Known: Equatable>(_ a: Known) -> Bool { a == b as? Known }
        if let a = a as? any Equatable { return equals(a) }
        return (a as AnyObject) === (b as AnyObject) || type(of: a) is any AnyObject.Type == false
    }
}

/// Called by a `dynamic` property of a program whenever it is set.
public func _didChangeValue() { ValueObservers.check() }
