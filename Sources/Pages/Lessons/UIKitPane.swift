import Content
import UIKitCode

/// The UIKit code beside each of a lesson's layout blocks: what the block makes new; the rest stands at earlier ones.
struct UIKitPane {
    /// The code of each declaration as it stood last, by its name.
    private var shown: [String: String] = [:]

    /// The code to show beside the next block; nil where all of it has been shown.
    mutating func code(of program: UIKitCode) -> String? {
        var new: [String] = []
        var known: [String] = []
        for declaration in program.declarations {
            if shown[declaration.name] == declaration.code {
                known.append(declaration.name)
            } else {
                shown[declaration.name] = declaration.code
                new.append(declaration.code)
            }
        }
        if new.isEmpty { return nil }
        return Self.note(of: known) + new.joined(separator: "\n")
    }

    /// A comment that names what the code uses and an earlier block shows.
    private static func note(of names: [String]) -> String {
        if names.isEmpty { return "" }
        var lines: [String] = []
        var line = "// As above:"
        for (index, name) in names.enumerated() {
            let word = " \(name)\(index + 1 < names.count ? "," : ".")"
            if line.utf8.count + word.utf8.count > 76 {
                lines.append(line)
                line = "//"
            }
            line += word
        }
        return (lines + [line]).joined(separator: "\n") + "\n\n"
    }
}

extension CourseLesson {
    /// For each code block the UIKit code that its pane shows; nil for those without one.
    var uiKitPanes: [String?] {
        let plans = plans
        var pane = UIKitPane()
        return zip(plans, uiKitCode).map { plan, code in
            guard plan.showsCode else { return nil }
            return plan.wholeProgram ?? code.flatMap { pane.code(of: $0) }
        }
    }
}
