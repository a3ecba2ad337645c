import AutoLayout
import Notation

// Views: how they are made, filled and put into their superview.
extension BodyWriter {
    /// A view, or the root view of a component, with what stands between its braces.
    func declare(
        _ view: ResolvedView, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> (statements: [SwiftStatement], constraints: [SwiftExpression]) {
        if pass == .adaptive { return try adapt(view, context) }
        let name = contents.name(of: view)
        var statements: [SwiftStatement] = [.blank]
        if let made = try creation(of: view, name, context, pass) { statements.append(made) }
        let inside = inner(of: view, name, context)
        if view.component == nil {
            statements += defaults(
                of: view.type, inside.view, view.body ?? .empty, rows: inside.rows ?? inside.items)
        }
        let parts = try parts(of: view.body ?? .empty, inside, pass)
        statements += parts.head
        statements += try add(view, name, context, pass)
        return (statements + parts.views, parts.constraints)
    }

    /// What changes of a view that stays.
    private func adapt(
        _ view: ResolvedView, _ context: StatementContext
    ) throws(Untranslatable) -> (statements: [SwiftStatement], constraints: [SwiftExpression]) {
        let name = context.isRepeated ? "view" : contents.known(view) ?? "view"
        var statements: [SwiftStatement] = []
        let component = component(of: view)
        for (parameter, argument) in zip(component?.parameters ?? [], view.arguments)
        where argument.varies && component?.ignores(parameter) == false {
            let value = try writer.write(argument, as: parameter.type)
            statements.append(.assignment(.name(name).dot(swiftName(parameter.name)), value))
        }
        let parts = try parts(of: view.body ?? .empty, inner(of: view, name, context), .adaptive)
        return (statements + parts.head + parts.views, parts.constraints)
    }

    private func component(of view: ResolvedView) -> ResolvedDefinition? {
        view.component.flatMap { contents.program.component(named: $0) }
    }

    /// The context of what stands between a view's braces.
    private func inner(of view: ResolvedView, _ name: String, _ context: StatementContext) -> StatementContext {
        var inside = context
        let isNamedCell = view.name.flatMap { contents.names[$0.text] == nil ? nil : contents.names.isCell($0.text) }
        let isCell = isNamedCell ?? isRow(view, context)
        inside.superview = context.view
        inside.isBranchBody = false
        inside.view = Item(
            expression: isCell ? .name(name).dot("contentView") : .name(name), type: view.type,
            component: view.component)
        inside.type = view.type
        inside.placement =
            view.type.isTable
            ? .rows(.name("\(name)Rows")) : view.type.isCollection ? .items(.name("\(name)Items")) : .subviews
        return inside
    }

    private func isRow(_ view: ResolvedView, _ context: StatementContext) -> Bool {
        context.rows != nil && component(of: view)?.isCell == true
    }

    // MARK: Making

    /// The statement that makes the view; nil where a property of the class does.
    private func creation(
        of view: ResolvedView, _ name: String, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> SwiftStatement? {
        let component = component(of: view)
        let arguments = try component.map { component throws(Untranslatable) in try self.arguments(of: view, component)
        }
        let className = component?.className ?? view.type.className
        var instance = arguments.map { SwiftExpression.call(.name(className), $0, .oneLine) }
        if component?.kind == .screen, component?.body.containerProperties.isEmpty == false {
            instance = instance?.dot("embedded")
        }
        if component?.kind == .screen {
            contents.needs.extensions.insert(.childControllers)
            if context.isRepeated { throw Untranslatable(reason: "a controller in a 'for' has no name of its own") }
        }
        let value = if let instance { instance } else { try initializer(of: view) }
        if component?.kind == .screen, arguments?.isEmpty != false {
            let embedded = SwiftExpression.call("embed", .init(value))
            contents.add(SwiftProperty(words: "private(set) lazy var", name: name, value: embedded))
            return nil
        }
        if component?.kind == .screen {
            contents.addLocal(name, "UIView", isChanging: pass == .whole)
            return .view(name: name, value: .call("embed", .init(value)))
        }
        if view.type.isTable, component == nil {
            if context.isRepeated { throw Untranslatable(reason: "a table in a 'for' would lose its rows") }
            contents.add(SwiftProperty(words: "private let", name: "\(name)Rows", value: .call("TableRows")))
            contents.needs.extensions.insert(.tableRows)
        }
        if view.type.isCollection, component == nil {
            if context.isRepeated { throw Untranslatable(reason: "a collection view in a 'for' would lose its items") }
            let itemsClass = view.body?.itemsClass ?? "CollectionItems"
            contents.add(SwiftProperty(words: "private let", name: "\(name)Items", value: .call(itemsClass)))
            contents.needs.extensions.insert(itemsClass == "ListItems" ? .listItems : .collectionItems)
        }
        if context.isRepeated { return .view(name: name, value: value) }
        if arguments?.isEmpty != false {
            contents.add(SwiftProperty(words: view.name == nil ? "private let" : "let", name: name, value: value))
            return nil
        }
        contents.addLocal(name, className, isChanging: pass == .whole)
        return .view(name: name, value: value)
    }

    /// How a view is made, by its style where UIKit has to know that.
    private func initializer(of view: ResolvedView) throws(Untranslatable) -> SwiftExpression {
        let uiKit = view.type.viewClass.uiKit
        for setting in uiKit.styledArguments {
            guard let value = view.body?.value(of: setting.name) else { continue }
            if value.varies { throw Untranslatable(reason: "a view keeps the \(setting.name) that it is made with") }
            let given = uiKit.styledArguments.map { $0.name == setting.name ? nil : $0.value.swiftExpression }
            let written = try writer.write(value, as: .choice(setting.name))
            let arguments = zip(uiKit.styledArguments, given).map { SwiftExpression.Argument($0.name, $1 ?? written) }
            return .call(.name(uiKit.name), arguments, .oneLine)
        }
        return view.type.initializer
    }

    private func arguments(
        of view: ResolvedView, _ component: ResolvedDefinition
    ) throws(Untranslatable) -> [SwiftExpression.Argument] {
        try writer.arguments(view.arguments, of: component)
    }

    /// What the notation takes for granted where UIKit does otherwise.
    func defaults(of type: BuiltinType, _ item: Item, _ body: ResolvedBody, rows: SwiftExpression?) -> [SwiftStatement]
    {
        var statements: [SwiftStatement] = []
        for setting in type.settings where body.value(of: setting.name) == nil {
            statements.append(.assignment(item.dot(setting.name), setting.value.swiftExpression))
        }
        if type.isCollection {
            let items = rows ?? .name("items")
            statements.append(.assignment(item.dot("dataSource"), items))
            statements.append(.assignment(item.dot("delegate"), items))
        }
        if type.isTable {
            let rows = rows ?? .name("rows")
            statements.append(.assignment(item.dot("dataSource"), rows))
            statements.append(.assignment(item.dot("delegate"), rows))
            // What UIKit puts above the headers of plain tables since iOS 15 the notation leaves out until it is set.
            let padding = "sectionHeaderTopPadding"
            if body.hasSection, body.value(of: "style") == nil, !body.sets(padding) {
                statements.append(.assignment(item.dot(padding), .zero))
            }
        }
        return statements
    }

    // MARK: Adding

    /// The statements that put a view into its superview.
    private func add(
        _ view: ResolvedView, _ name: String, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [SwiftStatement] {
        var statements = try placing(view, name, context)
        if let declared = view.name, contents.definition.countedViews.contains(declared.text), context.isRepeated {
            let list = ViewNames.list(of: name)
            let className = component(of: view)?.className ?? view.type.className
            contents.add(SwiftProperty(words: "private var", name: list, type: "[\(className)]", value: .array([])))
            statements.append(.call(.name(list).dot("append"), .init(.name(name))))
        }
        if pass == .whole, case .subviews = context.placement {
            guard view.type.isView else {
                throw Untranslatable(reason: "a layout guide comes and goes with the screen")
            }
            contents.hasAdaptiveViews = true
            statements.append(.call(.name("adaptiveViews").dot("append"), .init(.name(name))))
        }
        return statements
    }

    private func placing(
        _ view: ResolvedView, _ name: String, _ context: StatementContext
    ) throws(Untranslatable) -> [SwiftStatement] {
        let name = SwiftExpression.name(name)
        switch context.placement {
        case .rows(let rows):
            contents.needs.extensions.insert(.tableRows)
            if view.type.className == "UITableViewCell" {
                return [try adding(cell: view, name, to: rows)]
            }
            if isRow(view, context) { return [.call(rows.dot("add"), .init(name))] }
            contents.needs.extensions.insert(.cellShowing)
            return [.call(rows.dot("add"), .init(.call("UITableViewCell", .init("showing", name))))]
        case .header(let rows, let height):
            var arguments: [SwiftExpression.Argument] = [.init(name)]
            if let height { arguments.append(.init("height", try writer.write(height, as: .number))) }
            return [.expression(.call(rows.dot("setHeader"), arguments, .oneLine))]
        case .footer(let rows): return [.call(rows.dot("setFooter"), .init(name))]
        case .tableHeader(let table): return [fitting(name, in: table, "tableHeaderView")]
        case .tableFooter(let table): return [fitting(name, in: table, "tableFooterView")]
        case .items(let items): return [.call(items.dot("add"), .init(name))]
        case .itemHeader(let items, let height):
            var arguments: [SwiftExpression.Argument] = [.init(name)]
            if let height { arguments.append(.init("height", try writer.write(height, as: .number))) }
            return [.expression(.call(items.dot("setHeader"), arguments, .oneLine))]
        case .itemFooter(let items): return [.call(items.dot("setFooter"), .init(name))]
        case .subviews: return try adding(view, name, context)
        }
    }

    /// A cell's editing style is its delegate's to say.
    private func adding(
        cell: ResolvedView, _ name: SwiftExpression, to rows: SwiftExpression
    ) throws(Untranslatable) -> SwiftStatement {
        let component = component(of: cell)
        guard
            let style = cell.body?.value(of: "editingStyle") ?? component?.body.value(of: "editingStyle")
        else { return .call(rows.dot("add"), .init(name)) }
        if style.varies { throw Untranslatable(reason: "a row keeps its editingStyle") }
        contents.needs.extensions.insert(.editingStyles)
        let written = try writer.write(style, as: .choice("editingStyle"))
        return .call(rows.dot("add"), .init(name), .init("editingStyle", written))
    }

    private func fitting(_ view: SwiftExpression, in table: Item, _ property: String) -> SwiftStatement {
        contents.addFitted(table.object)
        contents.needs.extensions.insert(.fitting)
        return .assignment(table.dot(property), view)
    }

    private func adding(
        _ view: ResolvedView, _ name: SwiftExpression, _ context: StatementContext
    ) throws(Untranslatable) -> [SwiftStatement] {
        let superview = context.view
        let holder = context.type.viewClass.uiKit.subviewHolder.map { superview.dot($0) }
        guard view.type.isView else {
            return [.call(holder?.dot("addLayoutGuide") ?? superview.dot("addLayoutGuide"), .init(name))]
        }
        let adding: [SwiftStatement] = [
            .assignment(name.dot("translatesAutoresizingMaskIntoConstraints"), .bool(false)),
            .call(holder?.dot("addSubview") ?? superview.dot("addSubview"), .init(name)),
        ]
        guard context.type.isStack else { return adding }
        let component = component(of: view)
        switch (view.body?.value(of: "isArranged") ?? component?.body.value(of: "isArranged"))?.kind {
        case nil, .bool(true): break
        case .bool(false): return adding
        default: throw Untranslatable(reason: "whether a view is arranged has to be true or false")
        }
        let arranging = SwiftStatement.call(superview.dot("addArrangedSubview"), .init(name))
        guard let gap = view.body?.value(of: "spacingAfter") ?? component?.body.value(of: "spacingAfter"), !gap.isNull
        else { return [arranging] }
        return [
            arranging, .call(superview.dot("setCustomSpacing"), .init(try writer.spacing(gap)), .init("after", name)),
        ]
    }
}
