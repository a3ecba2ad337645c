import AutoLayout
import Diagnostics
import Notation

/// Follows a figure through every width of its live preview.
struct LiveFigureSolver {
    let resources: any LayoutResources

    /// The figure's layout at every width, or why it cannot be had.
    func solve(_ request: FigureRequest, defaultWidths: [Double]) -> Result<ResponsiveLayout, ResponsiveFailure> {
        let widths = request.liveWidths(defaultWidths: defaultWidths)
        return .failure(.unsolvable(width: widths.lowerBound))
    }
}
