import Piecewise
import Scene

/// What surrounds the root of a system.
package struct Surroundings: Sendable {
    /// The root's `safeAreaInsets`.
    package var safeArea = EdgeInsets.zero
    /// The root's margins where none are set, without the safe area.
    package var margins = EdgeInsets.plainMargins
    /// Whether margins that are set smaller than `margins` stay as large as these at the sides.
    package var keepsMinimumMargins = false
    /// The scroll or table view that `Screen.scrolledBy` moves.
    package var scrolledView: ViewID?
    /// How much of the root the keyboard covers, from its bottom, points; nil where none is shown.
    package var keyboard: Double?

    package init(
        safeArea: EdgeInsets = .zero, margins: EdgeInsets = .plainMargins, keepsMinimumMargins: Bool = false,
        scrolledView: ViewID? = nil
    ) {
        self.safeArea = safeArea
        self.margins = margins
        self.keepsMinimumMargins = keepsMinimumMargins
        self.scrolledView = scrolledView
    }

    /// Around a controller's root view.
    package static func screen(_ screen: Screen, scrolledView: ViewID?) -> Surroundings {
        var surroundings = Surroundings(
            safeArea: screen.safeAreaInsets, margins: screen.controllerMargins, keepsMinimumMargins: true,
            scrolledView: scrolledView)
        surroundings.keyboard = screen.keyboard?.height
        return surroundings
    }
}

extension Screen {
    /// `layoutMargins` of a controller's view, points.
    var controllerMargins: EdgeInsets { EdgeInsets(left: systemMinimumMargin, right: systemMinimumMargin) }
}

extension EdgeInsets {
    /// `layoutMargins` of a plain view, points.
    package static let plainMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// Derives safe areas, margins and scroll offsets from frames, for every view of one system.
struct InsetRules {
    private(set) var tree: ViewTree
    private(set) var screen: Screen
    private(set) var surroundings: Surroundings
    /// By slot.
    private let members: [ViewID]
    /// By slot, the superview's slot; −1 for the root.
    private let parents: [Int]
    /// By slot, whether something is constrained to the view's readable content.
    private let isReadable: [Bool]
    /// By slot, whether something is constrained to the view's keyboard guide.
    private let followsKeyboard: [Bool]
    /// By slot, how the view scrolls its content.
    private var scrolls: [Scroll?]
    /// By slot, how a collection view places its parts.
    private var collections: [CollectionRules?]

    /// A view that scrolls: reading it out of the tree each time would copy all that the tree says of the view.
    private struct Scroll {
        let view: ScrollView
        let isTable: Bool

        init?(_ kind: ViewKind) {
            guard kind.isScrolling, let view = kind.scrolling else { return nil }
            (self.view, isTable) = (view, kind.isTable)
        }
    }

    init(tree: ViewTree, screen: Screen, index: TreeIndex, root: ViewID, surroundings: Surroundings) {
        self.tree = tree
        self.screen = screen
        self.surroundings = surroundings
        let members = index.members(of: root)
        self.members = members
        parents = members.enumerated().map { slot, view in
            slot == 0 ? -1 : index.parent(of: view).flatMap { index.slot(of: $0, in: root) } ?? -1
        }
        let readable = Self.views(withConstraintsTo: .readableContent, tree, index.constraints(of: root))
        isReadable = members.map { readable.contains($0) }
        let followers = Self.views(withConstraintsTo: .keyboard, tree, index.constraints(of: root))
        followsKeyboard = members.map { followers.contains($0) }
        scrolls = members.map { Scroll(tree[$0].kind) }
        collections = members.map { CollectionRules($0, tree) { index.slot(of: $0, in: root) } }
    }

    /// Goes to another screen, to other surroundings, or to a tree that differs in numbers alone.
    mutating func move(to tree: ViewTree?, _ screen: Screen, _ surroundings: Surroundings) {
        if let tree {
            self.tree = tree
            scrolls = members.map { Scroll(tree[$0].kind) }
            if collections.contains(where: { $0 != nil }) {
                var slots: [ViewID: Int] = [:]
                for (slot, view) in members.enumerated() { slots[view] = slot }
                collections = members.map { CollectionRules($0, tree) { slots[$0] } }
            }
        }
        self.screen = screen
        self.surroundings = surroundings
    }

    /// Brings insets and offsets of `state` in line with its frames and content sizes.
    func update(_ state: inout SystemState) {
        var trace = CertificateLog.off
        update(&state, noting: &trace)
    }

    /// The same, with the decisions on the way.
    func update(_ state: inout SystemState, noting trace: inout CertificateLog) {
        for slot in members.indices {
            let parent = parents[slot]
            state.safeAreas[slot] =
                (parent < 0 ? surroundings.safeArea : safeArea(slot, in: parent, state, &trace))
                + tree[members[slot]].additionalSafeAreaInsets
            updateScrolling(slot, &state, &trace)
            collections[slot]?.update(&state, isMirrored: screen.layoutDirection == .rightToLeft, noting: &trace)
            state.margins[slot] = margins(slot, members[slot], parent < 0 ? nil : parent, state, &trace)
            if isReadable[slot] { trace.compare(readableSpare(slot, state), 0) }
            state.readableInsets[slot] = readableInsets(slot, state)
            state.keyboardInsets[slot] = keyboardInset(slot, state, &trace)
        }
    }

    /// How high the keyboard's guide is: from the view's bottom to the keyboard's top, and at least its safe area's.
    private func keyboardInset(_ slot: Int, _ state: SystemState, _ trace: inout CertificateLog) -> Double {
        let safe = state.safeAreas[slot].bottom
        guard followsKeyboard[slot], let keyboard = surroundings.keyboard else { return safe }
        var (overlap, current) = (keyboard, slot)
        while parents[current] >= 0 {
            let parent = parents[current]
            let frame = state.frames[current]
            overlap -= state.frames[parent].height - (frame.y - state.contentOffsets[parent].y) - frame.height
            current = parent
        }
        return trace.larger(safe, overlap)
    }

    /// The views to one of whose guides something is constrained.
    private static func views(
        withConstraintsTo guide: LayoutGuide, _ tree: ViewTree, _ positions: [Int]
    ) -> [ViewID] {
        var views: [ViewID] = []
        for position in positions {
            let constraint = tree.constraints[position]
            if constraint.first.item.guide == guide { views.append(constraint.first.item.view) }
            if let item = constraint.second?.item, item.guide == guide { views.append(item.view) }
        }
        return views
    }

    /// The overlap with the superview's unsafe edges, never more than the superview's own insets.
    private func safeArea(
        _ slot: Int, in parent: Int, _ state: SystemState, _ trace: inout CertificateLog
    ) -> EdgeInsets {
        let outer = innerSafeArea(parent, state)
        let frame = state.frames[slot]
        let bounds = state.frames[parent]
        let x = frame.x - state.contentOffsets[parent].x
        let y = frame.y - state.contentOffsets[parent].y
        return EdgeInsets(
            top: Self.overlap(outer.top, y, &trace), left: Self.overlap(outer.left, x, &trace),
            bottom: Self.overlap(outer.bottom, bounds.height - y - frame.height, &trace),
            right: Self.overlap(outer.right, bounds.width - x - frame.width, &trace))
    }

    /// Brings margins to where they drift to, which in the pass before were `earlier`.
    ///
    /// What is as long as its content and its margins reaches farther into the unsafe area with each pass, by as much
    /// each time, until all of that lies within it; or less far, until nothing does.
    func leap(_ state: inout SystemState, from earlier: [EdgeInsets]) {
        for slot in members.indices where parents[slot] >= 0 && state.margins[slot] != earlier[slot] {
            let (outer, safe) = (surroundings.safeArea, state.safeAreas[slot])
            let (from, to) = (earlier[slot], state.margins[slot])
            state.margins[slot] = EdgeInsets(
                top: Self.end(from.top, to.top, safe.top, outer.top),
                left: Self.end(from.left, to.left, safe.left, outer.left),
                bottom: Self.end(from.bottom, to.bottom, safe.bottom, outer.bottom),
                right: Self.end(from.right, to.right, safe.right, outer.right))
        }
    }

    /// Where a margin ends that grows or shrinks with how much of the unsafe area lies within it.
    private static func end(_ earlier: Double, _ margin: Double, _ safe: Double, _ outer: Double) -> Double {
        margin > earlier ? margin + outer - safe : margin < earlier ? margin - safe : margin
    }

    private static func overlap(_ inset: Double, _ distance: Double, _ trace: inout CertificateLog) -> Double {
        inset == 0 ? 0 : trace.smaller(trace.larger(inset - distance, 0), inset)
    }

    /// The safe area that a view hands to its subviews: a scroll view keeps what it adds to its content inset.
    private func innerSafeArea(_ slot: Int, _ state: SystemState) -> EdgeInsets {
        var inner = state.safeAreas[slot]
        guard let scroll = scrolls[slot] else { return inner }
        // Noted where the scroll view's own insets are found.
        var trace = CertificateLog.off
        let adjusts = adjustedAxes(scroll, slot, state, &trace)
        if adjusts.vertical { (inner.top, inner.bottom) = (0, 0) }
        if adjusts.horizontal { (inner.left, inner.right) = (0, 0) }
        return inner
    }

    private func updateScrolling(_ slot: Int, _ state: inout SystemState, _ trace: inout CertificateLog) {
        guard let scroll = scrolls[slot] else { return }
        let adjusts = adjustedAxes(scroll, slot, state, &trace)
        let safe = state.safeAreas[slot]
        var inset = scroll.view.contentInset
        if adjusts.vertical { (inset.top, inset.bottom) = (inset.top + safe.top, inset.bottom + safe.bottom) }
        if adjusts.horizontal { (inset.left, inset.right) = (inset.left + safe.left, inset.right + safe.right) }
        state.adjustedContentInsets[slot] = inset
        let scrolledBy = members[slot] == surroundings.scrolledView ? screen.scrolledBy : 0
        state.contentOffsets[slot] = Point(x: 0 - inset.left, y: scrolledBy - inset.top)
    }

    /// Along which axes the safe area is added to the content inset, as `contentInsetAdjustmentBehavior` says.
    private func adjustedAxes(
        _ scroll: Scroll, _ slot: Int, _ state: SystemState, _ trace: inout CertificateLog
    ) -> (horizontal: Bool, vertical: Bool) {
        switch scroll.view.contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .automatic, .scrollableAxes:
            if scroll.isTable { return (false, true) }
            let (frame, content, inset) = (state.frames[slot], state.contentSizes[slot], scroll.view.contentInset)
            let height = content.height + inset.top + inset.bottom
            let width = content.width + inset.left + inset.right
            let (room, roomAcross) = (frame.height + Tolerance.fixpoint, frame.width + Tolerance.fixpoint)
            trace.compare(height, room)
            trace.compare(width, roomAcross)
            return (width > roomAcross, scroll.view.alwaysBounceVertical || height > room)
        }
    }
}
