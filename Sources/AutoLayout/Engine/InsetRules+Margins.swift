import Piecewise
import Scene

extension InsetRules {
    /// The effective `layoutMargins`: set or default, plus the safe area; where the superview's are preserved, at least
    /// their overlap.
    func margins(
        _ slot: Int, _ view: ViewID, _ parent: Int?, _ state: SystemState, _ trace: inout CertificateLog
    ) -> EdgeInsets {
        var margins = ownMargins(view, isRoot: parent == nil, &trace)
        if tree[view].insetsLayoutMarginsFromSafeArea { margins = margins + state.safeAreas[slot] }
        guard let parent, tree[view].preservesSuperviewLayoutMargins else { return margins }
        let (frame, bounds, outer) = (state.frames[slot], state.frames[parent], state.margins[parent])
        let x = frame.x - state.contentOffsets[parent].x
        let y = frame.y - state.contentOffsets[parent].y
        margins.top = trace.larger(margins.top, outer.top - trace.larger(0, y))
        margins.left = trace.larger(margins.left, outer.left - trace.larger(0, x))
        margins.bottom = trace.larger(margins.bottom, outer.bottom - trace.larger(0, bounds.height - y - frame.height))
        margins.right = trace.larger(margins.right, outer.right - trace.larger(0, bounds.width - x - frame.width))
        return margins
    }

    private func ownMargins(_ view: ViewID, isRoot: Bool, _ trace: inout CertificateLog) -> EdgeInsets {
        let own = tree[view].layoutMargins
        let standard =
            isRoot
            ? surroundings.margins
            : own.isOfController
                ? screen.controllerMargins : tree[view].kind.isStack ? EdgeInsets.zero : .plainMargins
        var margins = own.resolved(over: standard, direction: screen.layoutDirection)
        guard isRoot, surroundings.keepsMinimumMargins else { return margins }
        margins.left = trace.larger(margins.left, standard.left)
        margins.right = trace.larger(margins.right, standard.right)
        return margins
    }

    /// `readableContentGuide`: the margins' area, centred and limited to the readable width.
    func readableInsets(_ slot: Int, _ state: SystemState) -> EdgeInsets {
        var insets = state.margins[slot]
        let spare = readableSpare(slot, state)
        guard spare > 0 else { return insets }
        insets.left += spare / 2
        insets.right += spare / 2
        return insets
    }

    /// By how much the margins' area is wider than the readable width; negative where it is narrower.
    func readableSpare(_ slot: Int, _ state: SystemState) -> Double {
        let margins = state.margins[slot]
        return state.frames[slot].width - margins.left - margins.right - screen.readableWidth
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
