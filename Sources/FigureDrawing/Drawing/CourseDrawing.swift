import Adaptive
import AutoLayout
import Caching
import Content
import Diagnostics
import FigureSolving
import Figures
import Files
import Notation
import Typesetting

/// The figures of some lessons, solved and drawn.
package struct CourseDrawing: Sendable {
    /// For each lesson, for each of its blocks, the figure it draws.
    package var figures: [[DrawnFigure?]]
    /// How long each layout took that was not known already.
    package var timings: [FigureTiming]
    /// For each lesson, by place, each once.
    package var diagnostics: [[Diagnostic]]
}

/// A figure as it goes onto pages.
package enum DrawnFigure: Sendable {
    /// The figure, and small where it is the last of its lesson.
    case markup(FigureMarkup, teaser: FigureMarkup?)
    /// What the page shows in the place of a figure that could not be drawn.
    case problem([Diagnostic])
}

/// Solves and draws the figures of some lessons, on all cores.
package struct CourseDrawer: Sendable {
    /// Nil for a lesson that is not to be drawn.
    let lessons: [CourseLesson?]
    let sources: SiteSources
    let tools: BuildTools
    /// Texts are measured where figures are solved, and again where they are drawn.
    private let typesetter: Typesetter

    package init(lessons: [CourseLesson?], sources: SiteSources, tools: BuildTools) {
        self.lessons = lessons
        self.sources = sources
        self.tools = tools
        typesetter = Typesetter(library: tools.fonts)
    }

    /// One figure to draw.
    private struct Job: Sendable {
        var lesson: Int
        var block: Int
        var slug: String
        var request: FigureRequest
        var previews: [RequestedPreview]
        /// The fragment by which links reach it; nil where a heading has that name.
        var identifier: String?
        var caption: String
        /// Such as `Figure 3`; empty for one without a caption.
        var label: String
        /// Whether it is the last of its lesson, which lists of lessons show.
        var isLast: Bool
        /// Of everything the figure follows from.
        var key: Fingerprint
        var isKept: Bool
        /// The language of its page.
        var words: Words
        /// What leads from the folder of that language to the site's own.
        var pathToSite: String
    }

    /// One layout's answer.
    private struct Answer: Sendable {
        var preview: Preview?
        var diagnostics: [Diagnostic]
        var timing: FigureTiming
        /// Nil where nothing was solved.
        var findings: FigureRequest.Findings?
        /// The expectations that fail on its screen.
        var failures: [ExpectationFailure] = []
    }

    package func draw() -> CourseDrawing {
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
        let drawn = concurrentMap(Array(zip(unknown, answers)), workers: tools.workers, context: { worker() }) {
            pair, worker in
            draw(pair.0, pair.1, by: worker)
        }
        for ((job, answers), drawn) in zip(zip(unknown, answers), drawn) {
            drawing.figures[job.lesson][job.block] = drawn.figure
            drawing.timings += answers.map(\.timing)
            drawing.diagnostics[job.lesson] += drawn.messages
        }
        drawing.diagnostics = drawing.diagnostics.map { distinct($0) }
        return drawing
    }

    private func worker() -> FigureWorker { FigureWorker(sources, tools, typesetter) }
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
            let numbers = lesson.figureNumbers
            let headings = Set(lesson.outline.headings.map(\.id))
            let edition = sources.edition(of: lesson)
            for (block, plan) in lesson.plans.enumerated() {
                guard let request = plan.figure else { continue }
                let previews = request.previews(defaultWidths: sources.settings.widths)
                let identifier = headings.contains(request.name) ? nil : request.name
                let label = numbers.blocks[block].map { edition.words.figureLabel($0) } ?? ""
                let caption = request.settings.caption ?? ""
                let typeset = sources.languageOfText(of: lesson).settings.punctuation?.typeset(caption) ?? caption
                var key = ByteWriter()
                key.write(surroundings)
                key.write([identifier, label, typeset])
                key.write(plan.figureContent)
                key.write([lesson.pathToRoot, edition.pathToSite])
                key.write(edition.wordsName)
                key.write(lesson.slug)
                key.write(block == last)
                jobs.append(
                    Job(
                        lesson: index, block: block, slug: lesson.slug, request: request, previews: previews,
                        identifier: identifier, caption: typeset, label: label, isLast: block == last,
                        key: Fingerprint(key.bytes), isKept: plan.figureContent != nil,
                        words: edition.words, pathToSite: edition.pathToSite))
            }
        }
        return jobs
    }

    /// For each job the answers of its previews; the layouts of all are shared out among the cores one by one.
    private func solve(_ jobs: [Job]) -> [[Answer]] {
        let layouts = jobs.flatMap { job in job.previews.map { (job, $0) } }
        var answers = concurrentMap(layouts, workers: tools.workers, context: { worker() }) { layout, worker in
            solve(layout.0, layout.1, by: worker)
        }[...]
        return jobs.map { job in
            defer { answers = answers.dropFirst(job.previews.count) }
            return Array(answers.prefix(job.previews.count))
        }
    }

    private func solve(_ job: Job, _ preview: RequestedPreview, by worker: FigureWorker) -> Answer {
        let start = tools.clock()
        let answer = worker.finish(job.request) { solve(job, preview, since: start, resources: $0) }
        if let answer { return answer }
        let width = preview.screen.size.width
        return Answer(
            preview: nil, diagnostics: [job.request.slowLayout(width: width, after: worker.timeout(of: job.request))],
            timing: timing(of: job, preview, since: start, viewCount: 0))
    }

    private func solve(
        _ job: Job, _ preview: RequestedPreview, since start: Double, resources: SiteResources
    ) -> Answer {
        let screen = preview.screen
        let (solution, messages) = FigureSolver(resources: resources).solve(
            job.request, on: screen, reportsAmbiguity: true)
        let timing = timing(of: job, preview, since: start, viewCount: solution?.tree.views.count ?? 0)
        guard let solution else { return Answer(preview: nil, diagnostics: messages, timing: timing) }
        let preview = Preview(
            screen: screen, tree: solution.tree, layout: solution.layout, label: job.words.label(of: preview.label),
            device: preview.device, isPlain: job.request.settings.isPlain, appearance: preview.appearance)
        return Answer(
            preview: preview,
            diagnostics: messages + job.request.contrastWarnings(preview)
                + (job.request.unjoinedWarning(preview).map { [$0] } ?? []), timing: timing,
            findings: FigureRequest.Findings(problems: solution.layout.problems, width: screen.size.width),
            failures: solution.failures)
    }

    private func timing(of job: Job, _ preview: RequestedPreview, since start: Double, viewCount: Int) -> FigureTiming {
        FigureTiming(
            name: "\(job.slug)/\(job.request.name) \(number(preview.screen.size.width))",
            seconds: tools.clock() - start, viewCount: viewCount)
    }

    /// What must be said of the figure: each mistake once, however many of its previews have it. That a program has not run
    /// is no mistake of the lesson's.
    private func messages(of job: Job, _ answers: [Answer]) -> [Diagnostic] {
        answers.flatMap(\.diagnostics).map { message in
            var message = message
            if message.isProgramThatMustNotRun { message.severity = .warning }
            return message
        } + job.request.diagnostics(for: answers.compactMap(\.findings))
    }

    private func draw(
        _ job: Job, _ answers: [Answer], by worker: FigureWorker
    ) -> (figure: DrawnFigure, messages: [Diagnostic]) {
        let messages = messages(of: job, answers)
        let errors = distinct(messages).filter { $0.severity == .error }
        guard errors.isEmpty else { return (.problem(errors), messages) }
        let unrun = distinct(messages).filter(\.isProgramThatMustNotRun)
        guard unrun.isEmpty else { return (.problem(unrun), messages) }
        let previews = answers.compactMap(\.preview)
        let fixed = answers.flatMap(\.failures)
        let findings = answers.compactMap(\.findings)
        let long = previews.lazy.compactMap { $0.longText(over: FigureRequest.longestFollowedText) }.first
        if long == nil,
            let drawn = worker.finish(
                job.request, { drawing(of: job, previews, fixed, findings, isLive: true, resources: $0) })
        {
            return kept(drawn, of: job, messages)
        }
        let late =
            long.map { job.request.longText($0.view, bytes: $0.bytes) }
            ?? job.request.slowLivePreview(after: worker.timeout(of: job.request))
        guard late.severity != .error else { return (.problem([late]), messages + [late]) }
        let drawn = worker.finish(job.request) {
            drawing(of: job, previews, fixed, findings, isLive: false, resources: $0)
        }
        return drawn.map { kept($0, of: job, messages + [late]) } ?? (.problem([late]), messages + [late])
    }

    /// A figure whose layout holds what its author expects, or what is said in its place.
    private func kept(
        _ drawn: Drawing, of job: Job, _ messages: [Diagnostic]
    ) -> (figure: DrawnFigure, messages: [Diagnostic]) {
        let failures = failures(of: job.request, drawn.failures)
        let messages = messages + drawn.messages
        let errors = drawn.messages.filter { $0.severity == .error } + failures
        guard errors.isEmpty else { return (.problem(errors), messages + failures) }
        // A message names a line of the lesson, which the key does not.
        if messages.isEmpty, job.isKept { tools.cache.keep(drawn.figure, as: job.key) }
        return (.markup(drawn.figure.figure, teaser: drawn.figure.teaser), messages)
    }

    /// What is wrong with what a figure's author expects: what fails, or of an exercise's beginning that nothing does.
    private func failures(of request: FigureRequest, _ found: [ExpectationFailure]) -> [Diagnostic] {
        switch request.settings.exercise {
        case nil: request.diagnostics(for: found)
        case .start: found.isEmpty && request.program.hasExpectations ? [request.solvedAtFirst] : []
        case .solution: request.diagnostics(for: found).map { request.missedGoal($0) }
        }
    }

    /// A drawn figure and what is to be said of it.
    private struct Drawing: Sendable {
        var figure: StoredFigure
        var failures: [ExpectationFailure]
        /// Of the widths that no fixed preview shows, and why it is not followed through them.
        var messages: [Diagnostic]
    }

    /// The figure, and what fails of that which its author expects: at every width, or else on its fixed previews.
    private func drawing(
        of job: Job, _ previews: [Preview], _ fixed: [ExpectationFailure], _ findings: [FigureRequest.Findings],
        isLive: Bool, resources: SiteResources
    ) -> Drawing {
        let (layout, reasons) = isLive ? liveLayout(of: job.request, resources: resources) : (nil, [])
        let check = ExpectationCheck(
            request: job.request, resources: resources, memory: resources.layoutCache,
            defaultWidths: sources.settings.widths)
        let failures = layout.flatMap { check.failures(over: $0) } ?? []
        let others = fixed.filter { other in
            !failures.contains { $0.expectation.source == other.expectation.source }
        }
        let warned = layout.map { warnings(of: job.request, besides: findings, in: $0, resources: resources) }
        return Drawing(
            figure: drawing(of: job, previews, layout, resources: resources), failures: failures + others,
            messages: reasons + (warned ?? []))
    }

    private func drawing(
        of job: Job, _ previews: [Preview], _ layout: AdaptiveLayout?, resources: SiteResources
    ) -> StoredFigure {
        let request = job.request
        let root = lessons[job.lesson]?.pathToRoot ?? ""
        let figure = Figure(
            name: request.name, identifier: job.identifier, label: job.label,
            title: request.settings.title ?? request.screenName, caption: job.caption,
            previews: previews,
            live: layout.map { livePreview(of: request, showing: $0) },
            code: lessons[job.lesson]?.code(ofFigureAt: job.block),
            document: lessons[job.lesson].map { root + addressOfFile($0.path(ofFigure: request.name)) })
        return StoredFigure(
            figure: render(figure, resources: figureResources(resources, root: root, job.words)),
            teaser: job.isLast
                ? render(figure, resources: figureResources(resources, root: job.pathToSite, job.words), style: .teaser)
                : nil)
    }

    private func figureResources(_ resources: SiteResources, root: String, _ words: Words) -> FigureResources {
        FigureResources(
            measurer: resources.measurer,
            image: { image in
                if let svg = sources.symbols.svg(for: image) { return .symbol(svg: svg) }
                guard let picture = sources.pictures[image.name] else { return nil }
                return .file(
                    url: root + addressOfFile(picture.path), alternative: "",
                    dark: sources.pictures.darkVariant(of: picture).map { root + addressOfFile($0.path) })
            },
            tracking: { $0.tracking },
            emojiAdvance: { tools.fonts.boxes.advance(of: $0) },
            say: { words.say($0) })
    }
}
