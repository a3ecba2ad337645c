import Notation
import UIKitCode

extension CourseLesson {
    /// For each code block the UIKit code of what it defines, opens and draws; nil for all but layout blocks.
    package var uiKitCode: [UIKitCode?] {
        let plans = plans
        let programs = plans.compactMap(\.program)
        guard !programs.isEmpty else { return plans.map { _ in nil } }
        let translator = UIKitTranslator(programs, globals: globals)
        return plans.map { plan in
            plan.program.map { program in
                translator.code(of: plan.names + [plan.figure?.screenName].compactMap { $0 }, in: program)
            }
        }
    }
}

extension CourseLesson {
    /// A figure's screen as an app; nil where not all of it can be written in UIKit.
    package func app(called name: String, of figure: FigureRequest, isPicture: (String) -> Bool) -> AppProject? {
        UIKitTranslator(plans.compactMap(\.program), globals: globals)
            .project(name, of: figure.screenName, in: figure.program, globals: globals, isPicture: isPicture)
    }
}
