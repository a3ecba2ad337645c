import Notation

// Instances of components that are made to be measured.
extension ExpressionWriter {
    /// What a component's initializer is given.
    func arguments(
        _ values: [ResolvedExpression], of component: ResolvedDefinition
    ) throws(Untranslatable) -> [SwiftExpression.Argument] {
        var arguments: [SwiftExpression.Argument] = []
        for (parameter, argument) in zip(component.parameters, values) where !component.ignores(parameter) {
            arguments.append(.init(argumentLabel(parameter.name), try write(argument, as: parameter.type)))
        }
        for (name, _) in component.data { arguments.append(.init(argumentLabel(name), .name(swiftName(name)))) }
        return arguments
    }

    /// `Card(title: title).systemLayoutSizeFitting(…).height`.
    func length(
        of fitting: ResolvedExpression.Fitting, isHeight: Bool
    ) throws(Untranslatable) -> SwiftExpression {
        guard let component = program?.component(named: fitting.component.text) else {
            throw Untranslatable(reason: "nothing tells what '\(fitting.component.text)' is")
        }
        let instance = SwiftExpression.call(
            .name(swiftClassName(of: component.kind, named: component.name.text)),
            try arguments(fitting.arguments, of: component), .oneLine)
        return .call(instance.dot("systemLayoutSizeFitting"), try target(of: fitting), .oneLine)
            .dot(isHeight ? "height" : "width")
    }

    private func target(
        of fitting: ResolvedExpression.Fitting
    ) throws(Untranslatable) -> [SwiftExpression.Argument] {
        guard let width = fitting.width else {
            return [.init(.name("UIView").dot("layoutFittingCompressedSize"))]
        }
        let size = SwiftExpression.call(
            .name("CGSize"), [.init("width", try write(width, as: .number)), .init("height", .zero)], .oneLine)
        return [
            .init(size), .init("withHorizontalFittingPriority", .implicit("required")),
            .init("verticalFittingPriority", .implicit("fittingSizeLevel")),
        ]
    }
}
