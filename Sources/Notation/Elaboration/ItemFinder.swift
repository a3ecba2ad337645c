import AutoLayout

/// Finds the views and guides that a block names.
struct ItemFinder: ElaborationPart {
    let elaborator: Elaborator

    /// The view or guide; nil, without a message, where nothing has made it.
    func item(_ reference: ItemReference, _ context: ElaborationContext) -> LayoutItem? {
        switch reference {
        case .own: LayoutItem(context.view)
        case .superview: elaborator.tree[context.view].superview.map { LayoutItem($0) }
        case .root: LayoutItem(context.names.root)
        case .view(let view): context.names.view(named: view.name.text).map { LayoutItem($0) }
        case .turn(let view, let indices):
            label(of: view, indices, context).flatMap { context.names.view(named: $0) }.map { LayoutItem($0) }
        case .inner(let owner, let view): item(owner, context).flatMap { member(view.name.text, of: $0) }
        case .around(let view):
            item(view, context).flatMap { elaborator.tree[$0.view].superview }.map { LayoutItem($0) }
        case .guide(let owner, let guide): item(owner, context).flatMap { member(guide.notation, of: $0) }
        }
    }

    /// `row[2]` for a view that was declared in a `for`.
    private func label(of view: ViewSymbol, _ indices: [ResolvedExpression], _ context: ElaborationContext) -> String? {
        guard expressions.global(view.name.text) == nil else { return nil }
        var label = view.name.text
        for index in indices {
            guard case .number(let number) = expressions.value(of: index, in: context),
                let position = Int(exactly: number.value)
            else { return nil }
            label += "[\(position)]"
        }
        return label
    }

    /// A guide of a view, or a view within an instance of a component.
    private func member(_ name: String, of owner: LayoutItem) -> LayoutItem? {
        guard owner.guide == nil else { return nil }
        if let guide = LayoutGuide(notation: name), guide.belongs(to: elaborator.types[owner.view.index]) {
            return LayoutItem(owner.view, guide)
        }
        return elaborator.instances[owner.view]?.view(named: name).map { LayoutItem($0) }
    }

    /// An anchor, a guide or an inner view.
    func member(_ name: Name, of owner: LayoutItem, _ base: Expression) -> Value {
        if let anchor = AnchorName(rawValue: name.text) { return .anchor(AnchorForm(item: owner, anchor: anchor)) }
        if let item = member(name.text, of: owner) { return .item(item) }
        if let guide = LayoutGuide(notation: name.text), owner.guide == nil, guide.belongsToScrolling {
            fail(.scrollGuide(guide.notation, type: elaborator.types[owner.view.index].rawValue), name.place)
        } else {
            let guides = elaborator.types[owner.view.index].isView ? LayoutGuide.notationNames : []
            let inner = elaborator.instances[owner.view]?.names ?? []
            fail(.unknownGuide(name.text, of: base.text, among: AnchorName.names + guides + inner), name.place)
        }
        return .invalid
    }
}
