import Piecewise

/// A value that stands behind a reference, so that whatever holds it is small and cheap to copy.
@propertyWrapper
public indirect enum Boxed<Value: Hashable & Sendable & Serializable>: Hashable, Sendable {
    case value(Value)

    public init(wrappedValue: Value) { self = .value(wrappedValue) }

    public var wrappedValue: Value {
        get {
            switch self {
            case .value(let value): value
            }
        }
        set { self = .value(newValue) }
    }
}

extension Boxed: Serializable {
    #if !hasFeature(Embedded)
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? any SharingDecoder {
            self = try decoder.shared(Value.self) { .value($0) }
        } else {
            self = .value(try Value(from: decoder))
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
