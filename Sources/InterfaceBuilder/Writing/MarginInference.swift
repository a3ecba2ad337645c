import Scene

extension InterfaceScene {
    /// The margins at the sides of a cell: those that saved frames show, which know the table's style and the cell's
    /// accessory; where no frame is tied to one, that which the table's width gives. Nil for other scenes.
    var inferredMargins: (leading: Double, trailing: Double)? {
        guard case .cell(let leading, let trailing) = kind else { return nil }
        return (saved(.leading) ?? leading, saved(.trailing) ?? trailing)
    }

    fileprivate enum Side: String { case leading, trailing }

    /// The margin that the first subview has which is tied to it, points.
    private func saved(_ side: Side) -> Double? {
        for given in root.constraints where given.isAlwaysEqual {
            guard let second = given.second else { continue }
            if second == root.id, given.secondAttribute == side.rawValue + "Margin",
                given.firstAttribute == side.rawValue, let distance = distance(of: given.first, from: side)
            {
                return distance - inward(given.constant, side)
            }
            if given.first == root.id, given.firstAttribute == side.rawValue + "Margin",
                given.secondAttribute == side.rawValue, let distance = distance(of: second, from: side)
            {
                return distance + inward(given.constant, side)
            }
        }
        return nil
    }

    /// A constant as a length from a side towards the middle.
    private func inward(_ constant: Double, _ side: Side) -> Double {
        switch side {
        case .leading: constant
        case .trailing: -constant
        }
    }

    private func distance(of id: String, from side: Side) -> Double? {
        guard let view = root.subviews.first(where: { $0.id == id }), !view.isStale else { return nil }
        return switch side {
        case .leading: view.frame.x + view.overhang(side)
        case .trailing: root.frame.width - view.frame.maxX + view.overhang(side)
        }
    }
}

extension InterfaceView {
    /// How far the frame reaches over the alignment rect, which constraints see, points.
    fileprivate func overhang(_ side: InterfaceScene.Side) -> Double {
        switch (tag, side) {
        case ("slider", _), ("switch", .trailing): 2
        default: 0
        }
    }
}
