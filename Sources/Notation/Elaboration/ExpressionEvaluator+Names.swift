import AutoLayout
import Diagnostics

// What a name means: a value first, then a view or an anchor, then the environment, then the lesson's data.
extension ExpressionEvaluator {
    func evaluate(name: String, _ place: Place, _ evaluation: Evaluation) -> Value {
        let context = evaluation.context
        if let value = context.bindings?.value(named: name) { return value }
        if evaluation.allowsAnchors, let value = anchorOrView(name, place, context) { return value }
        if let value = environmentValue(name) { return value }
        if let value = global(name) { return value }
        if evaluation.allowsAnchors {
            failUnknownView(name, place, context)
        } else if items.item(Expression(kind: .name(name), place: place, depth: 1), context) != nil || name == "super" {
            fail(.viewIsNoValue(name), place)
        } else if AnchorName(rawValue: name) != nil {
            fail(.anchorWithoutValue(name), place)
        } else {
            elaborator.unresolved.append(UnresolvedName(name: name, anchor: nil, place: place, context: context))
        }
        return .invalid
    }

    /// A name that no view has: the nearest of all names, or else the views there are.
    func failUnknownView(_ name: String, _ place: Place, _ context: ElaborationContext) {
        let all = candidates(context, withViews: true)
        let names = nearestName(to: name, among: all) == nil ? context.names.visibleNames : all
        fail(.unknownView(name, in: context.names.owner, among: names), place)
    }

    /// When every view is known: names that meant nothing where they stood, since only later a view has them or none.
    func checkUnresolvedNames() {
        for use in elaborator.unresolved {
            let context = use.context
            if context.names.view(named: use.name) == nil {
                fail(
                    .unknownName(use.name, in: context.names.owner, among: candidates(context, withViews: false)),
                    use.place)
            } else {
                fail(use.anchor.map { .anchorWithoutValue($0) } ?? .viewIsNoValue(use.name), use.place)
            }
        }
    }

    func global(_ name: String) -> Value? {
        for field in elaborator.globals where field.name == name { return Value(field.value) }
        return nil
    }

    /// The names that can be used at a place, for suggestions.
    func candidates(_ context: ElaborationContext, withViews: Bool) -> [String] {
        guard !elaborator.report.isFull else { return [] }
        var names = withViews ? Array(context.names.visibleNames.prefix(300)) : []
        names += context.bindings?.names ?? []
        names += elaborator.globals.prefix(100).map { $0.name }
        return names + EnvironmentName.names
    }

    private func anchorOrView(_ name: String, _ place: Place, _ context: ElaborationContext) -> Value? {
        switch AnchorName(rawValue: name) {
        case .attribute(let attribute): return .linear(LinearForm(item: LayoutItem(context.view), attribute: attribute))
        case .shorthand(let shorthand): return .box(BoxForm(item: LayoutItem(context.view), shorthand: shorthand))
        case nil: break
        }
        if name == "super", elaborator.tree[context.view].superview == nil {
            fail(.superOfRoot, place)
            return .invalid
        }
        return items.item(Expression(kind: .name(name), place: place, depth: 1), context).map { .item($0) }
    }

    // MARK: Members

    func evaluate(_ name: Name, of base: Expression, _ place: Place, _ evaluation: Evaluation) -> Value {
        let context = evaluation.context
        if let offset = offset(base, name, place, in: context) { return offset }
        if name.text == "contentOffset", isUnbound(base, context) {
            fail(.offsetIsPoint(base.text), place)
            return .invalid
        }
        if let data = preferredData(base, name, context) { return member(name, of: data, base, evaluation) }
        if let item = items.item(base, context) {
            if evaluation.allowsAnchors { return items.member(name, of: item, base, context) }
            fail(.anchorWithoutValue("\(base.text).\(name.text)"), place)
            return .invalid
        }
        if !evaluation.allowsAnchors, case .name(let owner) = base.kind, isUnknown(owner, context) {
            let anchor = AnchorName(rawValue: name.text).map { _ in "\(owner).\(name.text)" }
            elaborator.unresolved.append(
                UnresolvedName(name: owner, anchor: anchor, place: base.place, context: context))
            return .invalid
        }
        return member(name, of: evaluate(base, evaluation), base, evaluation)
    }

    private func isUnknown(_ name: String, _ context: ElaborationContext) -> Bool {
        context.bindings?.value(named: name) == nil && global(name) == nil && EnvironmentName(rawValue: name) == nil
            && name != "super" && AnchorName(rawValue: name) == nil
    }

    private func isUnbound(_ base: Expression, _ context: ElaborationContext) -> Bool {
        guard case .name(let name) = base.kind else { return false }
        return context.bindings?.value(named: name) == nil && global(name) == nil
    }

    /// The data that `base` names, where it names a view too but only the data can have the member.
    private func preferredData(_ base: Expression, _ member: Name, _ context: ElaborationContext) -> Value? {
        guard case .name(let name) = base.kind, context.bindings?.value(named: name) == nil,
            context.names.view(named: name) != nil, AnchorName(rawValue: member.text) == nil,
            LayoutGuide(notation: member.text) == nil
        else { return nil }
        return global(name)
    }

    private func member(_ name: Name, of owner: Value, _ base: Expression, _ evaluation: Evaluation) -> Value {
        switch owner {
        case .invalid: return .invalid
        case .null:
            if evaluation.isLenient { return .null }
            fail(.memberOfNil(base.text, member: name.text), name.place)
        case .data(.record(let fields)): return field(name.text, of: fields, base, name.place, evaluation)
        case .data(.list(let elements)):
            if let value = Self.listMember(name.text, count: elements.count) { return value }
            fail(.noSuchMember(name.text, of: "a list"), name.place)
        case .list(let elements):
            if let value = Self.listMember(name.text, count: elements.count) { return value }
            fail(.noSuchMember(name.text, of: "a list"), name.place)
        case .string(let text) where name.text == "isEmpty": return .bool(text.isEmpty)
        case .dot(let dot): return .dot(DotValue(steps: dot.steps + [DotValue.Step(name: name.text)]))
        case .environment(let environment): return environmentMember(name, of: environment, base)
        default: fail(.noSuchMember(name.text, of: owner.description), name.place)
        }
        return .invalid
    }

    private static func listMember(_ name: String, count: Int) -> Value? {
        switch name {
        case "count": .number(Double(count))
        case "isEmpty": .bool(count == 0)
        default: nil
        }
    }

    func field(
        _ name: String, of fields: [DataValue.Field], _ owner: Expression, _ place: Place, _ evaluation: Evaluation
    ) -> Value {
        for field in fields where field.name == name { return Value(field.value) }
        if evaluation.isLenient { return .null }
        fail(.unknownField(name, of: owner.text, among: fields.prefix(100).map { $0.name }), place)
        return .invalid
    }
}

/// A name in an expression without anchors that no value had.
struct UnresolvedName {
    var name: String
    /// The anchor asked for, such as `title.width`.
    var anchor: String?
    var place: Place
    var context: ElaborationContext
}
