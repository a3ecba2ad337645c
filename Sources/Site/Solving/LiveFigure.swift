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

/// Follows the figures of a course through all widths, one after the other.
public struct LiveFigureStudy {
    private let course: Course
    private let clock: @Sendable () -> Double
    private let resources: SiteResources

    public init(_ course: Course, tools: BuildTools) {
        self.course = course
        clock = tools.clock
        resources = SiteResources(
            pictures: course.pictures, symbols: course.symbols, measurer: Typesetter(library: tools.fonts))
    }

    /// Every figure of every lesson with the name of both, in order.
    public var requests: [(name: String, request: FigureRequest)] {
        course.lessons.flatMap { lesson in
            lesson.plans.compactMap { plan in plan.figure.map { ("\(lesson.slug)/\($0.name)", $0) } }
        }
    }

    public func figure(_ name: String, _ request: FigureRequest) -> LiveFigure {
        let start = clock()
        let layout = LiveFigureSolver(resources: resources).solve(request, defaultWidths: course.settings.widths)
        return LiveFigure(name: name, request: request, layout: layout, seconds: clock() - start)
    }

    /// What the engine itself says of a figure's live preview at a width; nil where the figure has mistakes.
    public func layout(of figure: LiveFigure, at width: Double) -> (ViewTree, Layout)? {
        let screen = figure.request.liveScreen(width: width, defaultWidths: course.settings.widths)
        return FigureSolver(resources: resources).solve(figure.request, on: screen).solution.map {
            ($0.tree, $0.layout)
        }
    }
}
