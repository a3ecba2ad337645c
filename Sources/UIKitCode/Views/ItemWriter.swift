import Notation

/// Writes the views and guides that constraints name.
struct ItemWriter {
    let program: ResolvedProgram
    let names: ViewNames
    /// The view that the class is.
    let root: Item

    /// - Parameter around: the view between whose braces it stands, and that view's superview.
    func item(
        _ reference: ItemReference, around: (own: Item, superview: Item?), _ writer: ExpressionWriter
    ) throws(Untranslatable) -> Item {
        switch reference {
        case .own: return around.own
        case .superview:
            // A component's own view has its superview once it is put into one.
            return around.superview ?? Item(expression: .name("superview"), type: .view)
        case .root: return root
        case .view(let view):
            let property = SwiftExpression.name(names[view.name.text] ?? view.name.text)
            return Item(
                expression: names.isCell(view.name.text) ? property.dot("contentView") : property, type: view.type,
                component: view.component)
        case .turn(let view, let indices):
            guard let index = indices.first, indices.count == 1 else {
                throw Untranslatable(reason: "'\(view.name.text)' stands in several loops")
            }
            let list = SwiftExpression.name(ViewNames.list(of: names[view.name.text] ?? view.name.text))
            return Item(
                expression: .element(list, at: try writer.write(index, as: .integer)), type: view.type,
                component: view.component)
        case .inner(let owner, let view): return inner(view, of: try item(owner, around: around, writer))
        case .around(let view):
            return Item(expression: .forced(try item(view, around: around, writer).dot("superview")), type: .view)
        case .guide(let owner, let guide): return try item(owner, around: around, writer).guide(guide)
        }
    }

    /// A view within an instance of a component.
    private func inner(_ view: ViewSymbol, of owner: Item) -> Item {
        let component = owner.component.flatMap { program.component(named: $0) }
        let property = component.flatMap { ViewNames($0, in: program)[view.name.text] } ?? view.name.text
        var instance = owner
        if case .member(let cell, "contentView") = owner.expression { instance.expression = cell }
        return Item(expression: instance.dot(property), type: view.type, component: view.component)
    }
}
