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
        Result { () throws(AdaptiveFailure) in
            let (layout, use) = try request.followed(
                over: widths, defaultWidths, resources: resources, memory: resources.layoutCache)
            if let code = request.code {
                var verification = ProgramVerification(code: code, resources: resources, layout: layout)
                try verification.verify(reading: use)
            }
            return layout
        }
    }
}
