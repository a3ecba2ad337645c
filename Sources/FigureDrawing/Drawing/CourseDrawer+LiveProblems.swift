import Adaptive
import AutoLayout
import Diagnostics
import FigureSolving
import Notation

extension CourseDrawer {
    /// What goes wrong in a live preview at widths that no fixed preview shows: contradictions wherever they are, and
    /// what is ambiguous at both ends of its range and wherever other views are shown.
    func warnings(
        of request: FigureRequest, besides fixed: [FigureRequest.Findings], in layout: AdaptiveLayout,
        resources: SiteResources
    ) -> [Diagnostic] {
        let shown = fixed.map(\.width)
        let widths = layout.telltaleWidths.filter { !shown.contains($0) }
        let live = widths.compactMap { width -> FigureRequest.Findings? in
            let screen = request.liveScreen(width: width, defaultWidths: sources.settings.widths)
            let solution = FigureSolver(resources: resources).solve(request, on: screen, reportsAmbiguity: true)
                .solution
            return solution.map { FigureRequest.Findings(problems: $0.layout.problems, width: width) }
        }
        return request.warnings(for: live, besides: fixed)
    }
}

extension AdaptiveLayout {
    /// Widths that together show what goes wrong: where constraints contradict each other, at both ends, and one of each
    /// variant. Ascending.
    fileprivate var telltaleWidths: [Double] {
        let problems = widthsWithProblems.prefix(Self.mostProblems)
        let starts = variants.dropFirst().map { $0.start.position.rounded(.up) }.filter { widths.contains($0) }
        return Set(problems + starts.prefix(Self.mostProblems) + [widths.lowerBound, widths.upperBound]).sorted()
    }

    /// So many stretches of widths are looked at.
    private static var mostProblems: Int { 8 }
}
