import Diagnostics

/// A value and where it stands.
public struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What was read.
    public var value: Value
    /// UTF-8 offsets in the file.
    public var range: Range<Int>
    /// Where `range` begins.
    public var location: SourceLocation

    /// A value whose place is known.
    public init(_ value: Value, range: Range<Int>, location: SourceLocation) {
        self.value = value
        self.range = range
        self.location = location
    }
}
