import Adaptive
import Content
import Diagnostics
import FigureSolving
import Notation
import UIKitPrograms

extension FigureRequest {
    /// What an author is told where a figure's program gives no layout, at the lines of the lesson.
    func diagnostics(for error: ProgramError, in code: FigureProgram) -> [Diagnostic] {
        switch error {
        case .nothingToShow:
            [
                whole(
                    "no-controller", error.reason,
                    help: "declare one, such as 'final class CardViewController: UIViewController'")
            ]
        case .noImport: [noImport(error.reason, code)]
        case .notCompiled(let complaint): compileErrors(in: complaint, of: code)
        case .missing:
            [whole(Diagnostic.noRunner, error.reason, help: "it comes with Plumb's package, beside the program")]
        case .notAllowed:
            [
                whole(
                    Diagnostic.codeNotAllowed, "the program of this figure has not run: \(error.reason)",
                    help: "if you trust who wrote it, set PLUMB_RUN_CODE=1, or make an empty file "
                        + "~/.config/plumb/run-code")
            ]
        case .noSandbox:
            [whole(Diagnostic.noSandbox, "the program of this figure has not run: \(error.reason)", help: nil)]
        case .crashed(_, _, let places):
            [crash(error.reason, at: places.compactMap { code.location(of: $0) })]
        }
    }

    /// Why a program's figure has no live preview.
    func unfollowed(because failure: AdaptiveFailure) -> Diagnostic {
        let reason =
            switch failure {
            case .tooManyTrees(let limit):
                "its program would have to be run more than \(limit) times to know all widths"
            case .varyingContent, .tooManyPieces, .restless, .notPiecewiseAffine, .unsolvable:
                "what its program computes from the width cannot be followed exactly from one width to the next"
            }
        return Diagnostic(
            .warning, "not-live", at: place, excerpt: excerpt,
            message: "'\(name)' is shown at its fixed widths alone: \(reason)",
            help: "compute with sums, products with constants, and comparisons of CGFloat; or use constraints")
    }

    /// A program that shows something else after its screen has been turned.
    func turnedOtherwise(_ failure: TurningCheck.Failure) -> Diagnostic {
        let what = failure.view.map { "\($0) is laid out otherwise" } ?? "there are other views"
        return Diagnostic(
            .warning, "turned-otherwise", at: place, excerpt: excerpt,
            message: "when the screen of '\(name)' is turned from \(number(failure.from)) to \(number(failure.to)) pt, "
                + "\(what) than when it starts at \(number(failure.to)) pt",
            help:
                "do again what depends on size and traits in viewWillTransition(to:with:), in a registered trait change, "
                + "or in viewWillLayoutSubviews")
    }

    /// Said once, where the program begins, instead of for each name of UIKit's.
    private func noImport(_ reason: String, _ code: FigureProgram) -> Diagnostic {
        let place = code.location(of: ProgramPlace(line: 1, column: 1)) ?? place
        return Diagnostic(
            .error, "no-import", at: place, excerpt: line(at: place), message: reason,
            help: "write 'import UIKit' as its first line")
    }

    private func compileErrors(in complaint: String, of code: FigureProgram) -> [Diagnostic] {
        let errors = CompileError.all(in: complaint, of: FigureProgram.path)
        guard !errors.isEmpty else {
            return [whole("swift-compile", "the program does not compile: \(complaint)", help: nil)]
        }
        return errors.map { error in
            let place = code.location(of: error.place) ?? place
            return Diagnostic(
                .error, "swift-compile", at: place, excerpt: line(at: place),
                message: "this code does not compile: \(error.message)", help: error.help)
        }
    }

    private func crash(_ reason: String, at places: [SourceLocation]) -> Diagnostic {
        let place = places.first ?? place
        return Diagnostic(
            .error, "program-ended", at: place, excerpt: line(at: place), message: Self.withoutPlace(reason),
            notes: places.dropFirst().map { Diagnostic.Note(location: $0, message: "called from here") })
    }

    /// Swift names the line of the program, which is none of the lesson.
    private static func withoutPlace(_ reason: String) -> String {
        guard let mark = reason.firstRange(of: #/(?:Fatal error|Precondition failed|Assertion failed): /#) else {
            return reason
        }
        return "the program ended: \(reason[mark.upperBound...])"
    }

    private func whole(_ identifier: String, _ message: String, help: String?) -> Diagnostic {
        Diagnostic(.error, identifier, at: place, excerpt: excerpt, message: message, help: help)
    }
}
