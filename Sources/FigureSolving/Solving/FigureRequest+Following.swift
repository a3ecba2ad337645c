import Adaptive
import AutoLayout
import Diagnostics
import Notation
import Piecewise

extension FigureRequest {
    /// How often a figure's program is run at most until its layout is known at every width and offset.
    private static let mostRuns = 600

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
        var (use, runs) = (WidthUse.none, 0)
        do throws(AdaptiveFailure) {
            let layout = try AdaptiveEngine(memory: memory).layout(over: widths, on: screen) { screen, trace in
                runs += 1
                guard code == nil || runs <= Self.mostRuns else { return nil }
                let (tree, messages) = resources.makeTree(of: self, on: screen, noting: &trace)
                use = max(use, trace.widthUse)
                return messages.contains { $0.severity == .error } ? nil : tree
            }
            return (layout, use)
        } catch {
            throw code != nil && runs > Self.mostRuns ? .tooManyTrees(limit: Self.mostRuns) : error
        }
    }
}
