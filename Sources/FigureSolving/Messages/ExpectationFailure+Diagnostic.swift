import Adaptive
import AutoLayout
import Diagnostics
import Notation

extension FigureRequest {
    /// The same where a failure is a mistake: the beginning of an exercise is there to fail.
    package func mistakes(among failures: [ExpectationFailure]) -> [Diagnostic] {
        settings.exercise == .start ? [] : diagnostics(for: failures)
    }

    /// A message for each statement that fails, however many instances and previews it fails in.
    package func diagnostics(for failures: [ExpectationFailure]) -> [Diagnostic] {
        var united: [(failure: ExpectationFailure, paths: [String])] = []
        for failure in failures {
            if let known = united.firstIndex(where: { $0.failure.expectation.source == failure.expectation.source }) {
                united[known].failure.unite(with: failure)
                if !united[known].paths.contains(failure.path) { united[known].paths.append(failure.path) }
            } else {
                united.append((failure, [failure.path]))
            }
        }
        return united.map { diagnostic(for: $0.failure, instances: $0.paths.count) }
    }

    private func diagnostic(for failure: ExpectationFailure, instances: Int) -> Diagnostic {
        let place = failure.expectation.source ?? place
        let others = instances > 1 ? ", and in \(instances - 1) more" : ""
        return Diagnostic(
            .error, "failed-expectation", at: place, excerpt: line(at: place),
            message: "\(failure.sentence)\(others) (figure '\(name)' \(failure.extent))")
    }
}

extension ExpectationFailure {
    /// What fails where it fails most, and at which widths: `'title.lines' is 3 at 320 pt, not at most 2; from 320 to 326 pt`.
    package var account: String { "\(sentence); \(extent)" }

    fileprivate var sentence: String { expectation.visibility.map { invisibility($0) } ?? comparison }

    /// `'title' reaches 12 pt beyond the screen's right edge at 320 pt, and what a goal is about must be seen`.
    private func invisibility(_ visibility: LayoutExpectation.Visibility) -> String {
        let what =
            switch visibility.need {
            case .shown: "is hidden or transparent"
            case .wide: "is \(number(worst.left)) pt wide"
            case .high: "is \(number(worst.left)) pt high"
            case .withinLeft: "reaches \(number(miss)) pt beyond the screen's left edge"
            case .withinRight: "reaches \(number(miss)) pt beyond the screen's right edge"
            }
        return "'\(visibility.view)'\(instance) \(what) \(scene), and what a goal is about must be seen"
    }

    /// ` of row[2]`; empty in the screen itself.
    private var instance: String {
        let instance = path.split(separator: "/").dropFirst().joined(separator: "/")
        return instance.isEmpty ? "" : " of \(instance)"
    }

    /// `'title.lines' is 3 at 320 pt, not at most 2`.
    private var comparison: String {
        let (left, right) = (expectation.left, expectation.right)
        let isClose = number(worst.left) == number(worst.right) && expectation.miss(of: worst.left - worst.right) != 0
        func text(_ value: Double) -> String { isClose ? "\((value * 1e5).rounded() / 1e5)" : number(value) }
        let subject = "'\(left.text)'\(instance) is \(text(worst.left)) \(scene)"
        if right.terms.isEmpty { return "\(subject), \(mark) \(text(worst.right))" }
        return "\(subject), \(mark) '\(right.text)', which is \(text(worst.right))"
    }

    /// `at 320 pt, scrolled by 60`.
    private var scene: String {
        let offset = worst.offset
        let scrolled = offset > 0 ? ", scrolled by \(number(offset))" : ", pulled down by \(number(-offset))"
        return "at \(number(worst.width)) pt\(number(offset) == "0" ? "" : scrolled)"
    }

    private var mark: String {
        switch (expectation.relation, expectation.isNever) {
        case (.equal, false): "not"
        case (.equal, true): "but must never be"
        case (.lessThanOrEqual, false), (.greaterThan, true): "not at most"
        case (.greaterThanOrEqual, false), (.lessThan, true): "not at least"
        case (.lessThan, false), (.greaterThanOrEqual, true): "not less than"
        case (.greaterThan, false), (.lessThanOrEqual, true): "not more than"
        }
    }

    /// `from 320 to 326.07 pt`.
    fileprivate var extent: String {
        let ranges = widths.map { range in
            let (start, end) = (number(range.lowerBound), number(range.upperBound))
            return start == end ? "at \(start)" : "from \(start) to \(end)"
        }
        let listed = ranges.count > 4 ? Array(ranges.prefix(3)) + ["in \(ranges.count - 3) more ranges"] : ranges
        guard let last = listed.last, listed.count > 1 else { return (listed.first ?? "") + " pt" }
        return listed.dropLast().joined(separator: ", ") + " and " + last + (ranges.count > 4 ? "" : " pt")
    }
}
