import Foundation

/// An object that says when one of its `@Published` properties is about to change.
public protocol ObservableObject: AnyObject {
    var objectWillChange: ObservableObjectPublisher { get }
}

private nonisolated(unsafe) let publisherKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension ObservableObject {
    /// One for each object.
    public var objectWillChange: ObservableObjectPublisher {
        if let found = objc_getAssociatedObject(self, publisherKey) as? ObservableObjectPublisher { return found }
        let made = ObservableObjectPublisher()
        objc_setAssociatedObject(self, publisherKey, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

public final class ObservableObjectPublisher {
    private let listeners = Listeners<Void>()

    public init() {}

    public func send() { listeners.send(()) }
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable { listeners.add(receiveValue) }
}

/// Ends what it was given for when it is cancelled, or nobody keeps it.
public final class AnyCancellable: Hashable {
    private var end: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { end = cancel }

    public func cancel() {
        end?()
        end = nil
    }

    deinit { cancel() }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
    where Kept.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Who is told of values, in the order in which they came.
final class Listeners<Value> {
    private var all: [(number: Int, receive: (Value) -> Void)] = []
    private var added = 0

    func send(_ value: Value) { for listener in all { listener.receive(value) } }

    func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
        added += 1
        let number = added
        all.append((number, receive))
        return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
    }
}
