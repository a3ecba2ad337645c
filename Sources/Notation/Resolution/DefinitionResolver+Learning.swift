// What a definition tells of the lesson: of its parameters, of the data, and of the components it makes.
extension DefinitionResolver {
    /// What an instance tells of its component.
    func note(_ component: Definition, _ arguments: [ResolvedExpression], isRow: Bool) {
        let name = component.name.text
        parts.append(name)
        guard let known = lesson.facts(of: name, in: program) else { return }
        for (index, argument) in arguments.enumerated() where index < known.types.count {
            note(argument, given: index, to: component, known)
        }
        if let facts { lesson.notePart(name, in: facts) }
        if isRow { known.isRow = true } else { known.isView = true }
    }

    private func note(
        _ value: ResolvedExpression, given index: Int, to component: Definition, _ known: LessonTypes.Facts
    ) {
        let given = value.type == .integer && value.isArithmetic ? .number : value.type
        let joined = lesson.records.join(known.types[index], given == .word ? .unknown : given)
        lesson.note(joined, ofParameter: index, in: known)
        if given.isUnknown, !joined.isUnknown { _ = learning(value, is: joined) }
        if let name = component.parameters?[index].text { lesson.records.suggest(name, for: joined) }
        if value.varies { lesson.noteChange(ofParameter: index, in: known) }
    }

    /// Learns from an expression that stands where a value of `wanted` belongs.
    func learning(_ value: ResolvedExpression, is wanted: ValueType) -> ResolvedExpression {
        guard value.type.isUnknown, !wanted.isUnknown else { return value }
        switch value.kind {
        case .variable(let variable): learn(variable, is: wanted)
        case .ternary(_, let first, let second):
            _ = learning(first, is: wanted)
            _ = learning(second, is: wanted)
        case .binary(_, let left, let right):
            _ = learning(left, is: wanted == .bool ? .unknown : wanted)
            _ = learning(right, is: wanted == .bool ? .unknown : wanted)
        case .unary(_, let operand): _ = learning(operand, is: wanted)
        case .invalid, .null, .bool, .number, .string, .environment, .screen, .safeArea, .offset, .data, .unknown,
            .item,
            .anchor, .dot, .member, .index, .function, .unknownFunction, .method, .fittingSize, .list, .tuple:
            break
        }
        return value
    }

    private func learn(_ variable: Variable, is wanted: ValueType) {
        if let meaning = variable.meaning {
            _ = learning(meaning, is: wanted)
        } else if let facts, let index = definition.parameters?.firstIndex(where: { $0.text == variable.name }),
            facts.types[index].isUnknown
        {
            lesson.note(wanted, ofParameter: index, in: facts)
        } else {
            lesson.noteElements(named: variable.name, are: wanted)
        }
    }

    /// Notes that a block asks whether an expression has a value.
    func askWhetherPresent(_ value: ResolvedExpression) {
        guard case .member(let base, let name) = value.kind, case .record(let record) = base.type.unwrapped else {
            return
        }
        lesson.records.makeOptional(field: name.text, of: record)
    }
}
