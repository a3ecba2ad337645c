import Diagnostics

extension LayoutExpectation {
    /// That each view it speaks of is seen: at least a point wide and high, between the screen's left and right edges, and
    /// neither hidden nor transparent.
    public func visibility(in tree: ViewTree) -> [LayoutExpectation] {
        var seen = Set<ViewID>()
        return (left.terms + right.terms).filter { $0.view != ViewTree.rootID && seen.insert($0.view).inserted }
            .flatMap { isSeen($0.view, in: tree) }
    }

    private func isSeen(_ view: ViewID, in tree: ViewTree) -> [LayoutExpectation] {
        let name = tree[view].name
        func sum(_ attribute: LayoutAttribute, of item: ViewID) -> LengthSum {
            let text = "\(item == view ? name : tree[item].name).\(attribute.rawValue)"
            return LengthSum(text: text, terms: [LengthSum.Term(1, item, .attribute(attribute))])
        }
        func expect(_ left: LengthSum, _ relation: Relation, _ right: LengthSum) -> LayoutExpectation {
            LayoutExpectation(left, relation, right, widths: widths, root: root, source: source)
        }
        let point = LengthSum(text: "1", constant: 1)
        guard tree.isShown(view) else { return [expect(LengthSum(text: "\(name).width"), .greaterThanOrEqual, point)] }
        return [
            expect(sum(.width, of: view), .greaterThanOrEqual, point),
            expect(sum(.height, of: view), .greaterThanOrEqual, point),
            expect(sum(.left, of: view), .greaterThanOrEqual, LengthSum(text: "0")),
            expect(sum(.right, of: view), .lessThanOrEqual, sum(.right, of: ViewTree.rootID)),
        ]
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
