extension InsetRules {
    /// `layoutMargins` as they take effect: set or default, plus the safe area; where they are preserved, at least what
    /// is left of the superview's.
    func margins(_ slot: Int, _ view: ViewID, _ parent: Int?, _ state: SystemState) -> EdgeInsets {
        var margins = ownMargins(view, isRoot: parent == nil)
        if tree[view].insetsLayoutMarginsFromSafeArea { margins = margins + state.safeAreas[slot] }
        guard let parent, tree[view].preservesSuperviewLayoutMargins else { return margins }
        let (frame, bounds, outer) = (state.frames[slot], state.frames[parent], state.margins[parent])
        let x = frame.x - state.contentOffsets[parent].x
        let y = frame.y - state.contentOffsets[parent].y
        margins.top = max(margins.top, outer.top - max(0, y))
        margins.left = max(margins.left, outer.left - max(0, x))
        margins.bottom = max(margins.bottom, outer.bottom - max(0, bounds.height - y - frame.height))
        margins.right = max(margins.right, outer.right - max(0, bounds.width - x - frame.width))
        return margins
    }

    private func ownMargins(_ view: ViewID, isRoot: Bool) -> EdgeInsets {
        let standard = isRoot ? surroundings.margins : .plainMargins
        var margins = tree[view].layoutMargins.resolved(over: standard, direction: screen.layoutDirection)
        guard isRoot, surroundings.keepsMinimumMargins else { return margins }
        margins.left = max(margins.left, standard.left)
        margins.right = max(margins.right, standard.right)
        return margins
    }

    /// `readableContentGuide`: the margins' area, narrowed about its middle to the width that reads well.
    func readableInsets(_ slot: Int, _ state: SystemState) -> EdgeInsets {
        var insets = state.margins[slot]
        let spare = state.frames[slot].width - insets.left - insets.right - screen.readableWidth
        guard spare > 0 else { return insets }
        insets.left += spare / 2
        insets.right += spare / 2
        return insets
    }
}

extension MarginOverrides {
    /// The margins that are set, and `standard` where none are.
    func resolved(over standard: EdgeInsets, direction: LayoutDirection) -> EdgeInsets {
        let isMirrored = direction == .rightToLeft
        return EdgeInsets(
            top: top ?? standard.top,
            left: left ?? (isMirrored ? trailing : leading) ?? standard.left,
            bottom: bottom ?? standard.bottom,
            right: right ?? (isMirrored ? leading : trailing) ?? standard.right)
    }
}
