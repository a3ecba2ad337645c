import Adaptive
import AutoLayout
import FigureSolving
import Notation
import Piecewise

/// Follows a figure through every width of its live preview.
package struct LiveFigureSolver {
    let resources: SiteResources

    package init(resources: SiteResources) {
        self.resources = resources
    }

    /// The figure's layout at every width, or why it cannot be had.
    package func solve(_ request: FigureRequest, defaultWidths: [Double]) -> Result<AdaptiveLayout, AdaptiveFailure> {
        solve(request, over: request.liveWidths(defaultWidths: defaultWidths), defaultWidths)
    }

    /// The same over other widths.
    func solve(
        _ request: FigureRequest, over widths: ClosedRange<Double>, _ defaultWidths: [Double]
    ) -> Result<AdaptiveLayout, AdaptiveFailure> {
        let screen = request.liveScreen(width: widths.lowerBound, defaultWidths: defaultWidths)
        guard !request.problems.contains(where: { $0.severity == .error }) else {
            return .failure(.unsolvable(width: widths.lowerBound))
        }
        return Result { () throws(AdaptiveFailure) in
            var use = WidthUse.none
            let layout = try AdaptiveEngine(memory: resources.layoutCache).layout(over: widths, on: screen) {
                screen, trace in
                let (tree, messages) = resources.makeTree(of: request, on: screen, noting: &trace)
                use = max(use, trace.widthUse)
                return messages.contains { $0.severity == .error } ? nil : tree
            }
            if let code = request.code, use == .points {
                try ProgramVerification(request: request, code: code, resources: resources).verify(layout)
            }
            return layout
        }
    }
}
