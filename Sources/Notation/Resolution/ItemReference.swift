import AutoLayout

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
    /// The superview of a view that a visual format names.
    case around(ItemReference)
}
