import AutoLayout
import Diagnostics
import Scene

/// Makes views and instances of components.
struct ViewBuilder: ElaborationPart {
    let elaborator: Elaborator

    /// Adds a view, or the root view of a component, and reads what stands between its braces.
    func declare(_ declaration: ResolvedView, in context: ElaborationContext) {
        let place = declaration.place
        guard elaborator.tree.views.count < Limits.views else { return stop(.tooManyViews(limit: Limits.views), place) }
        guard var inside = bodies.inner(of: context, place) else { return }
        // Unknown types, wrong numbers of values and cycles have been reported before anything is built.
        let component = declaration.component.flatMap { program.component(named: $0) }
        let arguments = component.map { argumentValues(of: declaration, $0, in: context) } ?? []
        guard declaration.knowledge != .unknown, let arguments else {
            elaborator.isMissingViews = true
            return
        }
        guard let id = add(declaration, in: context) else { return }
        inside.view = id
        inside.type = declaration.type
        inside.placement =
            declaration.type.isTable
            ? .rows(table: id) : declaration.type.isCollection ? .items(collection: id) : .subviews
        if let component {
            if component.kind == .screen, !beginChild(id, declaration.typeName, in: context) { return }
            instantiate(component, arguments, in: inside)
        }
        if let body = declaration.body { bodies.elaborate(body, in: &inside) }
    }

    private func argumentValues(
        of declaration: ResolvedView, _ component: ResolvedDefinition, in context: ElaborationContext
    ) -> [Value]? {
        if context.components.contains(component.name.text) { return nil }
        guard declaration.arguments.count == component.parameters.count else { return nil }
        return declaration.arguments.map { expressions.value(of: $0, in: context) }
    }

    /// Reads a component's body for its new root view; it sees its parameters, not the names around the instance.
    func instantiate(_ component: ResolvedDefinition, _ arguments: [Value], in context: ElaborationContext) {
        var inside = context
        inside.names = NameScope(owner: component.name.text, root: context.view)
        inside.bindings = context.bindings?.outermost(component.programValues.count)
        inside.components.append(component.name.text)
        elaborator.instances[context.view] = inside.names
        for (parameter, argument) in zip(component.parameters, arguments) {
            elaborator.bind(parameter, to: argument, in: &inside)
        }
        bodies.elaborate(component.body, in: &inside)
    }

    /// The view of a child controller: it has a screen's background and margins; false where none can stand.
    private func beginChild(_ view: ViewID, _ name: Name, in context: ElaborationContext) -> Bool {
        guard case .subviews = context.placement else {
            fail(.screenAsView(name.text), name.place)
            return false
        }
        let side = screen.systemMinimumMargin
        elaborator.trace.compare(screen.size.width, Screen.leastWidthOfWideMargins)
        elaborator.tree[view].appearance.backgroundColor = .systemBackground
        elaborator.tree[view].layoutMargins = MarginOverrides(
            DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
        return true
    }

    // MARK: Adding

    private func add(_ declaration: ResolvedView, in context: ElaborationContext) -> ViewID? {
        var view = View(name: "", kind: declaration.type.kind, source: location(of: declaration.place))
        view.name = (declaration.name?.text ?? declaration.typeName.text.lowercasedFirst) + context.names.wholeSuffix
        guard let id = insert(view, declaration.place, in: context) else { return nil }
        elaborator.types.append(declaration.type)
        guard let name = declaration.name else {
            elaborator.unnamed.append(id)
            return id
        }
        if let old = context.names.declare(name.text, id) { reportDuplicate(name, old, in: context) }
        return id
    }

    private func reportDuplicate(_ name: Name, _ old: ViewID, in context: ElaborationContext) {
        var notes: [Diagnostic.Note] = []
        if let location = elaborator.tree[old].source {
            notes.append(Diagnostic.Note(location: location, message: "the first one is here"))
        }
        fail(.duplicateView(name.text, in: context.names.owner), name.place, notes: notes)
    }

    private func insert(_ view: View, _ place: Place, in context: ElaborationContext) -> ViewID? {
        var view = view
        if let error = misplacement(of: view.kind, at: context.placement) {
            fail(error, place)
            return nil
        }
        switch context.placement {
        case .subviews: return elaborator.tree.addSubview(view, to: context.view)
        case .rows(let table):
            guard let section = elaborator.openSections[table] ?? appendSection(to: table) else { return nil }
            elaborator.openSections[table] = section
            view.role = .cell
            return insertRow(view, table, section)
        case .section(let table, let section):
            view.role = .cell
            return insertRow(view, table, section)
        case .part(let kind, let table, let section):
            return insertPart(view, kind, table, section, place)
        case .items(let collection):
            guard let section = elaborator.openSections[collection] ?? appendSection(toCollection: collection) else {
                return nil
            }
            elaborator.openSections[collection] = section
            return insertItem(view, collection, section)
        case .itemSection(let collection, let section): return insertItem(view, collection, section)
        case .itemPart(let kind, let collection, let section):
            return insertItemPart(view, kind, collection, section, place)
        }
    }

    /// Why a cell, header or footer cannot stand there: tables and collection views have classes of their own.
    private func misplacement(of kind: ViewKind, at placement: ElaborationContext.Placement) -> NotationError? {
        let isInCollection: Bool
        switch placement {
        case .subviews: return nil
        case .rows, .section, .part: isInCollection = false
        case .items, .itemSection, .itemPart: isInCollection = true
        }
        switch kind {
        case .tableViewCell(let cell) where cell.isListCell != isInCollection: return .cellOfOther(kind.typeName)
        case .tableViewHeaderFooterView where isInCollection: return .cellOfOther(kind.typeName)
        default: return nil
        }
    }

    private func insertRow(_ view: View, _ table: ViewID, _ section: Int) -> ViewID {
        let id = elaborator.tree.addSubview(view, to: table)
        changeTable(table) { $0.sections[section].rows.append(id) }
        return id
    }

    private func insertPart(
        _ view: View, _ kind: TablePart.Kind, _ table: ViewID, _ section: Int?, _ place: Place
    ) -> ViewID? {
        var view = view
        guard case .tableView(let old) = elaborator.tree[table].kind else { return nil }
        let present =
            section.map { kind == .header ? old.sections[$0].header : old.sections[$0].footer }
            ?? (kind == .header ? old.tableHeaderView : old.tableFooterView)
        guard present == nil else {
            fail(.secondViewInPart(kind.rawValue), place)
            return nil
        }
        view.role =
            kind == .header
            ? section != nil ? .sectionHeader : .tableHeader : section != nil ? .sectionFooter : .tableFooter
        let id = elaborator.tree.addSubview(view, to: table)
        changeTable(table) { tableView in
            if let section {
                if kind == .header {
                    tableView.sections[section].header = id
                } else {
                    tableView.sections[section].footer = id
                }
            } else if kind == .header {
                tableView.tableHeaderView = id
            } else {
                tableView.tableFooterView = id
            }
        }
        return id
    }

    // MARK: Tables

    func appendSection(to table: ViewID) -> Int? {
        guard case .tableView(let old) = elaborator.tree[table].kind else { return nil }
        changeTable(table) { $0.sections.append(TableSection()) }
        return old.sections.count
    }

    /// Changes a table in place; its lists of rows are not copied.
    func changeTable(_ table: ViewID, _ change: (inout TableView) -> Void) {
        guard case .tableView(var tableView) = elaborator.tree[table].kind else { return }
        elaborator.tree[table].kind = .view
        change(&tableView)
        elaborator.tree[table].kind = .tableView(tableView)
    }

    // MARK: Names

    /// Makes the names of unnamed views unique among their siblings: `label`, `label[1]`, `label[2]`.
    func nameUnnamedViews() {
        var taken: [ViewID: Set<String>] = [:]
        let unnamedViews = Set(elaborator.unnamed)
        for index in elaborator.tree.views.indices {
            let view = elaborator.tree.views[index]
            guard let parent = view.superview, !unnamedViews.contains(ViewID(index)) else { continue }
            taken[parent, default: []].insert(view.name)
        }
        var counts: [String: Int] = [:]
        for id in elaborator.unnamed {
            guard let parent = elaborator.tree[id].superview else { continue }
            let base = elaborator.tree[id].name
            let key = "\(parent.index) \(base)"
            var number = counts[key] ?? 0
            var name = number == 0 ? base : "\(base)[\(number)]"
            while taken[parent, default: []].contains(name) {
                number += 1
                name = "\(base)[\(number)]"
            }
            counts[key] = number + 1
            taken[parent, default: []].insert(name)
            elaborator.tree[id].name = name
        }
    }
}
