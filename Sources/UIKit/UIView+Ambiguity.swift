internal import AutoLayout

extension UIView {
    /// Whether its constraints would have let the last layout place it otherwise.
    public var hasAmbiguousLayout: Bool {
        ScreenReading.readPoints()
        return FigureScreen.current?.isAmbiguous(self) ?? false
    }
}

extension FigureScreen {
    fileprivate func isAmbiguous(_ view: UIView) -> Bool {
        guard let solved, let index = solved.views.firstIndex(where: { $0 === view }) else { return false }
        let environment = FigureEnvironment.current
        let layout = LayoutEngine(measurer: environment.measurer).layout(
            solved.scrolledTree, on: environment.screen, reportsAmbiguity: true)
        return layout.problems.contains { $0.kind == .ambiguous && $0.views.contains(ViewID(index)) }
    }
}
