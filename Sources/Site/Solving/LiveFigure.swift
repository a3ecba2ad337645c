import AutoLayout
import Diagnostics
import Typesetting

/// A figure's live preview as the pages show it.
public struct LiveFigure: Sendable {
    /// Such as `timeline/timeline-text`: lesson and figure.
    public var name: String
    public var request: FigureRequest
    /// The layout at every width, or why there is none.
    public var layout: Result<ResponsiveLayout, ResponsiveFailure>
    /// How long it took.
    public var seconds: Double
}

extension Course {
    /// Follows every figure, or those of a name, through all widths, one after the other.
    public func liveFigures(named name: String? = nil, with tools: BuildTools) -> [LiveFigure] {
        let resources = SiteResources(
            pictures: pictures, symbols: symbols, measurer: Typesetter(library: tools.fonts))
        let solver = LiveFigureSolver(resources: resources)
        return requests.filter { name == nil || "\($0)/\($1.name)" == name }.map { slug, request in
            let start = tools.clock()
            let layout = solver.solve(request, defaultWidths: settings.widths)
            return LiveFigure(
                name: "\(slug)/\(request.name)", request: request, layout: layout, seconds: tools.clock() - start)
        }
    }

    /// What the engine itself says of a figure's live preview at a width; nil where the figure has mistakes.
    public func layout(of figure: LiveFigure, at width: Double, with tools: BuildTools) -> (ViewTree, Layout)? {
        let resources = SiteResources(
            pictures: pictures, symbols: symbols, measurer: Typesetter(library: tools.fonts))
        let screen = figure.request.liveScreen(width: width, defaultWidths: settings.widths)
        return FigureSolver(resources: resources).solve(figure.request, on: screen).solution.map {
            ($0.tree, $0.layout)
        }
    }

    private var requests: [(String, FigureRequest)] {
        lessons.flatMap { lesson in lesson.plans.compactMap { plan in plan.figure.map { (lesson.slug, $0) } } }
    }
}
