import Diagnostics

/// A name that a data file or a data block gives to layout blocks.
public struct DataName: Hashable, Sendable {
    public var name: String
    /// Where it stands.
    public var location: SourceLocation
    /// The line it stands on.
    public var excerpt: String
}
