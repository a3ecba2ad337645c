import Adaptive
import AutoLayout
import Diagnostics
import Notation
import Piecewise

extension FigureRequest {
    /// The figure's layout at every width of a range, points, and what its tree reads of the width.
    ///
    /// - Throws: why there is no such layout.
    package func followed(
        over widths: ClosedRange<Double>, _ defaultWidths: [Double], resources: any SolvingResources,
        memory: LayoutCache
    ) throws(AdaptiveFailure) -> (layout: AdaptiveLayout, use: WidthUse) {
        let screen = liveScreen(width: widths.lowerBound, defaultWidths: defaultWidths)
        guard !problems.contains(where: { $0.severity == .error }) else {
            throw .unsolvable(width: widths.lowerBound)
        }
        var use = WidthUse.none
        let layout = try AdaptiveEngine(memory: memory).layout(over: widths, on: screen) { screen, trace in
            let (tree, messages) = resources.makeTree(of: self, on: screen, noting: &trace)
            use = max(use, trace.widthUse)
            return messages.contains { $0.severity == .error } ? nil : tree
        }
        return (layout, use)
    }
}
