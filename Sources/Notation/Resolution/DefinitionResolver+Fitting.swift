// Components that are measured before anything is laid out.
extension DefinitionResolver {
    /// `Card(song).fittingSize.height`, `Card(song).fittingSize(width: 200).width`, or both lengths without a member; nil
    /// for anything else.
    func fittingSize(_ expression: Expression, _ place: Surroundings) -> ResolvedExpression? {
        if case .member(let base, let name) = expression.kind, name.text == "width" || name.text == "height",
            let fitting = fitting(base, place)
        {
            return length(fitting, isHeight: name.text == "height", expression)
        }
        guard let fitting = fitting(expression, place) else { return nil }
        let lengths = [false, true].map { length(fitting, isHeight: $0, expression) }
        return ResolvedExpression(
            kind: .tuple(lengths), type: .number, dependencies: lengths[0].dependencies, source: expression)
    }

    private func length(
        _ fitting: ResolvedExpression.Fitting, isHeight: Bool, _ source: Expression
    ) -> ResolvedExpression {
        // Conditions on the screen may stand in the component itself.
        let dependencies = fitting.parts.reduce(into: Dependencies()) { $0.formUnion($1.dependencies) }
        return ResolvedExpression(
            kind: .fittingSize(fitting, isHeight: isHeight), type: .number, dependencies: dependencies, source: source)
    }

    private func fitting(_ expression: Expression, _ place: Surroundings) -> ResolvedExpression.Fitting? {
        switch expression.kind {
        case .member(let instance, let name) where name.text == "fittingSize":
            return fitting(instance, width: nil, place)
        case .call(let callee, let arguments):
            guard case .member(let instance, let name) = callee.kind, name.text == "fittingSize", arguments.count == 1,
                arguments[0].label?.text == "width"
            else { return nil }
            return fitting(instance, width: resolve(arguments[0].value, place), place)
        default: return nil
        }
    }

    private func fitting(
        _ instance: Expression, width: ResolvedExpression?, _ place: Surroundings
    ) -> ResolvedExpression.Fitting? {
        var (callee, given) = (instance, [Expression]())
        if case .call(let called, let arguments) = instance.kind {
            guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
            (callee, given) = (called, arguments.map { $0.value })
        }
        guard case .name(let name) = callee.kind, let component = program.component(named: name),
            component.kind == .component
        else { return nil }
        let arguments = given.map { resolve($0, place) }
        note(component, arguments, isRow: false)
        return ResolvedExpression.Fitting(
            component: Name(text: name, place: callee.place), arguments: arguments,
            width: width.map { learning($0, is: .number) })
    }
}
