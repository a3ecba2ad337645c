import Content
import Diagnostics
import PageReading

/// Tells authors of problems on pages, at the line of Markdown that made them where there is one.
struct PageProblemReport {
    private let lessons: [String: CourseLesson]
    private let skipped: [String: SkippedLesson]
    private let paths: [String]
    /// The names that fragments may lead to on a page.
    private let anchors: (String) -> Set<String>?
    private let sources: LinkSources

    init(course: Course, paths: [String], anchors: @escaping (String) -> Set<String>?) {
        lessons = Dictionary(course.lessons.map { ($0.pagePath, $0) }, uniquingKeysWith: { first, _ in first })
        skipped = Dictionary(course.skipped.map { ($0.pagePath, $0) }, uniquingKeysWith: { first, _ in first })
        self.paths = paths
        sources = LinkSources(course: course)
        self.anchors = anchors
    }

    /// The messages about `problems`; what many pages share, such as a link in their foot, is told once.
    func diagnostics(for problems: [PageProblem]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var shared: [(problem: PageProblem, count: Int)] = []
        var indexOfFault: [PageFault: Int] = [:]
        var hints = Hints(report: self)
        for problem in problems {
            let places = lessons[problem.page].map { self.places(of: problem, in: $0) } ?? []
            // What is wrong with a lesson that is shown in another language, too, is told of its own page.
            if !places.isEmpty, lessons[problem.page]?.isTranslated == false { continue }
            for place in places { diagnostics.append(diagnostic(problem, at: place, help: hints.help(for: problem))) }
            guard places.isEmpty else { continue }
            if let index = indexOfFault[problem.fault] {
                shared[index].count += 1
            } else {
                indexOfFault[problem.fault] = shared.count
                shared.append((problem, 1))
            }
        }
        return diagnostics + shared.map { diagnostic($0.problem, pages: $0.count, help: hints.help(for: $0.problem)) }
    }

    /// A message at the Markdown; what is missing is called as its author does.
    private func diagnostic(_ problem: PageProblem, at place: MarkdownPlace, help: String?) -> Diagnostic {
        let fault = problem.fault
        let missing = sources.sentence(for: fault, address: place.address)
        return Diagnostic(
            fault.severity, fault.identifier, at: place.location, length: place.length, excerpt: place.excerpt,
            message: missing?.message ?? fault.message, help: missing?.help ?? help)
    }

    /// A message at the emitted page itself; its columns are those of the tag.
    private func diagnostic(_ problem: PageProblem, pages: Int, help: String?) -> Diagnostic {
        let others = pages == 1 ? "" : ", here and in \(pages - 1) more place\(pages == 2 ? "" : "s")"
        return Diagnostic(
            problem.fault.severity, problem.fault.identifier,
            at: SourceLocation(path: problem.page, line: problem.place.line, column: 1),
            length: problem.place.tag.utf8.count, excerpt: problem.place.tag,
            message: problem.fault.message + others, help: help)
    }

    /// The lines of a lesson that made a problem; empty where it does not come from the lesson.
    private func places(of problem: PageProblem, in lesson: CourseLesson) -> [MarkdownPlace] {
        let found = MarkdownPlaces(lesson: lesson)
        switch problem.fault {
        case .missingFile, .missingAnchor, .aboveSite, .deadLink:
            if let places = problem.address.map({ found.places(ofAddress: $0) }), !places.isEmpty { return places }
        case .emptyLink(let address), .pictureWithoutAlternative(let address), .pictureWithoutSize(let address):
            let places = found.places(ofAddress: address)
            if !places.isEmpty { return places }
        case .secondTitle(let text): return found.places(ofHeading: text, level: 1)
        case .skippedLevel(let text, let level, _): return found.places(ofHeading: text, level: level)
        case .emptyHeading(let level): return found.places(ofHeading: "", level: level)
        case .duplicateIdentifier(let id):
            let places = found.places(ofIdentifier: id)
            if !places.isEmpty { return places }
        case .unknownIdentifier: break
        }
        if let figure = problem.place.figure { return found.places(ofFigure: figure) }
        return found.places(ofTag: problem.place.tag)
    }

    /// Finds names that were meant; only so many, as each costs a look at all.
    private struct Hints {
        let report: PageProblemReport
        var left = 50

        init(report: PageProblemReport) { self.report = report }

        mutating func help(for problem: PageProblem) -> String? {
            switch problem.fault {
            case .missingFile(let path):
                if let lesson = report.skipped[path] {
                    return "'\(lesson.path)' is left out: \(lesson.reason.sentence)"
                }
                return nearest(to: path, among: report.paths).map { "did you mean '\($0)'?" }
                    ?? report.sources.help(for: problem.fault, on: problem.page)
            case .missingAnchor(let name, let path):
                let names = report.anchors(path ?? problem.page) ?? []
                return nearest(to: name, among: names.sorted()).map { "did you mean '#\($0)'?" }
                    ?? report.sources.help(for: problem.fault, on: problem.page)
            default: return problem.fault.help
            }
        }

        private mutating func nearest(to name: String, among names: [String]) -> String? {
            guard left > 0 else { return nil }
            left -= 1
            return nearestName(to: name, among: names)
        }
    }
}
