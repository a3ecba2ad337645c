import Diagnostics

/// Why an edge or a size is what it is: a chain of constraints of which every one is needed for it.
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

    /// A constraint that holds the value or pulls at it.
    public struct Step: Hashable, Sendable {
        public var constraint: LayoutProblem.Participant
        /// How far a wish is missed, points; 0 where it holds.
        public var miss: Double
        /// Whether the value would be the same without it, because others ask for the same.
        public var isReplaceable: Bool
        /// Of a replaceable constraint that the author wrote, those in the chain that would take its place.
        public var substitutes: [LayoutProblem.Participant]
        /// Whether it is the height that a table gives a row or a header.
        var isImposedHeight = false
    }
}
