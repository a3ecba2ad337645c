import Content
import Highlighting
import UIKitCode

extension UIKitListing {
    /// Coloured, its new lines marked.
    var html: String { highlightCode(code, language: "swift", marks: LineMarks(new: newLines)) }
}

extension CourseLesson {
    /// For each code block the UIKit code that its pane shows; nil for those without one.
    var uiKitPanes: [UIKitListing?] {
        let plans = plans
        var pane = UIKitPane()
        return zip(plans, uiKitCode).map { plan, code in
            guard plan.showsCode else { return nil }
            if let whole = plan.wholeProgram { return UIKitListing(code: whole.text, newLines: whole.newLines) }
            return code.flatMap { pane.code(of: $0) }
        }
    }
}
