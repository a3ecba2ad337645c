import Adaptive
import AutoLayout
import Notation
import Piecewise

/// Which expectations of a figure fail: at every width of its live preview, or else on its fixed ones.
package struct ExpectationCheck {
    private let request: FigureRequest
    private let resources: any SolvingResources
    private let memory: LayoutCache
    private let defaultWidths: [Double]

    package init(
        request: FigureRequest, resources: any SolvingResources, memory: LayoutCache, defaultWidths: [Double]
    ) {
        self.request = request
        self.resources = resources
        self.memory = memory
        self.defaultWidths = defaultWidths
    }

    /// At every width and offset, where the layout can be followed; nil where it cannot.
    package func failures(over layout: AdaptiveLayout) -> [ExpectationFailure]? {
        guard request.program.hasExpectations else { return [] }
        let (usual, widths) = (layout.widths, meantWidths(beside: layout))
        let layout =
            widths == usual
            ? layout : try? request.followed(over: widths, defaultWidths, resources: resources, memory: memory).layout
        return try? layout?.failures(
            of: { request.expectations(on: $0, resources: resources, noting: &$1) }, over: usual)
    }

    /// A layout's widths, and those beyond that some expectation names.
    private func meantWidths(beside layout: AdaptiveLayout) -> ClosedRange<Double> {
        let ends = [layout.widths.lowerBound, layout.widths.upperBound].map { layout.screen(at: $0) }
        let named = ends.flatMap { request.expectations(on: $0, resources: resources) }.compactMap { $0.widths }
        return named.reduce(layout.widths) {
            min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
    }
}
