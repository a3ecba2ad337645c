import AutoLayout
import Notation

extension ExpressionWriter {
    /// What stands on a bar, as an array of UIKit's items.
    func barItems(_ value: ResolvedExpression, _ kind: BarItem.Kind) throws(Untranslatable) -> SwiftExpression {
        switch value.kind {
        case .ternary(let condition, let first, let second):
            return try barItems(first, kind).or(try barItems(second, kind), if: try write(condition, as: .bool))
        case .variable(let variable):
            if let meaning = variable.meaning { return try barItems(meaning, kind) }
        case .list(let elements):
            return .array(
                try elements.enumerated().map { position, element throws(Untranslatable) in
                    try barItem(element, kind, at: position)
                })
        default: break
        }
        throw Untranslatable(reason: "the items of a bar are not written one by one")
    }

    private func barItem(
        _ value: ResolvedExpression, _ kind: BarItem.Kind, at position: Int
    ) throws(Untranslatable) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = []
        switch value.kind {
        case .dot: return .call(.implicit("flexibleSpace"), [], .oneLine)
        case .tuple(let parts) where parts.count == 2:
            arguments = [
                .init("title", try write(parts[0], as: .text)), .init("image", try write(parts[1], as: .image)),
            ]
        case .function(.symbol, _):
            if kind == .tab { arguments = [.init("title", .nil)] }
            arguments.append(.init("image", try write(value, as: .image)))
        default:
            arguments = [.init("title", try write(value, as: .text))]
            if kind == .tab { arguments.append(.init("image", .nil)) }
        }
        if kind == .tab { arguments.append(.init("tag", .literal("\(position)"))) }
        return .call(.name(kind.rawValue), arguments, .oneLine)
    }
}
