import Scene

extension InterfaceScene {
    /// The margins of a cell: those that saved frames show, which know the table's style, the cell's accessory and the
    /// system's version; where no frame is tied to one, that which the table's width gives. Of another part, those at its
    /// sides where frames show them; nil for all others.
    var inferredMargins: EdgeInsets? {
        switch kind {
        case .screen: return nil
        case .cell(let leading, let trailing):
            return EdgeInsets(
                top: saved(.top) ?? Self.verticalMargin, left: saved(.leading) ?? leading,
                bottom: saved(.bottom) ?? Self.verticalMargin, right: saved(.trailing) ?? trailing)
        case .part:
            let (leading, trailing) = (saved(.leading), saved(.trailing))
            guard leading != nil || trailing != nil else { return nil }
            let standard = Self.standardMargin
            return EdgeInsets(top: standard, left: leading ?? standard, bottom: standard, right: trailing ?? standard)
        }
    }

    /// Of a view without a controller, points.
    private static let standardMargin = 8.0

    /// Of a cell above and below, points.
    private static let verticalMargin = 11.0

    /// The margin that the first subview has which is tied to it, points; where none is always, by a strong constraint.
    private func saved(_ edge: ViewEdge) -> Double? {
        let required = root.constraints.lazy.filter(\.isAlwaysEqual).compactMap { saved(edge, by: $0) }.first
        return required ?? root.constraints.lazy.filter(\.isStrongEquality).compactMap { saved(edge, by: $0) }.first
    }

    private func saved(_ edge: ViewEdge, by given: InterfaceConstraint) -> Double? {
        guard let second = given.second else { return nil }
        let margin = edge.rawValue + "Margin"
        if second == root.id, given.secondAttribute == margin, given.firstAttribute == edge.rawValue {
            return distance(of: given.first, from: edge).map { $0 - edge.inward(given.constant) }
        }
        if given.first == root.id, given.firstAttribute == margin, given.secondAttribute == edge.rawValue {
            return distance(of: second, from: edge).map { $0 + edge.inward(given.constant) }
        }
        return nil
    }
}

extension InterfaceConstraint {
    /// Whether views are equal to each other by it and hardly anything is stronger, in some size class at least.
    fileprivate var isStrongEquality: Bool {
        relation == .equal && priority >= 900 && factor == 1 && variations.isEmpty
    }
}
