// Which values what is said of a component needs.
extension ResolvedDefinition {
    /// Whether a parameter counts for nothing: nothing tells what it is, and nothing but expectations asks for it.
    package func ignores(_ parameter: Variable) -> Bool { parameter.type.isUnknown && !body.uses(parameter) }
}

extension ResolvedBody {
    fileprivate func uses(_ variable: Variable) -> Bool { members.contains { $0.uses(variable) } }
}

extension ResolvedMember {
    fileprivate func uses(_ variable: Variable) -> Bool {
        switch self {
        case .property(let property): property.value.uses(variable)
        case .constraint(let constraint): constraint.uses(variable)
        case .format(let format): format.constraints.contains { $0.uses(variable) }
        case .view(let view):
            view.arguments.contains { $0.uses(variable) } || view.body?.uses(variable) == true
        case .binding(let binding): binding.value?.uses(variable) == true
        case .branch(let branch):
            branch.question.uses(variable) || branch.body.uses(variable) || branch.otherwise?.uses(variable) == true
        case .loop(let loop): loop.sequence.uses(variable) || loop.body.uses(variable)
        case .part(let part): part.height?.uses(variable) == true || part.body.uses(variable)
        case .expectation, .mistake: false
        }
    }
}

extension ResolvedConstraint {
    fileprivate func uses(_ variable: Variable) -> Bool {
        left.uses(variable) || right.uses(variable) || priority?.uses(variable) == true
    }
}

extension ResolvedExpression {
    fileprivate func uses(_ variable: Variable) -> Bool {
        switch kind {
        case .variable(let used): used === variable
        case .anchor(let item, _), .item(let item): item.uses(variable)
        case .string(let pieces):
            pieces.contains { if case .interpolation(let value) = $0 { value.uses(variable) } else { false } }
        case .dot(let steps): steps.contains { $0.arguments?.contains { $0.value.uses(variable) } == true }
        case .member(let base, _): base.uses(variable)
        case .index(let base, let index): base.uses(variable) || index.uses(variable)
        case .function(_, let arguments): arguments.contains { $0.value.uses(variable) }
        case .method(let base, _, let arguments):
            base.uses(variable) || arguments.contains { $0.value.uses(variable) }
        case .fittingSize(let fitting, _): fitting.parts.contains { $0.uses(variable) }
        case .list(let parts), .tuple(let parts): parts.contains { $0.uses(variable) }
        case .unary(_, let operand): operand.uses(variable)
        case .binary(_, let left, let right): left.uses(variable) || right.uses(variable)
        case .ternary(let condition, let first, let second):
            condition.uses(variable) || first.uses(variable) || second.uses(variable)
        case .invalid, .null, .bool, .number, .environment, .screen, .safeArea, .offset, .data, .unknown,
            .unknownFunction:
            false
        }
    }
}

extension ItemReference {
    fileprivate func uses(_ variable: Variable) -> Bool {
        switch self {
        case .own, .superview, .root, .view: false
        case .turn(_, let indices): indices.contains { $0.uses(variable) }
        case .inner(let owner, _), .guide(let owner, _), .around(let owner): owner.uses(variable)
        }
    }
}
