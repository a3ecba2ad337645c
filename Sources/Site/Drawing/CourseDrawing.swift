import AutoLayout
import Diagnostics
import Figures
import Notation
import Typesetting

/// The figures of some lessons, solved and drawn.
struct CourseDrawing: Sendable {
    /// For each lesson, for each of its blocks, the figure it draws.
    var figures: [[DrawnFigure?]]
    /// How long each layout took that was not known already.
    var timings: [FigureTiming]
    /// For each lesson, by place, each once.
    var diagnostics: [[Diagnostic]]
}

/// A figure as it goes onto pages.
enum DrawnFigure: Sendable {
    /// The figure, and small where it is the last of its lesson.
    case markup(FigureMarkup, teaser: FigureMarkup?)
    /// What the page shows in the place of a figure that could not be drawn.
    case problem([Diagnostic])
}

/// Solves and draws the figures of some lessons, on all cores.
struct CourseDrawer: Sendable {
    /// Nil for a lesson that is not to be drawn.
    let lessons: [CourseLesson?]
    let sources: SiteSources
    let tools: BuildTools

    /// One figure to draw.
    private struct Job: Sendable {
        var lesson: Int
        var block: Int
        var slug: String
        var request: FigureRequest
        var previews: [PreviewRequest]
        /// Whether it is the last of its lesson, which lists of lessons show.
        var isLast: Bool
        /// Of everything the figure follows from.
        var key: Fingerprint
    }

    /// One layout's answer.
    private struct Answer: Sendable {
        var preview: Preview?
        var diagnostics: [Diagnostic]
        var timing: FigureTiming
        /// Nil where nothing was solved.
        var findings: FigureRequest.Findings?
    }

    func draw() -> CourseDrawing {
        var drawing = CourseDrawing(
            figures: lessons.map { Array(repeating: nil, count: $0?.plans.count ?? 0) }, timings: [],
            diagnostics: lessons.map { _ in [] })
        var unknown: [Job] = []
        for job in jobs() {
            if let known: StoredFigure = tools.cache.find(job.key) {
                drawing.figures[job.lesson][job.block] = .markup(known.figure, teaser: known.teaser)
            } else {
                unknown.append(job)
            }
        }
        let answers = solve(unknown)
        let figures = concurrentMap(Array(zip(unknown, answers)), workers: tools.workers, context: { worker() }) {
            pair, resources in
            draw(pair.0, pair.1, resources: resources)
        }
        for ((job, answers), figure) in zip(zip(unknown, answers), figures) {
            drawing.figures[job.lesson][job.block] = figure
            drawing.timings += answers.map(\.timing)
            drawing.diagnostics[job.lesson] += messages(of: job, answers)
        }
        drawing.diagnostics = drawing.diagnostics.map { distinct($0) }
        return drawing
    }

    private func worker() -> SiteResources {
        SiteResources(pictures: sources.pictures, symbols: sources.symbols, measurer: Typesetter(library: tools.fonts))
    }
}

extension CourseDrawer {
    private func jobs() -> [Job] {
        var shared = tools.cache.key("figure")
        shared.write(sources.settings.widths)
        shared.write(sources.pictures)
        shared.write(sources.symbols)
        let surroundings = Fingerprint(shared.bytes)
        var jobs: [Job] = []
        for case (let index, let lesson?) in lessons.enumerated() {
            let last = lesson.plans.lastIndex { $0.figure != nil }
            for (block, plan) in lesson.plans.enumerated() {
                guard let request = plan.figure else { continue }
                let previews = request.previews(defaultWidths: sources.settings.widths)
                var key = ByteWriter()
                key.write(surroundings)
                key.write(request.content)
                key.write(lesson.pathToRoot)
                key.write(block == last)
                jobs.append(
                    Job(
                        lesson: index, block: block, slug: lesson.slug, request: request, previews: previews,
                        isLast: block == last, key: Fingerprint(key.bytes)))
            }
        }
        return jobs
    }

    /// For each job the answers of its previews; the layouts of all are shared out among the cores one by one.
    private func solve(_ jobs: [Job]) -> [[Answer]] {
        let layouts = jobs.flatMap { job in job.previews.map { (job, $0) } }
        var answers = concurrentMap(layouts, workers: tools.workers, context: { worker() }) { layout, resources in
            solve(layout.0, layout.1, resources: resources)
        }[...]
        return jobs.map { job in
            defer { answers = answers.dropFirst(job.previews.count) }
            return Array(answers.prefix(job.previews.count))
        }
    }

    private func solve(_ job: Job, _ preview: PreviewRequest, resources: SiteResources) -> Answer {
        let screen = preview.screen
        let start = tools.clock()
        let (solution, messages) = FigureSolver(resources: resources).solve(job.request, on: screen)
        let timing = FigureTiming(
            name: "\(job.slug)/\(job.request.name) \(number(screen.size.width))",
            seconds: tools.clock() - start, viewCount: solution?.tree.views.count ?? 0)
        guard let solution else { return Answer(preview: nil, diagnostics: messages, timing: timing) }
        let preview = Preview(
            screen: screen, tree: solution.tree, layout: solution.layout, label: preview.label,
            isPlain: job.request.settings.isPlain, appearance: preview.appearance)
        return Answer(
            preview: preview, diagnostics: messages + job.request.contrastWarnings(preview), timing: timing,
            findings: FigureRequest.Findings(problems: solution.layout.problems, width: screen.size.width))
    }

    /// What must be said of the figure: each mistake once, however many of its previews have it.
    private func messages(of job: Job, _ answers: [Answer]) -> [Diagnostic] {
        answers.flatMap(\.diagnostics) + job.request.diagnostics(for: answers.compactMap(\.findings))
    }

    private func draw(_ job: Job, _ answers: [Answer], resources: SiteResources) -> DrawnFigure {
        let messages = messages(of: job, answers)
        let errors = distinct(messages).filter { $0.severity == .error }
        guard errors.isEmpty else { return .problem(errors) }
        let request = job.request
        let figure = Figure(
            name: request.name, title: request.settings.title ?? request.screenName,
            caption: request.settings.caption ?? "", previews: answers.compactMap(\.preview),
            live: livePreview(of: request, resources: resources))
        let root = lessons[job.lesson]?.pathToRoot ?? ""
        let drawn = StoredFigure(
            figure: render(figure, resources: figureResources(resources, root: root)),
            teaser: job.isLast
                ? render(figure, resources: figureResources(resources, root: ""), style: .teaser) : nil)
        // A message names a line of the lesson, which the key does not.
        if messages.isEmpty, request.content != nil { tools.cache.keep(drawn, as: job.key) }
        return .markup(drawn.figure, teaser: drawn.teaser)
    }

    private func figureResources(_ resources: SiteResources, root: String) -> FigureResources {
        FigureResources(
            measurer: resources.measurer,
            image: { image in
                if let svg = sources.symbols.svg(for: image) { return .symbol(svg: svg) }
                guard let picture = sources.pictures[image.name] else { return nil }
                return .file(
                    url: root + addressOfFile(picture.path), alternative: "",
                    dark: sources.pictures.darkVariant(of: picture).map { root + addressOfFile($0.path) })
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
