import Content
import Diagnostics
import UIKitCode

extension SolveQuery {
    /// The figure's screen as UIKit code, a file that compiles by itself; nil where there is none, and then a message
    /// says why.
    public func uiKitCode(templates: String, with tools: BuildTools) -> (String?, [Diagnostic]) {
        let (plans, request, messages) = request(templates: templates, with: tools)
        guard let request else { return (nil, messages) }
        let translator = UIKitTranslator(plans.programs(for: request), globals: request.globals)
        return (translator.code(of: [request.screenName], in: request.program).file, messages)
    }
}
