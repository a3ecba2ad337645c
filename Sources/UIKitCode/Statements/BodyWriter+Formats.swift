import Notation

// Visual formats, which UIKit reads itself.
extension BodyWriter {
    /// `NSLayoutConstraint.constraints(withVisualFormat: …)`: a list of constraints.
    func write(_ format: ResolvedFormat, _ context: StatementContext) throws(Untranslatable) -> SwiftExpression {
        var writer = writer
        writer.surroundingFont = context.font
        var views: [SwiftExpression.Argument] = []
        for view in format.views {
            let item = try items.item(.view(view), around: (context.view, context.superview), writer)
            views.append(.init(view.name.text, item.object))
        }
        var metrics: [SwiftExpression.Argument] = []
        for metric in format.metrics { metrics.append(.init(metric.name, try writer.write(metric.value, as: .number))) }
        var arguments: [SwiftExpression.Argument] = [.init("withVisualFormat", .text(format.text))]
        if let only = format.options.first, format.options.count == 1 {
            arguments.append(.init("options", .implicit(only)))
        } else if !format.options.isEmpty {
            arguments.append(.init("options", .array(format.options.map { .implicit($0) })))
        }
        arguments.append(.init("metrics", metrics.isEmpty ? .nil : .dictionary(metrics)))
        arguments.append(.init("views", .dictionary(views)))
        return .call(.name("NSLayoutConstraint").dot("constraints"), arguments, .fitting)
    }
}
