#if hasFeature(Embedded)
/// A value that crosses from one process to another; Embedded Swift has neither processes nor `Codable`.
public protocol Serializable {}
#else
/// A value that crosses from one process to another.
public typealias Serializable = Codable
#endif
