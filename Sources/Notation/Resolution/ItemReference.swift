import AutoLayout

/// A view of a component or screen as it is declared.
package struct ViewSymbol: Sendable {
    package let name: Name
    package let type: BuiltinType
    /// The component that it is an instance of.
    package let component: String?
    /// Whether each turn of a loop makes one.
    package let isRepeated: Bool
    /// Whether it stands among the rows of a table.
    package let isRow: Bool
}

/// A view or guide that the side of a constraint names.
package indirect enum ItemReference: Sendable {
    /// `self`, and what no name stands before.
    case own
    case superview
    /// The component's or screen's own view.
    case root
    case view(ViewSymbol)
    /// `step[i - 1]`: a view of another turn of a loop, with one number for each loop.
    case turn(ViewSymbol, [ResolvedExpression])
    /// A view within an instance of a component.
    case inner(ItemReference, ViewSymbol)
    case guide(ItemReference, LayoutGuide)
}
