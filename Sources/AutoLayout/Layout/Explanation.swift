import Diagnostics

/// Why an edge or a size has its value: an irreducible chain of constraints that determine it.
public struct Explanation: Hashable, Sendable {
    /// Such as `card/avatar.width`.
    public var subject: String
    /// Points; an edge is measured in the view that `origin` names.
    public var value: Double
    /// The view from whose corner edges are measured: the screen's root, or the row or header of a table.
    public var origin: ViewID
    public var attribute: LayoutAttribute
    /// From the subject outwards; empty where nothing determines it.
    public var chain: [Step]

    /// A constraint that determines the value.
    public struct Step: Hashable, Sendable {
        public var constraint: LayoutProblem.Participant
        /// By how much the constraint is violated, points; 0 where it holds.
        public var miss: Double
        /// Whether the value would be the same without it, because other constraints require the same.
        public var isReplaceable: Bool
        /// For a replaceable constraint of the author, those that would determine the value without it.
        public var substitutes: [LayoutProblem.Participant]
        /// Whether it is the height that a table gives a row or a header.
        var isImposedHeight = false
    }
}
