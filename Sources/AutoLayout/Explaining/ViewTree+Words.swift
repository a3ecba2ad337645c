import Cassowary

extension ViewTree {
    /// A constraint as written in the block of a view, such as `leading == super.leading + 8 @ 750`.
    ///
    /// - Parameter view: the view; nil for the one of its first item.
    public func words(for constraint: LayoutConstraint, from view: ViewID? = nil) -> String {
        let view = view ?? constraint.first.item.view
        var text = words(for: constraint.first, from: view)
        text += " \(constraint.relation.rawValue) "
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(constraint.multiplier.inWords) * " }
            text += words(for: second, from: view)
            text += constraint.constant.asSummand
        } else {
            text += constraint.constant.inWords
        }
        return constraint.priority == .required ? text : text + " @ \(constraint.priority.rawValue.inWords)"
    }

    /// An anchor as written in the block of `view`: its own without a name, its superview's as `super`.
    private func words(for anchor: LayoutAnchor, from view: ViewID) -> String {
        let guide = anchor.item.guide.map { $0.notation + "." } ?? ""
        return owner(anchor.item.view, from: view) + guide + anchor.attribute.rawValue
    }

    private func owner(_ owner: ViewID, from view: ViewID) -> String {
        guard owner != view, views.indices.contains(owner.index) else { return "" }
        return (self[view].superview == owner ? "super" : self[owner].name) + "."
    }
}
