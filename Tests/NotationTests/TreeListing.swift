import AutoLayout

@testable import Notation

/// A tree as text: each view with what differs from a new one of its type, then each constraint.
struct TreeListing {
    let tree: ViewTree

    var text: String {
        let views = tree.views.indices.map { line(for: ViewID($0)) }
        let constraints = tree.constraints.map { words(for: $0) }
        return (views + constraints).map { $0 + "\n" }.joined()
    }

    /// Only the constraints, with paths from the root's children down.
    var constraints: String {
        tree.constraints.map { words(for: $0) + "\n" }.joined()
    }

    private func line(for id: ViewID) -> String {
        let view = tree[id]
        let role = view.role == .subview ? "" : " (\(view.role.rawValue))"
        return "\(view.kind.typeName) \(tree.path(of: id))\(role)"
    }

    private func words(for constraint: LayoutConstraint) -> String {
        var text = "\(words(for: constraint.first)) \(constraint.relation.rawValue) "
        let constant = DecimalNumber.text(of: constraint.constant.magnitude)
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(DecimalNumber.text(of: constraint.multiplier)) * " }
            text += words(for: second)
            if constraint.constant != 0 { text += constraint.constant < 0 ? " - \(constant)" : " + \(constant)" }
        } else {
            text += constraint.constant < 0 ? "-\(constant)" : constant
        }
        if constraint.priority != .required { text += " @ \(DecimalNumber.text(of: constraint.priority.rawValue))" }
        return text
    }

    private func words(for anchor: LayoutAnchor) -> String {
        let guide = anchor.item.guide.map { ".\($0.notation)" } ?? ""
        return "\(tree[anchor.item.view].name)\(guide).\(anchor.attribute.rawValue)"
    }
}
