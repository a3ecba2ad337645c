import Adaptive
import AutoLayout
import Content
import Notation
import Piecewise

extension FigureRequest {
    /// What the author expects of the figure's layout on a screen.
    func expectations(
        on screen: Screen, resources: any LayoutResources, noting log: inout CertificateLog
    ) -> [LayoutExpectation] {
        guard program.hasExpectations else { return [] }
        return program.expectations(
            screen: screenName, on: screen, globals: globals, resources: resources, noting: &log)
    }

    /// The same, without what they depend on.
    func expectations(on screen: Screen, resources: any LayoutResources) -> [LayoutExpectation] {
        var log = CertificateLog.off
        return expectations(on: screen, resources: resources, noting: &log)
    }
}

/// Which expectations of a figure fail: at every width of its live preview, or else on its fixed ones.
struct ExpectationCheck {
    let request: FigureRequest
    let resources: SiteResources
    let defaultWidths: [Double]

    /// At every width and offset, where the layout can be followed; nil where it cannot.
    func failures(over layout: AdaptiveLayout) -> [ExpectationFailure]? {
        guard request.program.hasExpectations else { return [] }
        let (usual, widths) = (layout.widths, meantWidths(beside: layout))
        let layout =
            widths == usual
            ? layout : try? LiveFigureSolver(resources: resources).solve(request, over: widths, defaultWidths).get()
        return try? layout?.failures(
            of: { request.expectations(on: $0, resources: resources, noting: &$1) }, over: usual)
    }

    /// A layout's widths, and those beyond that some expectation names.
    private func meantWidths(beside layout: AdaptiveLayout) -> ClosedRange<Double> {
        let ends = [layout.widths.lowerBound, layout.widths.upperBound].map { layout.screen(at: $0) }
        let named = ends.flatMap { request.expectations(on: $0, resources: resources) }.compactMap(\.widths)
        return named.reduce(layout.widths) {
            min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
    }
}

extension ExpectationFailure {
    /// The failures on one screen.
    static func among(
        _ expectations: [LayoutExpectation], in layout: Layout, of tree: ViewTree, on screen: Screen
    ) -> [ExpectationFailure] {
        expectations.filter { $0.applies(at: screen.size.width) }.compactMap { expectation in
            let left = expectation.left.value(in: layout, of: tree, on: screen)
            let right = expectation.right.value(in: layout, of: tree, on: screen)
            guard !expectation.holds(for: left - right...left - right) else { return nil }
            let width = screen.size.width
            return ExpectationFailure(
                expectation: expectation, path: tree.path(of: expectation.root), widths: [width...width],
                worst: Occurrence(width: width, offset: screen.scrolledBy, left: left, right: right))
        }
    }
}
