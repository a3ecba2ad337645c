import Notation
import UIKitCode

extension CourseLesson {
    /// For each code block the UIKit code of what it defines, opens and draws; nil for all but layout blocks.
    package var uiKitCode: [UIKitCode?] {
        let plans = plans
        let programs = plans.lessonPrograms
        guard !programs.isEmpty else { return plans.map { _ in nil } }
        let translator = UIKitTranslator(programs, globals: globals)
        return plans.map { plan in
            (plan.exercise == nil ? plan.program : nil).map { program in
                translator.code(of: plan.names + [plan.figure?.screenName].compactMap { $0 }, in: program)
            }
        }
    }
}

extension CourseLesson {
    /// A figure's screen as an app; nil where not all of it can be written in UIKit.
    package func app(called name: String, of figure: FigureRequest, isPicture: (String) -> Bool) -> AppProject? {
        UIKitTranslator(plans.programs(for: figure), globals: globals)
            .project(name, of: figure.screenName, in: figure.program, globals: globals, isPicture: isPicture)
    }
}

extension [BlockPlan] {
    /// The lesson's program after each of its layout blocks, without exercises.
    package var lessonPrograms: [LayoutProgram] { filter { $0.exercise == nil }.compactMap(\.program) }

    /// The same, and last the program of the exercise that a figure belongs to, if it does: what components are given
    /// there tells the types of their parameters.
    package func programs(for figure: FigureRequest) -> [LayoutProgram] {
        let isOfExercise = contains { $0.exercise != nil && $0.figure?.name == figure.name }
        return lessonPrograms + (isOfExercise ? [figure.program] : [])
    }
}
