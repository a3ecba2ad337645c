import AutoLayout
import Notation

// Views: how they are made, filled and put into their superview.
extension ClassWriter {
    /// A view, or the root view of a component, with what stands between its braces.
    func declare(
        _ view: ViewDeclaration, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> (codes: [Code], constraints: [String]) {
        let component = program.component(named: view.type.text)
        let type = BuiltinType.root(of: view, component)
        if pass == .adaptive { return try adapt(view, type, component, context) }
        let name = try name(of: view, type, component, context)
        var codes: [Code] = [.blank]
        if let made = try creation(of: view, name, type, component, context, pass) { codes.append(made) }
        let inside = inner(of: view, name, type, component, context)
        if component == nil { codes += defaults(of: type, inside.view, view.body ?? Body.empty, rows: inside.rows) }
        let parts = try members(of: view.body ?? Body.empty, inside, pass)
        codes += parts.head
        codes += try add(view, name, inside.view, component, context, pass)
        return (codes + parts.views, parts.constraints)
    }

    /// What changes of a view that stays.
    private func adapt(
        _ view: ViewDeclaration, _ type: BuiltinType, _ component: Definition?, _ context: StatementContext
    ) throws(Untranslatable) -> (codes: [Code], constraints: [String]) {
        var name = view.name.flatMap { catalog.entries[$0.text]?.property } ?? unnamed[key(view)] ?? "view"
        if context.isRepeated { name = "view" }
        let inside = inner(of: view, name, type, component, context)
        var codes: [Code] = []
        if let component, let facts = inference.facts(of: component.name.text) {
            for (index, parameter) in (component.parameters ?? []).enumerated()
            where index < facts.types.count && index < (view.arguments ?? []).count {
                let argument = (view.arguments ?? [])[index].value
                guard inference.varies(argument, context.scope) else { continue }
                let value = try writer.write(argument, as: facts.types[index], context.scope)
                codes.append(.line("\(name).\(swiftName(parameter.text)) = \(value.text)"))
            }
        }
        let parts = try members(of: view.body ?? Body.empty, inside, .adaptive)
        return (codes + parts.head + parts.views, parts.constraints)
    }

    // MARK: Names

    /// The view's name in Swift; one without a name gets one.
    private func name(
        of view: ViewDeclaration, _ type: BuiltinType, _ component: Definition?, _ context: StatementContext
    ) throws(Untranslatable) -> String {
        if let name = view.name, let entry = catalog.entries[name.text] { return entry.property }
        if let known = unnamed[key(view)] { return known }
        let name = fresh(viewName(view.type.text.lowercasedFirst, type: type.suffix))
        unnamed[key(view)] = name
        return name
    }

    func key(_ view: ViewDeclaration) -> Int { view.type.place.block << 32 + view.type.place.range.lowerBound }

    /// The context of what stands between a view's braces.
    private func inner(
        of view: ViewDeclaration, _ name: String, _ type: BuiltinType, _ component: Definition?,
        _ context: StatementContext
    ) -> (StatementContext) {
        var inside = context
        let isCell = view.name.flatMap { catalog.entries[$0.text]?.isCell } ?? isRow(component, context)
        inside.superview = context.view
        inside.view = Item(isCell ? "\(name).contentView" : name, type, component: component?.name.text)
        inside.type = type
        inside.placement = type.isTable ? .rows("\(name)Rows") : .subviews
        return inside
    }

    private func isRow(_ component: Definition?, _ context: StatementContext) -> Bool {
        guard case .rows = context.placement, let component else { return false }
        return inference.isCell(component.name.text, in: program)
    }

    // MARK: Making

    /// The statement that makes the view; nil where a property of the class does.
    private func creation(
        of view: ViewDeclaration, _ name: String, _ type: BuiltinType, _ component: Definition?,
        _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> Code? {
        var value = type.initializer
        var className = type.className
        if let component {
            value = "\(component.className)(\(try arguments(of: view, component, context)))"
            className = component.className
        }
        if type.isTable, component == nil {
            if context.isRepeated { throw Untranslatable(reason: "a table in a 'for' would lose its rows") }
            properties.append("private let \(name)Rows = TableRows()")
            needs.shorthands.insert(.tableRows)
        }
        let isFixed = component == nil || value.hasSuffix("()")
        if isFixed, !context.isRepeated {
            let isPrivate = view.name == nil ? "private " : ""
            let line = "\(isPrivate)let \(name) = \(value)"
            if !properties.contains(line) { properties.append(line) }
            return nil
        }
        if !context.isRepeated {
            locals[name] = locals[name].map { $0 == className ? className : "UIView" } ?? className
            openLocals.append(name)
            if pass == .whole { changingLocals.insert(name) }
        }
        return .view(name: name, value: value)
    }

    private func arguments(
        of view: ViewDeclaration, _ component: Definition, _ context: StatementContext
    ) throws(Untranslatable) -> String {
        guard let facts = inference.facts(of: component.name.text) else { return "" }
        var parts: [String] = []
        for (index, parameter) in (component.parameters ?? []).enumerated()
        where index < facts.types.count && index < (view.arguments ?? []).count {
            let value = try writer.write((view.arguments ?? [])[index].value, as: facts.types[index], context.scope)
            parts.append("\(label(parameter.text)): \(value.text)")
        }
        for global in inference.globals(of: component.name.text) {
            parts.append("\(label(global)): \(swiftName(global))")
        }
        return parts.joined(separator: ", ")
    }

    /// A name as an argument's label, which may be a keyword.
    private func label(_ name: String) -> String { swiftName(name).filter { $0 != "`" } }

    /// What the notation takes for granted where UIKit does otherwise.
    func defaults(of type: BuiltinType, _ item: Item, _ body: Body, rows: String?) -> [Code] {
        var codes: [Code] = []
        for setting in type.settings where body.value(of: setting.property) == nil {
            codes.append(.line("\(item.dot(setting.property)) = \(setting.value)"))
        }
        if type.isTable {
            codes.append(.line("\(item.dot("dataSource")) = \(rows ?? "rows")"))
            codes.append(.line("\(item.dot("delegate")) = \(rows ?? "rows")"))
        }
        return codes
    }

    // MARK: Adding

    /// The statements that put a view into its superview.
    private func add(
        _ view: ViewDeclaration, _ name: String, _ item: Item, _ component: Definition?, _ context: StatementContext,
        _ pass: Pass
    ) throws(Untranslatable) -> [Code] {
        var codes = try placing(view, name, item, component, context)
        if let declared = view.name, catalog.counted.contains(declared.text), context.isRepeated {
            let list = ViewCatalog.list(of: name)
            let className = component?.className ?? BuiltinType.root(of: view, nil).className
            let line = "private var \(list): [\(className)] = []"
            if !properties.contains(line) { properties.append(line) }
            codes.append(.line("\(list).append(\(name))"))
        }
        if pass == .whole, case .subviews = context.placement {
            hasAdaptiveViews = true
            codes.append(.line("adaptiveViews.append(\(name))"))
        }
        return codes
    }

    private func placing(
        _ view: ViewDeclaration, _ name: String, _ item: Item, _ component: Definition?, _ context: StatementContext
    ) throws(Untranslatable) -> [Code] {
        switch context.placement {
        case .rows(let rows):
            needs.shorthands.insert(.tableRows)
            if isRow(component, context) { return [.line("\(rows).add(\(name))")] }
            needs.shorthands.insert(.cellShowing)
            return [.line("\(rows).add(UITableViewCell(showing: \(name)))")]
        case .header(let rows, let height):
            let points = try height.map { height throws(Untranslatable) in
                try writer.write(height, as: .number, context.scope).text
            }
            return [.line("\(rows).setHeader(\(name)\(points.map { ", height: \($0)" } ?? ""))")]
        case .tableHeader(let table), .tableFooter(let table):
            let isHeader = if case .tableHeader = context.placement { true } else { false }
            if !fitted.contains(table.object) { fitted.append(table.object) }
            needs.shorthands.insert(.fitting)
            return [.line("\(table.dot(isHeader ? "tableHeaderView" : "tableFooterView")) = \(name)")]
        case .subviews: return try adding(view, name, component, context)
        }
    }

    private func adding(
        _ view: ViewDeclaration, _ name: String, _ component: Definition?, _ context: StatementContext
    ) throws(Untranslatable) -> [Code] {
        let asked = view.body?.value(of: "isArranged") ?? component?.body.value(of: "isArranged")
        let superview = context.view
        let masks = Code.line("\(name).translatesAutoresizingMaskIntoConstraints = false")
        let adding = Code.line("\(superview.dot("addSubview"))(\(name))")
        guard context.type.isStack else { return [masks, adding] }
        var codes: [Code]
        switch asked?.kind {
        case nil, .bool(true): codes = [.line("\(superview.dot("addArrangedSubview"))(\(name))")]
        case .bool(false): return [masks, adding]
        default:
            throw Untranslatable(reason: "whether a view is arranged has to be true or false")
        }
        if let gap = view.body?.value(of: "spacingAfter") ?? component?.body.value(of: "spacingAfter") {
            if case .null = gap.kind { return codes }
            let points = try writer.write(gap, as: .number, context.scope).text
            codes.append(.line("\(superview.dot("setCustomSpacing"))(\(points), after: \(name))"))
        }
        return codes
    }
}

extension StatementContext {
    /// The rows of the table that it is.
    var rows: String? { if case .rows(let rows) = placement { rows } else { nil } }
}
