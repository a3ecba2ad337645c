import AutoLayout
import Notation

// Constraints as anchors say them.
extension ClassWriter {
    /// The constraints of a statement as expressions, if it belongs to this pass.
    func constrain(
        _ statement: ConstraintStatement, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [String] {
        let varies =
            inference.varies(statement.right, context.scope)
            || statement.priority.map { inference.varies($0, context.scope) } ?? false
        guard pass == .whole || varies == (pass == .adaptive) else { return [] }
        var writer = writer
        if let font = context.type.fontSpelling { writer.surrounding = context.view.dot(font) }
        let maker = ConstraintWriter(class: self, context: context, writer: writer)
        let constraints = try maker.constraints(of: statement)
        // A component's own view has no superview before it is put into one.
        guard context.superview == nil, constraints.contains(where: { $0.contains("superview.") }) else {
            return constraints
        }
        attached += constraints
        return []
    }

    /// The view or guide that an expression names; nil for anything else.
    func item(_ expression: Expression, _ context: StatementContext) throws(Untranslatable) -> Item? {
        switch expression.kind {
        case .name(let name):
            if Scope.find(name, in: context.scope) != nil { return nil }
            return item(named: name, context)
        case .index(let base, let index):
            guard case .name(let name) = base.kind, let entry = catalog.entries[name], entry.isRepeated else {
                return nil
            }
            let position = try writer.write(index, as: .integer, context.scope).text
            return Item(
                "\(ViewCatalog.list(of: entry.property))[\(position)]", entry.type, component: entry.component)
        case .member(let base, let name):
            guard let owner = try item(base, context), !owner.isGuide else { return nil }
            if let guide = LayoutGuide(notation: name.text), guide != .content && guide != .frame || owner.type.scrolls
            {
                return owner.guide(guide)
            }
            return inner(name.text, of: owner)
        default: return nil
        }
    }

    private func item(named name: String, _ context: StatementContext) -> Item? {
        switch name {
        case "self": return context.view
        case "super":
            return context.superview ?? (isScreen ? nil : Item("superview", .view))
        default: break
        }
        if let entry = catalog.entries[name] {
            return Item(
                entry.isCell ? "\(entry.property).contentView" : entry.property, entry.type, component: entry.component)
        }
        return name == definition.name.text ? root : nil
    }

    /// A view within an instance of a component.
    private func inner(_ name: String, of owner: Item) -> Item? {
        guard let component = owner.component.flatMap({ program.component(named: $0) }) else { return nil }
        let catalog = ViewCatalog(component, inference)
        guard let entry = catalog.entries[name] else { return nil }
        let text = owner.text.hasSuffix(".contentView") ? String(owner.text.dropLast(12)) : owner.text
        return Item(Item(text, owner.type).dot(entry.property), entry.type, component: entry.component)
    }
}
