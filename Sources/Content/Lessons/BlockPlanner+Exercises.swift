import Diagnostics
import Lessons
import Notation

extension BlockPlanner {
    /// What becomes of an exercise's beginning or its solution: each a figure of its own, which the lesson's program does
    /// not go on from. The solution is held to what the beginning expects.
    mutating func planExercise(
        _ block: CodeBlock, _ settings: FigureSettings, _ role: FigureSettings.ExerciseRole, _ messages: [Diagnostic]
    ) -> BlockPlan {
        let beginning = role == .solution ? exercise?.block : nil
        let goals = goals(of: block, role)
        let (lessonProgram, lessonContent) = (program, content)
        defer { (program, content) = (lessonProgram, lessonContent) }
        var problems = messages + program.append(block.excerpt)
        content.write(block.excerpt.utf8[...])
        let shown = ShownCode(of: block.excerpt.utf8)
        var plan = BlockPlan(showsCode: settings.showsCode, figure: nil, newLines: newLines(of: shown.utf8))
        if plan.newLines.isEmpty, let beginning {
            plan.newLines = changedLines(of: shown.utf8, from: ShownCode(of: beginning.excerpt.utf8).utf8)
        }
        let listing = CodeListing(block, named: "x\(exerciseCount)", showing: shown.lines)
        exerciseCount += 1
        content.write(listing.name)
        (plan.listing, plan.program, plan.exercise) = (listing, program, role)
        plan.knobs = settings.knobPlaces(in: block.excerpt.utf8)
        plan.goals = role == .start ? goals?.texts ?? [] : []
        let screen = program.lastScreen
        if role == .solution, let excerpt = goals?.excerpt {
            problems += program.append(excerpt)
            content.write(excerpt.utf8[...])
        }
        diagnostics += problems
        if let screen {
            plan.figure = request(
                for: block, screen: screen, settings: settings, problems: dataProblems + problems, content: content)
            plan.figureContent = plan.figure.map { content(of: $0.name, block) }
        }
        return plan
    }

    /// Says of an exercise that has begun that it has no solution.
    mutating func missSolution() {
        guard let begun = exercise else { return }
        exercise = nil
        report(
            "exercise-without-solution", at: begun.block, "this exercise has no solution",
            help:
                "write a block behind it that opens with `layout exercise=solution`; readers see it when they ask for it"
        )
    }

    private mutating func goals(of block: CodeBlock, _ role: FigureSettings.ExerciseRole) -> ExerciseGoals? {
        guard role == .start else {
            defer { exercise = nil }
            if exercise == nil {
                report(
                    "solution-without-exercise", at: block, "this solution has no exercise before it",
                    help: "the block before it opens with `layout exercise=start`")
            }
            return exercise?.goals
        }
        missSolution()
        let goals = ExerciseGoals(of: block.excerpt)
        exercise = (block, goals)
        for place in goals.misplaced {
            diagnostics.append(
                block.excerpt.diagnostic(
                    .error,
                    "misplaced-goal", at: place,
                    message: "a goal of an exercise stands directly in a screen or component",
                    help: "name the view in it, such as `expect title.width >= 44`"))
        }
        if goals.texts.isEmpty, goals.misplaced.isEmpty {
            report(
                "exercise-without-goal", at: block, "this exercise has no goal",
                help: "say in it what must hold in the end, such as `expect title.lines <= 2`")
        }
        return goals
    }

    private mutating func report(_ identifier: String, at block: CodeBlock, _ message: String, help: String) {
        let place = block.location
        diagnostics.append(
            Diagnostic(
                .error, identifier, at: place, excerpt: lesson.file.text(of: place), message: message,
                help: help))
    }
}
