#if hasFeature(Embedded)
/// A value that crosses from one process to another; Embedded Swift has neither processes nor `Codable`.
public protocol Serializable {}
#else
/// A value that crosses from one process to another.
public typealias Serializable = Codable

/// Writes values of which many are equal, each once.
public protocol SharingEncoder: AnyObject {
    /// Writes a value, or where an equal one stands.
    func share<Value: Hashable & Encodable>(_ value: Value) throws
}

/// Reads what a `SharingEncoder` has written.
public protocol SharingDecoder: AnyObject {
    /// Reads a value, held by what holds all that are equal to it.
    func shared<Value: Decodable, Held>(_ type: Value.Type, heldBy hold: (Value) -> Held) throws -> Held
}
#endif
