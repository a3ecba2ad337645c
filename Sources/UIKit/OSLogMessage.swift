/// A note, with values that may be marked as private.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    package let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text of a note so far.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Nobody but the author reads a figure's notes, so that nothing in them is hidden.
    public mutating func appendInterpolation<Value>(
        _ argumentObject: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
        text += "\(argumentObject())"
    }
}

/// Who may read a value in a note.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case none, hash }

    public static let `public` = Self()
    public static let `private` = Self()
    public static let sensitive = Self()
    public static let auto = Self()
    public static func `private`(mask: Mask) -> Self { Self() }
    public static func sensitive(mask: Mask) -> Self { Self() }
    public static func auto(mask: Mask) -> Self { Self() }
}
