import Foundation

/// A property whose values are published as they are set, as those of Combine are, which UIKit brings along.
///
/// Of Combine there is what such properties and their objects need; the operators of other publishers are not there.
@propertyWrapper
public struct Published<Value> {
    private var value: Value
    private let values: Publisher

    public init(wrappedValue: Value) {
        value = wrappedValue
        values = Publisher(wrappedValue)
    }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { value }
        // swift-format-ignore
        set { value = newValue }
    }

    public var projectedValue: Publisher { values }

    /// Whoever listens is told before the property has its new value.
    public static subscript<Enclosing: AnyObject>(
        _enclosingInstance object: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
        storage storage: ReferenceWritableKeyPath<Enclosing, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            (object as? any ObservableObject)?.objectWillChange.send()
            object[keyPath: storage].values.send(newValue)
            object[keyPath: storage].value = newValue
        }
    }

    /// Sends the value that there is, and every one that is set.
    public final class Publisher {
        private var last: Value
        private let listeners = Listeners<Value>()

        init(_ value: Value) { last = value }

        func send(_ value: Value) {
            last = value
            listeners.send(value)
        }

        public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
            receiveValue(last)
            return listeners.add(receiveValue)
        }

        public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root)
            -> AnyCancellable
        {
            sink { object[keyPath: keyPath] = $0 }
        }

        public func receive(on queue: DispatchQueue) -> Queued { Queued(source: self, queue: queue) }
        public func receive(on loop: RunLoop) -> Queued { Queued(source: self, queue: .main) }
        public func receive(on queue: OperationQueue) -> Queued { Queued(source: self, queue: .main) }
    }

    /// The same values, a turn of a queue later.
    public struct Queued {
        let source: Publisher
        let queue: DispatchQueue

        public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
            nonisolated(unsafe) let receiveValue = receiveValue
            return source.sink { value in
                nonisolated(unsafe) let value = value
                queue.async { receiveValue(value) }
            }
        }
        public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root)
            -> AnyCancellable
        {
            sink { object[keyPath: keyPath] = $0 }
        }
    }
}
