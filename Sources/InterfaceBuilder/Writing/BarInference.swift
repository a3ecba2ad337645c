import AutoLayout
import Scene

extension InterfaceScene {
    /// The bars that the saved frames show over the screen's own safe area; where no frame tells, those that the
    /// storyboard's controllers have.
    var inferredBars: InterfaceBars {
        guard kind == .screen else { return InterfaceBars() }
        let safeArea = Screen.preset(width: screen.width, height: screen.height).safeAreaInsets
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
        guard given.relation == .equal, given.priority == 1000, given.factor == 1, let second = given.second,
            given.installation == InterfaceConstraint.Installation(), given.variations.isEmpty
        else { return nil }
        if isSafeArea(second, given.secondAttribute, edge), given.firstAttribute == edge.rawValue {
            return position(of: given.first, edge).map { $0 - given.constant }
        }
        if isSafeArea(given.first, given.firstAttribute, edge), given.secondAttribute == edge.rawValue {
            return position(of: second, edge).map { $0 + given.constant }
        }
        return nil
    }

    private func isSafeArea(_ id: String, _ attribute: String, _ edge: Edge) -> Bool {
        if id == root.id { return attribute == edge.rawValue + "Margin" }
        return switch root.guides[id] {
        case .safeArea: attribute == edge.rawValue
        case .top: edge == .top && attribute == "bottom"
        case .bottom: edge == .bottom && attribute == "top"
        case .content, .frame, .keyboard, nil: false
        }
    }

    private func position(of id: String, _ edge: Edge) -> Double? {
        guard let view = root.subviews.first(where: { $0.id == id }), !view.isStale else { return nil }
        return edge == .top ? view.frame.y : view.frame.maxY
    }
}

extension InterfaceView {
    /// Whether Interface Builder says that the saved frame is not what the constraints give.
    var isStale: Bool {
        element.isSet("misplaced") || element.isSet("ambiguous") || element["verifyAmbiguity"] == "off"
            || element.isSet("fixedFrame") || element.isSet("hidden")
    }
}
