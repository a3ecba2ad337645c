import Piecewise

/// A value that stands behind a reference, so that whatever holds it is small and cheap to copy; copies share it until
/// they are written to.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable & Serializable>: Sendable {
    private var box: Box

    // Written to only while nothing else refers to it, so that no thread sees another one's change.
    private final class Box: @unchecked Sendable {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    public var wrappedValue: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
        set { box = Box(newValue) }
    }
}

extension Boxed: Hashable {
    public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.box.value == b.box.value }

    public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

extension Boxed: Serializable {
    #if !hasFeature(Embedded)
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? any SharingDecoder {
            self = try decoder.shared(Value.self) { Boxed(wrappedValue: $0) }
        } else {
            self.init(wrappedValue: try Value(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? any SharingEncoder {
            try encoder.share(wrappedValue)
        } else {
            try wrappedValue.encode(to: encoder)
        }
    }
    #endif
}
