import Scene

extension InterfaceScene {
    /// The margins of a cell: those that saved frames show, which know the table's style, the cell's accessory and the
    /// system's version; where no frame is tied to one, that which the table's width gives. Nil for other scenes.
    var inferredMargins: EdgeInsets? {
        guard case .cell(let leading, let trailing) = kind else { return nil }
        return EdgeInsets(
            top: saved(.top) ?? Self.verticalMargin, left: saved(.leading) ?? leading,
            bottom: saved(.bottom) ?? Self.verticalMargin, right: saved(.trailing) ?? trailing)
    }

    /// Of a cell above and below, points.
    private static let verticalMargin = 11.0

    /// The margin that the first subview has which is tied to it, points.
    private func saved(_ edge: ViewEdge) -> Double? {
        root.constraints.lazy.compactMap { saved(edge, by: $0) }.first
    }

    private func saved(_ edge: ViewEdge, by given: InterfaceConstraint) -> Double? {
        guard given.isAlwaysEqual, let second = given.second else { return nil }
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
