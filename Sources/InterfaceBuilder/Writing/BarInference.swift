import AutoLayout
import Scene

extension InterfaceScene {
    /// The bars that the saved frames show over the screen's own safe area; where no frame tells, those that the
    /// storyboard's controllers have.
    var inferredBars: InterfaceBars {
        let safeArea: EdgeInsets
        switch kind {
        case .screen: safeArea = Screen.preset(width: screen.width, height: screen.height).safeAreaInsets
        case .part: safeArea = EdgeInsets()
        case .cell: return InterfaceBars()
        }
        var found = bars
        for constraint in root.constraints {
            guard let top = saved(.top, by: constraint) else { continue }
            found.top = top - safeArea.top
            break
        }
        for constraint in root.constraints {
            guard let bottom = saved(.bottom, by: constraint) else { continue }
            found.bottom = root.frame.height - bottom - safeArea.bottom
            break
        }
        return found
    }

    private enum Edge: String { case top, bottom }

    /// Where the safe area's edge was, if the constraint ties a subview's edge to it: points from the root's top.
    private func saved(_ edge: Edge, by given: InterfaceConstraint) -> Double? {
        guard given.isAlwaysEqual, let second = given.second else { return nil }
        if let inset = inset(second, given.secondAttribute, edge), given.firstAttribute == edge.rawValue {
            return position(of: given.first, edge).map { $0 - given.constant - inset }
        }
        if let inset = inset(given.first, given.firstAttribute, edge), given.secondAttribute == edge.rawValue {
            return position(of: second, edge).map { $0 + given.constant - inset }
        }
        return nil
    }

    /// How far below the safe area's edge an anchor lies, points; nil for one that does not go with it.
    private func inset(_ id: String, _ attribute: String, _ edge: Edge) -> Double? {
        if id == root.id { return attribute == edge.rawValue + "Margin" ? margin(edge) : nil }
        let isEdge =
            switch root.guides[id] {
            case .safeArea: attribute == edge.rawValue
            case .top: edge == .top && attribute == "bottom"
            case .bottom: edge == .bottom && attribute == "top"
            case .content, .frame, .keyboard, nil: false
            }
        return isEdge ? 0 : nil
    }

    /// The root's margin inside the safe area; a controller's view has none above and below until it is set.
    private func margin(_ edge: Edge) -> Double {
        let standard = kind == .screen ? 0 : Self.defaultMargin
        return switch edge {
        case .top: root.layoutMargins?.top ?? standard
        case .bottom: -(root.layoutMargins?.bottom ?? standard)
        }
    }

    /// Of a view without a controller, points.
    private static let defaultMargin = 8.0

    private func position(of id: String, _ edge: Edge) -> Double? {
        guard let view = root.subviews.first(where: { $0.id == id }), !view.isStale else { return nil }
        return edge == .top ? view.frame.y : view.frame.maxY
    }
}

extension InterfaceConstraint {
    /// Whether it is required, equal and without a factor, in every size class the same.
    var isAlwaysEqual: Bool {
        relation == .equal && priority == 1000 && factor == 1 && installation == Installation() && variations.isEmpty
    }
}

extension InterfaceView {
    /// Whether Interface Builder says that the saved frame is not what the constraints give.
    var isStale: Bool {
        element.isSet("misplaced") || element.isSet("ambiguous") || element["verifyAmbiguity"] == "off"
            || element.isSet("fixedFrame") || element.isSet("hidden")
    }
}
