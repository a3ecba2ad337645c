import Cassowary
import Diagnostics

/// The rows that a solver was given, and its solution.
public struct SolvedSystem: Sendable {
    /// A row with what it stands for.
    public struct Row: Sendable {
        public var constraint: Constraint
        /// UIKit's name for it, such as `UISV-spacing`; nil for an author's own.
        public var identifier: String?
        public var source: SourceLocation?
    }

    /// The variables' names by index, such as `Timeline/list.width`.
    public var variables: [String]
    public var rows: [Row]
    /// The variables' values by index.
    public var solution: [Double]
}
