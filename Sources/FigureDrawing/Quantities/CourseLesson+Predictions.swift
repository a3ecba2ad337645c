import AutoLayout
import Content
import Diagnostics
import FigureSolving
import Lessons
import Notation

extension CourseLesson {
    /// What the choices of the lesson's predictions come to, and a message for each that no figure can decide and for each
    /// prediction that has not one right choice.
    ///
    /// - Parameters:
    ///   - figures: for each block the figure it draws.
    ///   - makeWorker: asked for a worker only where there are predictions.
    package func verdicts(
        from figures: [DrawnFigure?], by makeWorker: () -> FigureWorker, _ settings: SiteSettings
    ) -> ([ChoiceVerdict], [Diagnostic]) {
        guard !lesson.predictions.isEmpty else { return ([], []) }
        let worker = makeWorker()
        var mistakes: [Diagnostic] = []
        var verdicts: [ChoiceVerdict] = []
        for prediction in lesson.predictions {
            let answers = prediction.choices.map { verdict(on: $0, from: figures, by: worker, settings) }
            for case .failure(let failure) in answers { mistakes += failure.messages }
            let known = answers.map { (try? $0.get()) ?? nil }
            verdicts += known.map { $0 ?? .unknown }
            // Where a choice cannot be decided, that is what is wrong.
            let decided = known.compactMap { $0 }
            if decided.count == known.count, decided.count(where: \.isRight) != 1 {
                mistakes.append(unclear(prediction, decided))
            }
        }
        return (verdicts, mistakes)
    }

    /// Nil for a choice about a figure with mistakes, which are told where they stand.
    private func verdict(
        on choice: Lesson.Prediction.Choice, from figures: [DrawnFigure?], by worker: FigureWorker,
        _ settings: SiteSettings
    ) -> Result<ChoiceVerdict?, ClaimFailure> {
        // A choice without a claim has been told.
        if choice.claim.isEmpty { return .success(nil) }
        guard let question = ProseQuestion(choice.claim), let block = block(for: question, above: choice.location),
            let request = plans[block].figure, request.code == nil,
            let screen = screen(for: question, of: request, settings)
        else {
            return lacksFigure ? .success(nil) : .failure(.init(noFigure(for: choice)))
        }
        if case .problem = figures[block] { return .success(nil) }
        let claim = Claim(text: question.subject, offset: choice.range.lowerBound, file: lesson.file)
        switch worker.finish(request, { request.verdict(on: claim, on: screen, $0) }) {
        case nil:
            return .failure(.init(request.slowLayout(width: screen.size.width, after: worker.timeout(of: request))))
        case .success(let verdict): return .success(verdict)
        case .failure(let failure): return .failure(failure)
        }
    }

    private func noFigure(for choice: Lesson.Prediction.Choice) -> Diagnostic {
        Diagnostic(
            .error, "unknown-quantity", in: lesson.file, at: choice.range,
            message: "there is no layout figure that could decide '\(choice.claim)'",
            help:
                "write a comparison, such as `?name.width < 120`, below its figure, or followed by `@WIDTH` or `figure=NAME`"
        )
    }

    private func unclear(_ prediction: Lesson.Prediction, _ verdicts: [ChoiceVerdict]) -> Diagnostic {
        let right = verdicts.count(where: \.isRight)
        let found = verdicts.map { "'\($0.claim)' is \($0.isRight), since \($0.numbers)" }.joined(separator: "; ")
        return Diagnostic(
            .error, right == 0 ? "prediction-without-answer" : "prediction-with-answers", in: lesson.file,
            at: prediction.range,
            message: "\(right == 0 ? "none" : "\(right)") of the choices \(right > 1 ? "are" : "is") right", help: found
        )
    }
}

/// What decides a choice, a comparison as `expect` takes it.
private struct Claim: Sendable {
    var text: String
    /// Where it stands in the file, UTF-8.
    var offset: Int
    var file: SourceFile

    /// A block that expects it of a screen.
    func expectation(of screen: String) -> SourceExcerpt {
        let word = Array("expect ".utf8)
        return SourceExcerpt(
            file: file,
            lines: [
                SourceExcerpt.Line(utf8: Array("screen \(screen) {".utf8), fileOffset: offset),
                SourceExcerpt.Line(utf8: Array("...".utf8), fileOffset: offset),
                SourceExcerpt.Line(utf8: word + Array(text.utf8), fileOffset: offset - word.count),
                SourceExcerpt.Line(utf8: Array("}".utf8), fileOffset: offset),
            ])
    }

    var place: SourceLocation { file.location(of: offset - "expect ".utf8.count) }
}

/// Why a claim cannot be decided.
private struct ClaimFailure: Error {
    var messages: [Diagnostic]
    init(_ messages: Diagnostic...) { self.messages = messages }
    init(_ messages: [Diagnostic]) { self.messages = messages }
}

extension ChoiceVerdict {
    /// Of a choice that nothing decides; the build says why.
    fileprivate static let unknown = ChoiceVerdict(isRight: false, claim: "", numbers: "", figure: "", width: 0)
}

extension FigureRequest {
    fileprivate func verdict(
        on claim: Claim, on screen: Screen, _ resources: SiteResources
    ) -> Result<ChoiceVerdict, ClaimFailure> {
        var request = self
        let mistakes = request.program.append(claim.expectation(of: screenName))
        if !mistakes.isEmpty { return .failure(ClaimFailure(mistakes)) }
        let (solution, messages) = FigureSolver(resources: resources).solve(request, on: screen)
        guard let solution, let expectation = solution.expectations.first(where: { $0.source == claim.place }) else {
            return .failure(ClaimFailure(messages.filter { $0.severity == .error }))
        }
        let left = expectation.left.value(in: solution.layout, of: solution.tree, on: screen)
        let right = expectation.right.value(in: solution.layout, of: solution.tree, on: screen)
        let difference = abs(left - right) <= LayoutExpectation.tolerance ? 0 : left - right
        let relation = difference == 0 ? "=" : difference < 0 ? "<" : ">"
        return .success(
            ChoiceVerdict(
                isRight: expectation.holds(for: left - right...left - right), claim: expectation.text,
                numbers: "\(number(left)) \(relation) \(number(right))", figure: name, width: screen.size.width))
    }
}
