import AutoLayout
import Diagnostics
import Lessons
import Notation

extension CourseLesson {
    /// The numbers that the lesson's prose asks for, and a message for each that no figure gives.
    ///
    /// - Parameter makeWorker: asked for a worker only where there are questions.
    func answers(by makeWorker: () -> FigureWorker, _ settings: SiteSettings) -> ([String], [Diagnostic]) {
        guard !lesson.quantities.isEmpty else { return ([], []) }
        let worker = makeWorker()
        var texts: [String] = []
        var mistakes: [Diagnostic] = []
        for quantity in lesson.quantities {
            switch answer(to: quantity, by: worker, settings) {
            case .success(let value): texts.append(number(value))
            case .failure(let failure):
                texts.append("?")
                mistakes.append(
                    Diagnostic(
                        .error, "unknown-quantity", in: lesson.file, at: quantity.range, message: failure.message,
                        help: failure.help))
            }
        }
        return (texts, mistakes)
    }

    /// The HTML of an answer: the number as text like any other.
    func quantityHTML(_ index: Int) -> String {
        quantities.indices.contains(index) ? quantities[index] : lesson.quantities[index].html
    }

    private func answer(
        to quantity: Lesson.Quantity, by worker: FigureWorker, _ settings: SiteSettings
    ) -> Result<Double, AnchorQuestion.Failure> {
        guard let question = ProseQuantity(quantity.question) else {
            return .failure(.form("'\(quantity.question)' asks for nothing that a figure knows"))
        }
        guard let request = figure(for: question, above: quantity.location.line) else {
            let which = question.figure.map { "named '\($0)' in this lesson" } ?? "above"
            return .failure(.form("there is no figure \(which) to take '\(question.anchor)' from"))
        }
        guard let screen = screen(for: question, of: request, settings) else {
            return .failure(.form("the figure '\(request.name)' has no preview to take '\(question.anchor)' from"))
        }
        return worker.finish { request.quantity(question.anchor, on: screen, $0) }
            ?? .failure(.form("the layout of '\(request.name)' takes too long"))
    }

    private func figure(for question: ProseQuantity, above line: Int) -> FigureRequest? {
        let figures = plans.compactMap(\.figure)
        if let name = question.figure { return figures.first { $0.name == name } }
        return figures.last { $0.place.line < line }
    }

    private func screen(for question: ProseQuantity, of request: FigureRequest, _ settings: SiteSettings) -> Screen? {
        let previews = request.previews(defaultWidths: settings.widths)
        guard let width = question.width else { return previews.first?.screen }
        return previews.first { $0.screen.size.width == width }?.screen ?? request.screen(width: width, height: nil)
    }
}

extension AnchorQuestion.Failure {
    fileprivate static func form(_ message: String) -> Self {
        Self(message: message, help: "write `=VIEW.ATTRIBUTE`, with `@WIDTH` or `figure=NAME` behind it if need be")
    }
}

extension FigureRequest {
    /// An edge or a size of a view on a screen, points.
    func quantity(
        _ anchor: String, on screen: Screen, _ resources: SiteResources
    ) -> Result<Double, AnchorQuestion.Failure> {
        guard let solution = FigureSolver(resources: resources).solve(self, on: screen).solution else {
            return .failure(.form("the figure '\(name)' has mistakes"))
        }
        return AnchorQuestion(anchor).anchor(in: solution.tree).flatMap { anchor in
            solution.layout.quantity(anchor.attribute, of: anchor.item.view, on: screen).map { .success($0) }
                ?? .failure(.form("a baseline is no number of its own"))
        }
    }
}
