import AutoLayout
import Piecewise
import Scene

/// Measures instances of components before anything is laid out.
struct FittingEvaluator: ElaborationPart {
    let elaborator: Elaborator

    /// How wide or high an instance of a component is by itself, as `systemLayoutSizeFitting` measures it; points.
    func length(
        of fitting: ResolvedExpression.Fitting, isHeight: Bool, _ place: Place, _ evaluation: Evaluation
    ) -> Value {
        guard let component = program.component(named: fitting.component.text) else { return .invalid }
        guard step(place, cost: Self.cost) else { return .invalid }
        let names = component.parameters.map { $0.name }
        guard names.count == fitting.arguments.count else {
            fail(
                .wrongArgumentCount(component.name.text, parameters: names, given: fitting.arguments.count),
                fitting.component.place)
            return .invalid
        }
        var arguments: [Value] = []
        for argument in fitting.arguments {
            let value = expressions.evaluate(argument, evaluation.withoutAnchors)
            if value.isInvalid { return .invalid }
            arguments.append(value)
        }
        var width: Number?
        if let expression = fitting.width {
            guard case .number(let given) = expressions.evaluate(expression, evaluation.withoutAnchors) else {
                fail(.wrongArguments(of: "fittingSize", usage: "Card(song).fittingSize(width: 200).height"), place)
                return .invalid
            }
            width = given
        }
        return measure(component, arguments, width, isHeight: isHeight, place, evaluation.context)
    }

    /// What a measurement counts for, however small the component is, in steps.
    private static let cost = 200

    private func measure(
        _ component: ResolvedDefinition, _ arguments: [Value], _ width: Number?, isHeight: Bool, _ place: Place,
        _ context: ElaborationContext
    ) -> Value {
        guard !context.components.contains(component.name.text) else {
            fail(.componentCycle(context.components + [component.name.text]), place)
            return .invalid
        }
        let inner = Elaborator(
            program: program, screen: screen, globals: elaborator.globals, resources: resources,
            trace: CertificateLog())
        inner.resting = elaborator.resting
        inner.build(measuring: component, arguments, in: context)
        guard inner.report.isEmpty, step(place, cost: inner.tree.views.count * 20) else {
            elaborator.report.add(contentsOf: inner.report)
            return .invalid
        }
        let size = LayoutEngine(measurer: resources.measurer).systemLayoutSizeFitting(
            Size(width: width?.value ?? 0, height: 0), of: ViewID(1), in: inner.tree, on: screen,
            horizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: .fittingSizeLevel, noting: &inner.trace)
        let varies = width?.varies == true || inner.trace.widthUse != .none || inner.trace.usesOffset
        if varies { elaborator.trace.append(inner.trace) }
        return expressions.finite(isHeight ? size.height : size.width, varies, place)
    }
}

extension Elaborator {
    /// Builds an instance of a component alone, in a view that holds nothing else.
    fileprivate func build(
        measuring component: ResolvedDefinition, _ arguments: [Value], in context: ElaborationContext
    ) {
        let instance = tree.addSubview(
            View(name: component.name.text.lowercasedFirst, kind: component.base.kind), to: ViewTree.rootID)
        types.append(component.base)
        var inside = context
        inside.view = instance
        inside.type = component.base
        inside.placement =
            component.base.isTable
            ? .rows(table: instance) : component.base.isCollection ? .items(collection: instance) : .subviews
        ViewBuilder(elaborator: self).instantiate(component, arguments, in: inside)
        finishViews()
    }
}
