import Diagnostics

extension LayoutExpectation {
    /// That each view it speaks of is seen: at least a point wide and high, between the screen's left and right edges, and
    /// neither hidden nor transparent.
    public func visibilityExpectations(in tree: ViewTree) -> [LayoutExpectation] {
        var seen = Set<ViewID>()
        return (left.terms + right.terms).filter { $0.view != ViewTree.rootID && seen.insert($0.view).inserted }
            .flatMap { isSeen($0.view, in: tree) }
    }

    private func isSeen(_ view: ViewID, in tree: ViewTree) -> [LayoutExpectation] {
        func sum(_ attribute: LayoutAttribute, of item: ViewID) -> LengthSum {
            let text = "\(tree[item].name).\(attribute.rawValue)"
            return LengthSum(text: text, terms: [LengthSum.Term(1, item, .attribute(attribute))])
        }
        func expect(
            _ need: Visibility.Need, _ left: LengthSum, _ relation: Relation, _ right: LengthSum
        ) -> LayoutExpectation {
            LayoutExpectation(
                left, relation, right, widths: widths, root: root, source: source,
                visibility: Visibility(need, of: tree[view].name))
        }
        let point = LengthSum(text: "1", constant: 1)
        guard tree.isShown(view) else {
            return [expect(.shown, LengthSum(text: "\(tree[view].name).width"), .greaterThanOrEqual, point)]
        }
        return [
            expect(.wide, sum(.width, of: view), .greaterThanOrEqual, point),
            expect(.high, sum(.height, of: view), .greaterThanOrEqual, point),
            expect(.withinLeft, sum(.left, of: view), .greaterThanOrEqual, LengthSum(text: "0")),
            expect(.withinRight, sum(.right, of: view), .lessThanOrEqual, sum(.right, of: ViewTree.rootID)),
        ]
    }

    /// One of the things that have to be so for a view to be seen.
    public struct Visibility: Hashable, Sendable {
        public var need: Need
        /// The view's name.
        public var view: String

        public init(_ need: Need, of view: String) {
            self.need = need
            self.view = view
        }

        /// What has to be so: that it is neither hidden nor transparent, a point wide and high, and within the screen's edges.
        public enum Need: Hashable, Sendable {
            case shown, wide, high, withinLeft, withinRight
        }
    }
}

extension ViewTree {
    /// Whether neither the view nor any around it is hidden or transparent. Complexity: O(depth).
    fileprivate func isShown(_ view: ViewID) -> Bool {
        var current: ViewID? = view
        while let id = current {
            if self[id].isHidden || self[id].appearance.alpha <= 0.01 { return false }
            current = self[id].superview
        }
        return true
    }
}
