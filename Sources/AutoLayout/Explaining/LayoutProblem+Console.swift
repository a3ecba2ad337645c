import Diagnostics
import Scene

extension LayoutProblem {
    /// What UIKit prints of a conflict to the console; nil for other problems.
    ///
    /// The format is that of iOS, with the names of views instead of their addresses and made-up addresses of
    /// constraints. Source: logs of apps.
    public var console: String? {
        guard kind == .conflict, let broken else { return nil }
        var text = "Unable to simultaneously satisfy constraints.\n"
        text += "\tProbably at least one of the constraints in the following list is one you don't want. \n"
        text += "\tTry this: \n"
        text += "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        text += "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n(\n"
        let lines = loggedConstraints
        for (position, line) in lines.enumerated() {
            text += "    \"\(line)\"\(position + 1 < lines.count ? "," : "")\n"
        }
        text += ")\n\nWill attempt to recover by breaking constraint \n\(broken.logged)\n\n"
        text += "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints "
        text += "to catch this in the debugger.\n"
        text += "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        return text + "<UIKitCore/UIView.h> may also be helpful.\n"
    }

    /// Each UIKit constraint once; rows that are not constraints in UIKit are left out.
    private var loggedConstraints: [String] {
        var lines: [String] = []
        for constraint in constraints where !constraint.logged.isEmpty && !lines.contains(constraint.logged) {
            lines.append(constraint.logged)
        }
        return lines
    }

    /// The problem explained, one line each: what is wrong, each constraint with its place, what was given up, and what
    /// to write instead.
    public func explanation(in tree: ViewTree) -> String {
        var lines = [message + (repetition.isEmpty ? "" : ",\(repetition)")]
        for constraint in constraints { lines.append("  \(constraint.placed)") }
        if let broken {
            lines.append("given up: \(broken.description)\(outcome.map { "; \($0)" } ?? "")")
        }
        for (position, frames) in layouts.enumerated() {
            lines.append(position == 0 ? "one layout that satisfies everything:" : "another one:")
            for (view, frame) in zip(views, frames) { lines.append("  \(tree.path(of: view)) \(frame.inWords)") }
        }
        if let reason { lines.append("UIKit says: \(reason)") }
        if let advice { lines.append("to change: \(advice)") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension LayoutProblem.Participant {
    /// The sentence after its source line.
    var placed: String {
        guard let source else { return sentence }
        return "\(source.path):\(source.line): \(sentence)"
    }
}
