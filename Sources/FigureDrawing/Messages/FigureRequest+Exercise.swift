import Diagnostics
import Notation

extension FigureRequest {
    /// That the solution of an exercise is none.
    func missedGoal(_ failure: Diagnostic) -> Diagnostic {
        var failure = failure
        failure.help = "the exercise's solution has to meet this goal at every width"
        failure.notes.append(Diagnostic.Note(location: place, message: "the solution stands here"))
        return failure
    }

    /// That readers have nothing to do.
    var solvedAtFirst: Diagnostic {
        Diagnostic(
            .error, "exercise-is-solved", at: place, excerpt: excerpt,
            message: "every goal of this exercise holds before a reader has done anything (figure '\(name)')",
            help: "begin with a layout that misses one of them at some width")
    }
}
