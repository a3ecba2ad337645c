import Adaptive
import AutoLayout
import Content
import FigureDrawing
import FigureSolving
import Notation

/// A figure's live preview as the pages show it.
public struct LiveFigure: Sendable {
    /// Such as `timeline/timeline-text`: lesson and figure.
    public var name: String
    public var request: FigureRequest
    /// The layout at every width, or why there is none.
    public var layout: Result<AdaptiveLayout, AdaptiveFailure>
    /// How long it took.
    public var seconds: Double
}

/// Follows the figures of a course through all widths, one after the other.
public struct LiveFigureStudy {
    private let course: Course
    private let clock: @Sendable () -> Double
    private let resources: SiteResources

    /// - Parameter folder: that of the site, whose pictures the lessons' programs name.
    public init(_ course: Course, tools: BuildTools, of folder: String = ".") {
        self.course = course
        clock = tools.clock
        resources = SiteResources(
            pictures: course.pictures, symbols: course.symbols, fonts: tools.fonts,
            programs: tools.programs?.ofSite(folder))
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

    /// The offsets of a figure's fixed previews, points.
    public func offsets(of figure: LiveFigure) -> [Double] {
        figure.request.previews(defaultWidths: course.settings.widths).map(\.screen.scrolledBy)
    }

    /// What the engine itself says of a figure's live preview at a width, scrolled by an offset or as it begins; nil
    /// where the figure has mistakes.
    public func layout(of figure: LiveFigure, at width: Double, offset: Double? = nil) -> (ViewTree, Layout)? {
        var screen = figure.request.liveScreen(width: width, defaultWidths: course.settings.widths)
        if let offset { screen.scrolledBy = offset }
        return FigureSolver(resources: resources).solve(figure.request, on: screen).solution.map {
            ($0.tree, $0.layout)
        }
    }
}
