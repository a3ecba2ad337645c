import AutoLayout
import Scene

extension InterfaceScene {
    /// The bars that the saved frames show over the screen's own safe area; where no frame tells, those that the
    /// storyboard's controllers have, and what the canvas's device has more than a screen of this size.
    var inferredBars: InterfaceBars {
        let safeArea: EdgeInsets
        switch kind {
        case .screen: safeArea = Screen.preset(width: screen.width, height: screen.height).safeAreaInsets
        case .part: safeArea = EdgeInsets()
        case .cell: return InterfaceBars()
        }
        var found = bars
        if let excess = canvasExcess(over: safeArea) {
            (found.top, found.bottom) = (bars.top + excess.top, bars.bottom + excess.bottom)
        }
        let tops = [0, bars.top, bars.top - BarFinder.barHeight].map { safeArea.top + found.top - $0 }
        let bottoms = [0, bars.bottom, bars.bottom - BarFinder.tabBarHeight].map { safeArea.bottom + found.bottom - $0 }
        let (top, bottom) = balanced(
            top: saved(.top, beside: Array(tops.prefix(2))), bottom: saved(.bottom, beside: Array(bottoms.prefix(2))),
            among: (tops, bottoms))
        if let top { found.top = top - safeArea.top }
        if let bottom { found.bottom = bottom - safeArea.bottom }
        // Upright, the safe area of a screen ends with it.
        if safeArea.left > 0, let left = saved(.leading, beside: []) { found.left = left - safeArea.left }
        if safeArea.right > 0, let right = saved(.trailing, beside: []) { found.right = right - safeArea.right }
        return found
    }

    /// What the canvas's device has more of a safe area than a screen of the scene's size; nil for a scene of the size of
    /// another device.
    ///
    /// Source: frames that Interface Builder saves in screens of free sizes.
    private func canvasExcess(over safeArea: EdgeInsets) -> EdgeInsets? {
        guard kind == .screen, let canvas, let own = canvas.safeArea(ofFreeSize: screen, isEmbedded: isEmbedded),
            screen == canvas.size || DevicePreset.matching(screen) == nil
        else { return nil }
        return EdgeInsets(top: own.top - safeArea.top, left: 0, bottom: own.bottom - safeArea.bottom, right: 0)
    }

    /// The insets at both ends, of which a view in the middle of the safe area may tell one that no edge tells: of a
    /// controller's view which of some are there, with bars and without, of a xib's any, or that both are the canvas's.
    private func balanced(
        top: Double?, bottom: Double?, among others: (tops: [Double], bottoms: [Double])
    ) -> (top: Double?, bottom: Double?) {
        guard top == nil || bottom == nil, let shift = savedShift else { return (top, bottom) }
        guard kind == .part else {
            let pairs = (top.map { [$0] } ?? others.tops).flatMap { top in
                (bottom.map { [$0] } ?? others.bottoms).map { (top, $0) }
            }
            return pairs.first { abs(($0 - $1) / 2 - shift) <= 0.5 } ?? (top, bottom)
        }
        if let top { return (top, max(0, (top - 2 * shift).rounded())) }
        if let bottom { return (max(0, (bottom + 2 * shift).rounded()), bottom) }
        guard let canvas = canvas?.safeArea, abs((canvas.top - canvas.bottom) / 2 - shift) <= 0.5 else {
            return (nil, nil)
        }
        return (canvas.top, canvas.bottom)
    }

    /// How far below the middle of the root that of its safe area lies, as the first view shows that is centred in it, points.
    private var savedShift: Double? {
        root.all.flatMap(\.constraints).lazy.compactMap { given -> Double? in
            guard given.isAlwaysEqual, given.constant == 0, given.firstAttribute == "centerY",
                given.secondAttribute == "centerY", let second = given.second
            else { return nil }
            let ids = [given.first, second]
            guard let view = ids.first(where: { root.guides[$0] != .safeArea }),
                ids.contains(where: { root.guides[$0] == .safeArea }),
                let top = distance(of: view, from: .top), let bottom = distance(of: view, from: .bottom)
            else { return nil }
            return (top - bottom) / 2
        }.first
    }

    /// How far the safe area is from an edge of the root, as the first view shows that is tied to it, points. Symbols
    /// are asked last, since the file does not tell how far their alignment rect is from the frame, and before them what
    /// is tied to it at a priority just below that of a requirement. A controller's view is as one of those `expected`, with
    /// its bars and without, where a symbol tells what differs from it by no more than such a distance.
    private func saved(_ edge: ViewEdge, beside expected: [Double]) -> Double? {
        let symbols = Set(root.all.filter(\.showsSymbol).map(\.id))
        let all = root.all.flatMap(\.constraints)
        let isBesideSymbol = { (given: InterfaceConstraint) in
            symbols.contains(given.first) || symbols.contains(given.second ?? "")
        }
        let (beside, others) = (all.filter(isBesideSymbol), all.filter { !isBesideSymbol($0) })
        let required = others.lazy.filter(\.isAlwaysEqual).compactMap { saved(edge, by: $0) }.first
        let nearly = { () -> Double? in
            guard kind == .part else { return nil }
            return others.lazy.filter(\.isNearlyRequired).compactMap { saved(edge, by: $0) }.first { $0 >= 0 }
        }
        if let told = required ?? nearly() { return told }
        let besideSymbol = beside.lazy.filter(\.isAlwaysEqual).compactMap { saved(edge, by: $0) }.first
        guard kind == .screen, let told = besideSymbol else { return besideSymbol }
        return expected.first { abs(told - $0) <= Self.mostOfSymbolInset } ?? told
    }

    /// How far the alignment rect of a symbol is from its frame at most, points.
    private static let mostOfSymbolInset = 4.0

    private func saved(_ edge: ViewEdge, by given: InterfaceConstraint) -> Double? {
        guard let second = given.second else { return nil }
        if let inset = inset(second, given.secondAttribute, edge), edge.names(given.firstAttribute) {
            return distance(of: given.first, from: edge).map { $0 - edge.inward(given.constant) - inset }
        }
        if let inset = inset(given.first, given.firstAttribute, edge), edge.names(given.secondAttribute) {
            return distance(of: second, from: edge).map { $0 + edge.inward(given.constant) - inset }
        }
        return nil
    }

    /// How far inside the safe area's edge an anchor lies, points; nil for one that does not go with it.
    private func inset(_ id: String, _ attribute: String, _ edge: ViewEdge) -> Double? {
        if id == root.id { return attribute == edge.rawValue + "Margin" ? margin(edge) : nil }
        let isEdge =
            switch root.guides[id] {
            case .safeArea: edge.names(attribute)
            case .top: edge == .top && attribute == "bottom"
            case .bottom, .keyboard: edge == .bottom && attribute == "top"
            case .content, .frame, nil: false
            }
        return isEdge ? 0 : nil
    }

    /// The root's margin inside the safe area; a controller's view has none above and below until it is set. Nil at the
    /// sides, where the screen's width takes part, and for one that does not follow the safe area.
    private func margin(_ edge: ViewEdge) -> Double? {
        guard root.hasMarginsInSafeArea else { return nil }
        let standard = kind == .screen ? 0 : Self.defaultMargin
        return switch edge {
        case .top: root.layoutMargins?.top ?? standard
        case .bottom: root.layoutMargins?.bottom ?? standard
        case .leading, .trailing: nil
        }
    }

    /// Of a view without a controller, points.
    private static let defaultMargin = 8.0
}

extension InterfaceConstraint {
    /// The same at a priority just below that of a requirement, as xibs have it whose views are to be squeezed.
    fileprivate var isNearlyRequired: Bool {
        var constraint = self
        constraint.priority = priority >= 999 ? 1000 : priority
        return constraint.isAlwaysEqual
    }

    /// Whether it is required, equal and without a factor, in every size class the same.
    var isAlwaysEqual: Bool {
        relation == .equal && priority == 1000 && factor == 1 && installation.condition == nil && variations.isEmpty
    }
}

extension InterfaceView {
    /// Whether Interface Builder says that the saved frame is not what the constraints give, or it may be of another size class.
    var isStale: Bool {
        element.isSet("misplaced") || element.isSet("ambiguous") || element["verifyAmbiguity"] == "off"
            || element.isSet("fixedFrame") || element.isSet("hidden") || condition != nil
    }
}
