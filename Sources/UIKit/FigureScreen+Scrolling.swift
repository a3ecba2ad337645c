internal import AutoLayout
internal import Piecewise

extension FigureScreen {
    /// As if somebody had scrolled, points from where the content rests.
    package func scroll(by offset: Double) {
        FigureEnvironment.current.screen.scrolledBy = offset
        // At rest nothing has changed since the last tree was made.
        solve(beginningWith: isAtRest ? solved : nil)
    }

    /// Scrolls a little, so that a program notices the offset if it would at all.
    package func readOffset() {
        guard layout?.scrollStates.isEmpty == false, !ScreenReading.log.usesOffset, !goesUnnoticed(1) else { return }
        scroll(by: FigureEnvironment.current.screen.scrolledBy + 1)
    }

    /// Whether a program at rest lets its scroll view move by a distance in points without a look at the offset and
    /// without a change, so that nothing has to be solved.
    private func goesUnnoticed(_ distance: Double) -> Bool {
        guard isAtRest, let root = controller.view, let solved, !solved.tree.hasLargeTitle,
            let state = layout?.scrollStates.first, let view = solved.views[state.view.index] as? UIScrollView
        else { return false }
        isLayingOut = true
        defer { isLayingOut = false }
        view.assignedOffset.y += distance
        view.needsLayout = true
        view.delegate?.scrollViewDidScroll(view)
        ValueObservers.check()
        layoutSubviews(in: root)
        guard !ScreenReading.log.usesOffset, !root.containsViewThatNeedsUpdate else { return false }
        view.assignedOffset.y -= distance
        return true
    }
}

extension UIView {
    fileprivate var containsViewThatNeedsUpdate: Bool {
        needsLayout || wantsUpdateConstraints || subviews.contains { $0.containsViewThatNeedsUpdate }
    }
}

extension ViewTree {
    /// Whether the offset moves more than content.
    fileprivate var hasLargeTitle: Bool {
        views.contains { view in
            if case .navigationBar(let bar) = view.kind { bar.showsLargeTitle } else { false }
        }
    }
}
