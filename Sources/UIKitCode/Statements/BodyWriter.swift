import AutoLayout
import Notation
import Scene

/// Writes the statements of bodies: values and properties, views, constraints.
final class BodyWriter {
    let contents: ClassContents
    let writer: ExpressionWriter
    let items: ItemWriter

    init(_ contents: ClassContents, _ types: SwiftTypes) {
        self.contents = contents
        var writer = ExpressionWriter(types: types, needs: contents.needs, isScreen: contents.isScreen)
        writer.program = contents.program
        writer.views = contents.names.all
        let body = contents.definition.body
        writer.addsSafeArea = body.sets("additionalSafeAreaInsets") || !body.containerProperties.isEmpty
        self.writer = writer
        items = ItemWriter(program: contents.program, names: contents.names, root: contents.root)
    }

    func statements(
        of body: ResolvedBody, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [SwiftStatement] {
        let parts = try parts(of: body, context, pass)
        let isNested = context.isInBranch || context.isRepeated
        let moves = isNested || pass != .adaptive || contents.moves.isEmpty ? [] : [.blank] + contents.moves
        if parts.constraints.isEmpty { return parts.head + parts.views + moves }
        return parts.head + parts.views + moves + [.blank, made(parts.constraints, pass, isNested: isNested)]
    }

    /// The statement that makes constraints known. What is made anew is kept; what branches add to is collected.
    func made(_ constraints: [SwiftExpression], _ pass: Pass, isNested: Bool) -> SwiftStatement {
        if pass != .fixed { contents.hasAdaptiveConstraints = true }
        return .constraints(
            constraints, pass != .fixed ? .added(to: "adaptive") : isNested ? .added(to: "constraints") : .activated)
    }

    // MARK: One statement

    /// - Parameter isForced: whether it belongs to what is done again whatever its value.
    func set(
        _ property: ResolvedProperty, _ context: StatementContext, _ pass: Pass, isForced: Bool
    ) throws(Untranslatable) -> [SwiftStatement] {
        // A layer keeps a colour as it was in the traits of that moment.
        let isRenewed = !context.isRepeated && property.isDynamicLayerColor
        guard pass.includes(varying: property.value.varies || isRenewed || isForced) else { return [] }
        if isRenewed { contents.needs.traits.insert("userInterfaceStyle") }
        var writer = writer
        writer.surroundingFont = context.font
        let properties = PropertyWriter(
            property: property.property, context: context, writer: writer, part: property.part,
            isChange: pass != .fixed)
        if case .overriding(let name, let type) = property.property.spelling {
            let isClass = context.superview == nil && !contents.isScreen && !contents.definition.isCell
            guard isClass, pass == .fixed, !context.isInBranch, property.part == nil else {
                throw Untranslatable(reason: "only a component's own view can say '\(name)', as a class, once for all")
            }
            contents.overrides.append(try properties.overriding(name, type, property.value))
        }
        return try properties.statements(property.value)
    }

    /// The constraints of a statement, if it belongs to this pass.
    func constrain(
        _ statement: ResolvedConstraint, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [SwiftExpression] {
        let varies = !statement.dependencies.isEmpty
        var writer = writer
        writer.surroundingFont = context.font
        let constraintWriter = ConstraintWriter(
            items: items, around: (context.view, context.superview), writer: writer)
        if varies, pass != .whole, !context.isInBranch, !context.isRepeated,
            let adjustable = try constraintWriter.adjustable(statement, isSteady: contents.isSteady)
        {
            return adjust(adjustable, statement.left.source.place, pass)
        }
        guard pass.includes(varying: varies) else { return [] }
        let constraints = try constraintWriter.constraints(of: statement)
        // A component's own view has no superview before it is put into one.
        guard context.superview == nil, constraints.contains(where: { $0.uses("superview") }) else {
            return constraints
        }
        contents.attached += constraints
        return []
    }

    /// Keeps a constraint, which the first pass makes known and the second one moves.
    private func adjust(_ constraint: ConstraintWriter.Adjustable, _ place: Place, _ pass: Pass) -> [SwiftExpression] {
        let name = contents.constraintName(constraint.name, at: place)
        if pass == .fixed {
            contents.add(SwiftProperty(words: "private lazy var", name: name, value: constraint.constraint))
            return [.name(name)]
        }
        contents.moves.append(.assignment(.name(name).dot("constant"), constraint.constant))
        return []
    }

    /// The statement that gives a value its name.
    func bind(_ variable: Variable) throws(Untranslatable) -> [SwiftStatement] {
        guard let value = variable.value, !variable.isInlined else { return [] }
        let type = variable.type
        let isPlain = type == .bool || type == .text || type == .integer || type.isOptional
        return [
            .constant(
                name: swiftName(variable.name), type: isPlain ? nil : writer.types.name(of: type),
                value: try writer.write(value, as: type.isOptional ? .unknown : type))
        ]
    }

    /// Puts a view that stays behind those that come and go.
    func move(_ view: ResolvedView, _ context: StatementContext) throws(Untranslatable) -> [SwiftStatement] {
        guard case .subviews = context.placement else {
            throw Untranslatable(reason: "a table's rows come and go with the screen")
        }
        let name = SwiftExpression.Argument(.name(contents.known(view) ?? "view"))
        guard context.type.isStack else { return [.call(context.view.dot("bringSubviewToFront"), name)] }
        if case .bool(false)? = view.body?.value(of: "isArranged")?.kind { return [] }
        return [
            .call(context.view.dot("removeArrangedSubview"), name), .call(context.view.dot("addArrangedSubview"), name),
        ]
    }
}

extension ResolvedProperty {
    /// Whether it is a layer's colour that is another one in the dark.
    fileprivate var isDynamicLayerColor: Bool {
        guard case .cgColor = property.spelling else { return false }
        return value.isDynamicColor
    }
}

extension ResolvedExpression {
    fileprivate var isDynamicColor: Bool {
        switch kind {
        case .dot(let steps): steps.first.flatMap { Color.named($0.name) }.map { $0.light != $0.dark } ?? true
        case .function(_, let arguments): arguments.contains { $0.label == "light" }
        case .method(let base, _, _): base.isDynamicColor
        case .variable(let variable): variable.meaning?.isDynamicColor ?? true
        case .ternary(_, let first, let second): first.isDynamicColor || second.isDynamicColor
        case .null: false
        default: true
        }
    }
}

extension ResolvedMember {
    /// Whether it is a branch that sets a property.
    func isBranch(setting property: String) -> Bool {
        guard case .branch(let branch) = self else { return false }
        return branch.body.sets(property) || branch.otherwise?.sets(property) == true
    }
}

extension ResolvedBody {
    /// Whether a property is set in it, in whatever branch.
    func sets(_ property: String) -> Bool {
        members.contains { member in
            if case .property(let set) = member { return set.property.name == property }
            return member.isBranch(setting: property)
        }
    }

    /// Whether a section of a table stands in it, in whatever branch or loop.
    var hasSection: Bool {
        members.contains { member in
            switch member {
            case .part(let part): part.kind == .section
            case .branch(let branch): branch.body.hasSection || branch.otherwise?.hasSection == true
            case .loop(let loop): loop.body.hasSection
            case .property, .constraint, .expectation, .format, .view, .binding, .mistake: false
            }
        }
    }

    /// Whether it says a text with attributes of which any is set again and again, so that all have to be.
    var changesStyledText: Bool {
        let styles = ["attributedText", "kern", "lineSpacing", "lineHeightMultiple"]
        guard styles.contains(where: { sets($0) }) else { return false }
        return (styles + ["text", "font"]).contains { changes($0) }
    }

    private func changes(_ property: String) -> Bool {
        members.contains { member in
            if case .property(let set) = member { return set.property.name == property && set.value.varies }
            guard case .branch(let branch) = member, member.isBranch(setting: property) else { return false }
            return branch.question.varies
        }
    }

    /// The value that a property is given directly.
    func value(of property: String) -> ResolvedExpression? {
        for member in members.reversed() {
            if case .property(let set) = member, set.property.name == property { return set.value }
        }
        return nil
    }

    /// Whether a view is declared in it, outside of other views.
    var declaresView: Bool {
        members.contains { member in
            switch member {
            case .view, .loop: true
            case .branch(let branch): branch.declaresView
            case .property, .constraint, .expectation, .format, .binding, .part, .mistake: false
            }
        }
    }
}

extension ResolvedBranch {
    var declaresView: Bool { body.declaresView || otherwise?.declaresView == true }
}
