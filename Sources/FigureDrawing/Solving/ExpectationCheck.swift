import Adaptive
import AutoLayout
import FigureSolving
import Notation

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
