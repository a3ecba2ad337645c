/// Where each view of a tree stands: its superview and depth, the system that solves it, and its place in that system.
///
/// A table's header, footer, section headers and rows are each the root of a system of their own; everything else
/// belongs to the system of the nearest such ancestor, or of the top. Views that cannot be reached from the top, or lie
/// deeper than `greatestDepth`, belong to none.
package struct TreeIndex: Sendable {
    /// The maximum depth of a tree; a row has a term for each level between its views.
    static let greatestDepth = 100

    /// The view at which the index begins.
    let top: ViewID
    /// From the top down, each view before its subviews, these in order.
    package private(set) var preorder: [ViewID] = []
    /// The author's constraints that belong to no system, by position in the tree's list.
    private(set) var strayConstraints: [Int] = []
    /// The first view that is nested too deep.
    private(set) var tooDeep: ViewID?

    private var parents: [Int32]
    private var depths: [Int32]
    private var owners: [Int32]
    private var slots: [Int32]
    /// For the root of a system, the position of its lists.
    private var lists: [Int32]
    private var memberLists: [[ViewID]] = []
    private var constraintLists: [[Int]] = []

    /// Walks the subviews of `top`. Complexity: O(views + constraints).
    package init(_ tree: ViewTree, top: ViewID = ViewTree.rootID) {
        self.top = top
        parents = Array(repeating: -1, count: tree.views.count)
        depths = parents
        owners = parents
        slots = parents
        lists = parents
        guard tree.views.indices.contains(top.index) else { return }
        walk(tree)
        assignConstraints(tree)
    }

    /// The views of the system whose root is `root`, by slot, each after its superview.
    package func members(of root: ViewID) -> [ViewID] { list(of: root).map { memberLists[$0] } ?? [] }

    /// The author's constraints between them, by position in the tree's list.
    package func constraints(of root: ViewID) -> [Int] { list(of: root).map { constraintLists[$0] } ?? [] }

    package func slot(of view: ViewID, in root: ViewID) -> Int? {
        guard owners.indices.contains(view.index), Int(owners[view.index]) == root.index else { return nil }
        return Int(slots[view.index])
    }

    /// The superview; nil for the top and for a view outside.
    package func parent(of view: ViewID) -> ViewID? {
        guard parents.indices.contains(view.index), parents[view.index] >= 0 else { return nil }
        return ViewID(Int(parents[view.index]))
    }

    /// Whether the view is reached from the top.
    func contains(_ view: ViewID) -> Bool { depths.indices.contains(view.index) && depths[view.index] >= 0 }

    /// Whether `view` is the root of a system.
    package func isSystemRoot(_ view: ViewID) -> Bool { list(of: view) != nil }

    /// The deepest view that is both or an ancestor of both. Complexity: O(depth).
    func commonAncestor(_ a: ViewID, _ b: ViewID) -> ViewID? {
        guard contains(a), contains(b) else { return nil }
        var (a, b) = (a, b)
        while a != b {
            let goesUp = depths[a.index] >= depths[b.index]
            guard let next = parent(of: goesUp ? a : b) else { return nil }
            if goesUp { a = next } else { b = next }
        }
        return a
    }

    private func list(of root: ViewID) -> Int? {
        guard lists.indices.contains(root.index), lists[root.index] >= 0 else { return nil }
        return Int(lists[root.index])
    }

    private mutating func walk(_ tree: ViewTree) {
        depths[top.index] = 0
        var pending = [top]
        while let view = pending.popLast() {
            enter(view, in: tree)
            for subview in tree[view].subviews.reversed() {
                // A view that is listed twice, or by one of its descendants, keeps the place where it was found first.
                guard depths.indices.contains(subview.index), depths[subview.index] < 0 else { continue }
                guard Int(depths[view.index]) < Self.greatestDepth else {
                    if tooDeep == nil { tooDeep = subview }
                    continue
                }
                depths[subview.index] = depths[view.index] + 1
                parents[subview.index] = Int32(view.index)
                pending.append(subview)
            }
        }
    }

    private mutating func enter(_ view: ViewID, in tree: ViewTree) {
        preorder.append(view)
        let parent = self.parent(of: view)
        var owner = view
        if let parent, !Self.isTablePart(view, of: parent, in: tree) {
            owner = ViewID(Int(owners[parent.index]))
        } else {
            lists[view.index] = Int32(memberLists.count)
            memberLists.append([])
            constraintLists.append([])
        }
        owners[view.index] = Int32(owner.index)
        guard let list = list(of: owner) else { return }
        slots[view.index] = Int32(memberLists[list].count)
        memberLists[list].append(view)
    }

    private static func isTablePart(_ view: ViewID, of parent: ViewID, in tree: ViewTree) -> Bool {
        guard tree[parent].kind.isTable else { return false }
        switch tree[view].role {
        case .tableHeader, .tableFooter, .sectionHeader, .sectionFooter, .cell: return true
        case .root, .subview: return false
        }
    }

    private mutating func assignConstraints(_ tree: ViewTree) {
        for (position, constraint) in tree.constraints.enumerated() {
            let first = constraint.first.item.view
            let second = constraint.second?.item.view ?? first
            if contains(first), contains(second), owners[first.index] == owners[second.index],
                let list = list(of: ViewID(Int(owners[first.index])))
            {
                constraintLists[list].append(position)
            } else {
                strayConstraints.append(position)
            }
        }
    }
}
