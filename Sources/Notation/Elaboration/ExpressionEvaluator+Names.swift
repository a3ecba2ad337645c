import AutoLayout
import Diagnostics

// What only a built screen tells of names: which views there are, and what the lesson's data hold.
extension ExpressionEvaluator {
    /// The value of a name that no variable has: a view, the environment, then the lesson's data.
    func value(named name: String, _ view: ItemReference?, _ place: Place, _ evaluation: Evaluation) -> Value {
        let context = evaluation.context
        let item = view.flatMap { items.item($0, context) }
        if evaluation.allowsAnchors, let item { return .item(item) }
        if let environment = EnvironmentName(rawValue: name) { return value(of: environment) }
        if let value = global(name) { return value }
        if evaluation.allowsAnchors, name == "super" {
            fail(.superOfRoot, place)
        } else if evaluation.allowsAnchors {
            failUnknownView(name, place, context)
        } else if item != nil || name == "super" {
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

    // MARK: Views

    func value(of reference: ItemReference, _ source: Expression, _ evaluation: Evaluation) -> Value {
        switch reference {
        case .around: return items.item(reference, evaluation.context).map { .item($0) } ?? .invalid
        case .own, .superview, .root, .view: return value(named: source.text, reference, source.place, evaluation)
        case .turn(let view, let indices):
            if evaluation.allowsAnchors, let item = items.item(reference, evaluation.context) { return .item(item) }
            guard let index = indices.last else { return .invalid }
            let outer = indices.count > 1 ? ItemReference.turn(view, indices.dropLast()) : .view(view)
            return item(at: index, of: value(of: outer, source.owner, evaluation), source.owner, evaluation)
        case .inner(let owner, _), .guide(let owner, _): return member(of: owner, source, evaluation)
        }
    }

    func value(of anchor: AnchorName, of owner: ItemReference, _ source: Expression, _ evaluation: Evaluation) -> Value
    {
        if evaluation.allowsAnchors, let item = items.item(owner, evaluation.context) {
            return .anchor(AnchorForm(item: item, anchor: anchor))
        }
        return member(of: owner, source, evaluation)
    }

    /// The member that `whole` names of a view or, where nothing has made the view, of what else has its name.
    private func member(of owner: ItemReference, _ whole: Expression, _ evaluation: Evaluation) -> Value {
        guard case .member(let base, let name) = whole.kind else { return .invalid }
        return member(name, of: owner, base, whole.place, evaluation)
    }

    private func member(
        _ name: Name, of owner: ItemReference, _ base: Expression, _ place: Place, _ evaluation: Evaluation
    ) -> Value {
        let context = evaluation.context
        if let item = items.item(owner, context) {
            if let data = preferredData(owner, name) { return member(name, of: data, base, evaluation) }
            if evaluation.allowsAnchors { return items.member(name, of: item, base) }
            fail(.anchorWithoutValue("\(base.text).\(name.text)"), place)
            return .invalid
        }
        if isUnresolved(base, name, evaluation) { return .invalid }
        return member(name, of: value(of: owner, base, evaluation), base, evaluation)
    }

    /// The data of a view's name, where only the data can have the member.
    private func preferredData(_ owner: ItemReference, _ member: Name) -> Value? {
        guard case .view(let view) = owner, AnchorName(rawValue: member.text) == nil,
            LayoutGuide(notation: member.text) == nil
        else { return nil }
        return global(view.name.text)
    }

    /// Notes a name that means nothing yet: a view may get it later.
    private func isUnresolved(_ base: Expression, _ member: Name, _ evaluation: Evaluation) -> Bool {
        guard !evaluation.allowsAnchors, case .name(let name) = base.kind, global(name) == nil,
            EnvironmentName(rawValue: name) == nil, name != "super", AnchorName(rawValue: name) == nil
        else { return false }
        let anchor = AnchorName(rawValue: member.text).map { _ in "\(name).\(member.text)" }
        elaborator.unresolved.append(
            UnresolvedName(name: name, anchor: anchor, place: base.place, context: evaluation.context))
        return true
    }

    // MARK: Members

    func evaluate(_ name: Name, of base: ResolvedExpression, _ place: Place, _ evaluation: Evaluation) -> Value {
        if case .name(let owner) = base.source.kind, name.text == "contentOffset", !base.isVariable,
            global(owner) == nil
        {
            fail(.offsetIsPoint(owner), place)
            return .invalid
        }
        if case .unknown = base.kind, isUnresolved(base.source, name, evaluation) { return .invalid }
        if case .item(let owner) = base.kind { return member(name, of: owner, base.source, place, evaluation) }
        return member(name, of: evaluate(base, evaluation), base.source, evaluation)
    }

    private func member(_ name: Name, of owner: Value, _ base: Expression, _ evaluation: Evaluation) -> Value {
        switch owner {
        case .invalid: return .invalid
        case .item(let item) where base.root != nil: return items.member(name, of: item, base)
        case .null:
            if evaluation.isLenient { return .null }
            fail(.memberOfNil(base.text, member: name.text), name.place)
        case .data(.record(let fields)): return field(name.text, of: fields, base, name.place, evaluation)
        case .list, .data(.list):
            if name.text == "count" { return .number(Double(owner.count ?? 0)) }
            if name.text == "isEmpty" { return .bool(owner.count == 0) }
            fail(.noSuchMember(name.text, of: owner.description), name.place)
        case .string(let text) where name.text == "isEmpty": return .bool(text.isEmpty)
        case .string(let text) where name.text == "count": return .number(Double(text.count))
        case .dot(let dot): return .dot(DotValue(steps: dot.steps + [DotValue.Step(name: name.text)]))
        case .environment(let environment): return environmentMember(name, of: environment, base)
        default: fail(.noSuchMember(name.text, of: owner.description), name.place)
        }
        return .invalid
    }

    func field(
        _ name: String, of fields: [DataValue.Field], _ owner: Expression, _ place: Place, _ evaluation: Evaluation
    ) -> Value {
        for field in fields where field.name == name { return Value(field.value) }
        if evaluation.isLenient { return .null }
        let names = fields.prefix(100).map { $0.name }
        if elaborator.isBehindFirstItemOfData {
            let nearest = nearestName(to: name, among: names)
            fail(.fieldOfItemsBefore(name, of: owner.text, nearest: nearest), place)
        } else {
            fail(.unknownField(name, of: owner.text, among: names), place)
        }
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
