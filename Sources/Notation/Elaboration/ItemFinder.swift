import AutoLayout

/// Finds the views and guides that the sides of a constraint name.
struct ItemFinder: ElaborationPart {
    let elaborator: Elaborator

    /// The view or guide that an expression names; nil, without a message, for anything else.
    func item(_ expression: Expression, _ context: ElaborationContext) -> LayoutItem? {
        switch expression.kind {
        case .name(let name):
            if context.bindings?.value(named: name) != nil { return nil }
            return view(named: name, context).map { LayoutItem($0) }
        case .index:
            return label(of: expression, context).flatMap { context.names.view(named: $0) }.map { LayoutItem($0) }
        case .member(let base, let name):
            guard let owner = item(base, context), owner.guide == nil else { return nil }
            if let guide = LayoutGuide(notation: name.text),
                !guide.belongsToScrolling || elaborator.types[owner.view.index].scrolls
            {
                return LayoutItem(owner.view, guide)
            }
            return elaborator.instances[owner.view]?.view(named: name.text).map { LayoutItem($0) }
        default: return nil
        }
    }

    private func view(named name: String, _ context: ElaborationContext) -> ViewID? {
        switch name {
        case "self": return context.view
        case "super": return elaborator.tree[context.view].superview
        default:
            if let view = context.names.view(named: name) { return view }
            return name == context.names.owner ? context.names.root : nil
        }
    }

    /// `row[2]` for a view that was declared in a `for`.
    private func label(of expression: Expression, _ context: ElaborationContext) -> String? {
        switch expression.kind {
        case .name(let name):
            return context.bindings?.value(named: name) == nil && expressions.global(name) == nil ? name : nil
        case .index(let base, let index):
            guard let label = label(of: base, context) else { return nil }
            guard case .number(let number) = expressions.value(of: index, in: context),
                let position = Int(exactly: number.value)
            else {
                return nil
            }
            return "\(label)[\(position)]"
        default: return nil
        }
    }

    /// An anchor or a guide of a view.
    func member(_ name: Name, of owner: LayoutItem, _ base: Expression, _ context: ElaborationContext) -> Value {
        switch AnchorName(rawValue: name.text) {
        case .attribute(let attribute): return .linear(LinearForm(item: owner, attribute: attribute))
        case .shorthand(let shorthand): return .box(BoxForm(item: owner, shorthand: shorthand))
        case nil: break
        }
        let whole = Expression(kind: .member(base, name), place: name.place, depth: base.depth + 1)
        if let item = item(whole, context) { return .item(item) }
        if let guide = LayoutGuide(notation: name.text), owner.guide == nil {
            fail(.scrollGuide(guide.notation, type: elaborator.types[owner.view.index].rawValue), name.place)
        } else {
            let inner = elaborator.instances[owner.view]?.names ?? []
            fail(
                .unknownGuide(name.text, of: base.text, among: AnchorName.names + LayoutGuide.notationNames + inner),
                name.place)
        }
        return .invalid
    }
}
