import Piecewise

/// What a class of a live preview declares: at the least width, and what changes at each breakpoint.
public struct LiveRule: Hashable, Sendable {
    /// The class, in its figure; a page may give it another name.
    public var name: String
    /// The declarations that hold at first.
    public var first: String
    /// Ascending.
    public var changes: [Change]

    /// Declarations that hold from a width on.
    public struct Change: Hashable, Sendable {
        public var start: Breakpoint
        public var declarations: String

        public init(start: Breakpoint, declarations: String) {
            self.start = start
            self.declarations = declarations
        }
    }

    public init(name: String, first: String, changes: [Change]) {
        self.name = name
        self.first = first
        self.changes = changes
    }
}
