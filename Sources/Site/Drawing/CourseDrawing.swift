import AutoLayout
import Diagnostics
import Figures
import Notation
import Typesetting

/// Every figure of a course, solved and drawn.
struct CourseDrawing: Sendable {
    /// For each lesson, for each of its blocks, the figure it draws.
    var figures: [[DrawnFigure?]]
    /// How long each layout took.
    var timings: [FigureTiming]
    var diagnostics: [Diagnostic]
}

/// A figure as it goes onto pages.
enum DrawnFigure: Sendable {
    case markup(FigureMarkup, teaser: FigureMarkup)
    /// What the page shows in the place of a figure that could not be drawn.
    case problem([Diagnostic])
}

/// Solves and draws all figures of a course, on all cores.
struct CourseDrawer: Sendable {
    let course: Course
    let tools: BuildTools

    /// One layout to solve.
    private struct Job: Sendable {
        var lesson: Int
        var block: Int
        var request: FigureRequest
        var preview: PreviewRequest
    }

    /// A job's answer.
    private struct Answer: Sendable {
        var preview: Preview?
        var diagnostics: [Diagnostic]
        var timing: FigureTiming
        /// Nil where nothing was solved.
        var findings: FigureRequest.Findings?
    }

    func draw() -> CourseDrawing {
        let jobs = jobs()
        let answers = concurrentMap(jobs, workers: tools.workers, context: { worker() }) { job, resources in
            solve(job, resources: resources)
        }
        var drawing = CourseDrawing(
            figures: course.lessons.map { Array(repeating: nil, count: $0.plans.count) },
            timings: answers.map(\.timing),
            diagnostics: [])
        let groups = grouped(jobs, answers)
        drawing.diagnostics = distinct(groups.flatMap(\.diagnostics))
        let drawn = concurrentMap(groups, workers: tools.workers, context: { worker() }) { group, resources in
            drawFigure(group, resources: resources)
        }
        for (group, figure) in zip(groups, drawn) {
            drawing.figures[group.lesson][group.block] = figure
        }
        return drawing
    }

    private func worker() -> SiteResources {
        SiteResources(pictures: course.pictures, symbols: course.symbols, measurer: Typesetter(library: tools.fonts))
    }

    private func jobs() -> [Job] {
        var jobs: [Job] = []
        for (lessonIndex, lesson) in course.lessons.enumerated() {
            for (blockIndex, plan) in lesson.plans.enumerated() {
                guard let request = plan.figure else { continue }
                for preview in request.previews(defaultWidths: course.settings.widths) {
                    jobs.append(Job(lesson: lessonIndex, block: blockIndex, request: request, preview: preview))
                }
            }
        }
        return jobs
    }

    private func solve(_ job: Job, resources: SiteResources) -> Answer {
        let screen = job.preview.screen
        let start = tools.clock()
        let (solution, messages) = FigureSolver(resources: resources).solve(job.request, on: screen)
        let timing = FigureTiming(
            name: "\(course.lessons[job.lesson].slug)/\(job.request.name) \(number(screen.size.width))",
            seconds: tools.clock() - start, viewCount: solution?.tree.views.count ?? 0)
        guard let solution else { return Answer(preview: nil, diagnostics: messages, timing: timing) }
        let preview = Preview(
            screen: screen, tree: solution.tree, layout: solution.layout, label: job.preview.label,
            isPlain: job.request.settings.isPlain, appearance: job.preview.appearance)
        return Answer(
            preview: preview, diagnostics: messages + job.request.contrastWarnings(preview), timing: timing,
            findings: FigureRequest.Findings(problems: solution.layout.problems, width: screen.size.width))
    }
}

extension CourseDrawer {
    /// The answers that belong to one figure.
    private struct Group: Sendable {
        var lesson: Int
        var block: Int
        var request: FigureRequest
        var answers: [Answer]

        /// What must be said of the figure: each mistake once, however many of its previews have it.
        var diagnostics: [Diagnostic] {
            answers.flatMap(\.diagnostics) + request.diagnostics(for: answers.compactMap(\.findings))
        }
    }

    private func grouped(_ jobs: [Job], _ answers: [Answer]) -> [Group] {
        var groups: [Group] = []
        for (job, answer) in zip(jobs, answers) {
            if let last = groups.last, last.lesson == job.lesson, last.block == job.block {
                groups[groups.count - 1].answers.append(answer)
            } else {
                groups.append(Group(lesson: job.lesson, block: job.block, request: job.request, answers: [answer]))
            }
        }
        return groups
    }

    private func drawFigure(_ group: Group, resources: SiteResources) -> DrawnFigure {
        let errors = distinct(group.diagnostics).filter { $0.severity == .error }
        guard errors.isEmpty else { return .problem(errors) }
        let request = group.request
        let figure = Figure(
            name: request.name, title: request.settings.title ?? request.screenName,
            caption: request.settings.caption ?? "", previews: group.answers.compactMap(\.preview),
            live: livePreview(of: request, resources: resources))
        let root = String(repeating: "../", count: course.lessons[group.lesson].slug.filter { $0 == "/" }.count)
        return .markup(
            render(figure, resources: figureResources(resources, root: root)),
            teaser: render(figure, resources: figureResources(resources, root: ""), style: .teaser))
    }

    private func figureResources(_ resources: SiteResources, root: String) -> FigureResources {
        FigureResources(
            measurer: resources.measurer,
            image: { image in
                if let svg = course.symbols.svg(for: image) { return .symbol(svg: svg) }
                guard let picture = course.pictures[image.name] else { return nil }
                return .file(url: root + picture.path, alternative: "")
            },
            tracking: { Typesetter.tracking(for: $0) },
            emojiAdvance: { tools.fonts.boxAdvance(of: $0) })
    }
}

/// Each message once, in the order of their places.
func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    return diagnostics.sorted().filter { seen.insert($0).inserted }
}
