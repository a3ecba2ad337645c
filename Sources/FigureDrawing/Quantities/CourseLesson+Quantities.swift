import AutoLayout
import Content
import Diagnostics
import FigureSolving
import Lessons
import Notation

/// What becomes of a question for a number.
private enum QuantityAnswer {
    /// Points.
    case value(Double)
    case unknown(AnchorQuestion.Failure)
    case late(Diagnostic)
    /// The figure has mistakes, which are told where they stand.
    case undrawn
}

extension CourseLesson {
    /// The numbers that the lesson's prose asks for, and a message for each that no figure gives.
    ///
    /// - Parameters:
    ///   - figures: for each block the figure it draws.
    ///   - makeWorker: asked for a worker only where there are questions.
    package func answers(
        from figures: [DrawnFigure?], by makeWorker: () -> FigureWorker, _ settings: SiteSettings
    ) -> ([String], [Diagnostic]) {
        guard !lesson.quantities.isEmpty else { return ([], []) }
        let worker = makeWorker()
        var mistakes: [Diagnostic] = []
        let texts = lesson.quantities.map { quantity in
            switch answer(to: quantity, from: figures, by: worker, settings) {
            case .value(let value): return number(value)
            case .undrawn: break
            case .late(let message): mistakes.append(message)
            case .unknown(let failure):
                mistakes.append(
                    Diagnostic(
                        .error, "unknown-quantity", in: lesson.file, at: quantity.range, message: failure.message,
                        help: failure.help))
            }
            return "?"
        }
        return (texts, mistakes)
    }

    /// The HTML of an answer: the number as text like any other.
    package func quantityHTML(_ index: Int) -> String {
        quantities.indices.contains(index) ? quantities[index] : lesson.quantities[index].html
    }

    private func answer(
        to quantity: Lesson.Quantity, from figures: [DrawnFigure?], by worker: FigureWorker, _ settings: SiteSettings
    ) -> QuantityAnswer {
        guard let question = ProseQuestion(quantity.question), !question.subject.contains(" ") else {
            return .unknown(.form("'\(quantity.question)' is not a question that a figure can answer"))
        }
        guard let block = block(for: question, above: quantity.location), let request = plans[block].figure else {
            if lacksFigure { return .undrawn }
            let which = question.figure.map { "named '\($0)' in this lesson" } ?? "above"
            return .unknown(.form("there is no figure \(which) to take '\(question.subject)' from"))
        }
        if case .problem = figures[block] { return .undrawn }
        guard let screen = screen(for: question, of: request, settings) else {
            return .unknown(.form("the figure '\(request.name)' has no preview to take '\(question.subject)' from"))
        }
        switch worker.finish(request, { request.quantity(question.subject, on: screen, $0) }) {
        case nil: return .late(request.slowLayout(width: screen.size.width, after: worker.timeout(of: request)))
        case .success(let value): return .value(value)
        case .failure(let failure): return .unknown(failure)
        }
    }

    /// The block whose figure is asked.
    func block(for question: ProseQuestion, above place: SourceLocation) -> Int? {
        if let name = question.figure { return plans.firstIndex { $0.figure?.name == name } }
        let file = lesson.file
        let line = file.line(of: place)
        return plans.lastIndex { plan in plan.figure.map { file.line(of: $0.place) < line } ?? false }
    }

    /// Whether a figure that could be asked is not there because of mistakes, which are told where they stand.
    var lacksFigure: Bool { plans.contains { $0.lacksFigure } }

    /// The screen on which it is asked; nil for a figure without a preview.
    func screen(for question: ProseQuestion, of request: FigureRequest, _ settings: SiteSettings) -> Screen? {
        let previews = request.previews(defaultWidths: settings.widths)
        guard let width = question.width else { return previews.first?.screen }
        return previews.first { $0.screen.size.width == width }?.screen ?? request.screen(width: width, height: nil)
    }
}

extension AnchorQuestion.Failure {
    fileprivate static func form(_ message: String) -> Self {
        Self(message: message, help: "write `=VIEW.ATTRIBUTE`, followed by `@WIDTH` or `figure=NAME` where needed")
    }
}

extension FigureRequest {
    /// An edge or a size of a view on a screen, points.
    func quantity(
        _ anchor: String, on screen: Screen, _ resources: SiteResources
    ) -> Result<Double, AnchorQuestion.Failure> {
        guard let solution = FigureSolver(resources: resources).solve(self, on: screen).solution else {
            return .failure(.form("the figure '\(name)' has mistakes at \(number(screen.size.width)) pt"))
        }
        return AnchorQuestion(anchor).anchor(in: solution.tree).flatMap { anchor in
            solution.layout.quantity(anchor.attribute, of: anchor.item.view, on: screen).map { .success($0) }
                ?? .failure(.form("a baseline has no number of its own"))
        }
    }
}
