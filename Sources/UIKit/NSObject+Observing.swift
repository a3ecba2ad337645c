import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// Calls the handler whenever the property has another value: at once where a scroll view or the program itself sets it, else in the
    /// next pass of the layout.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var known = self[keyPath: keyPath]
        let tell = { (object: Self, old: Value?, new: Value) in
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        if options.contains(.initial) { tell(self, nil, known) }
        return NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (old, new) = (known, self[keyPath: keyPath])
            guard !ValueObservers.areSame(old, new) else { return }
            known = new
            tell(self, old, new)
        }
    }
}

extension NSObject {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)`, as `observe(_:options:changeHandler:)` calls its handler.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let observer = observer as? any _ValueObserver, ObservedProperty.value(keyPath, of: self) != nil else {
            return leaveOut("NSObject")
        }
        NamedObservation.add(NamedObservation(of: self, keyPath, by: observer, options, context))
    }
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservation.remove { $0.isOf(self, keyPath, by: observer) }
    }
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        NamedObservation.remove { $0.isOf(self, keyPath, by: observer) && $0.context == context }
    }
    /// Tells the observers, as every set property does.
    public func didChangeValue(forKey key: String) { ValueObservers.check() }
    public func willChangeValue(forKey key: String) {}
}
