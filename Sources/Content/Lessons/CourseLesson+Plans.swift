import Caching
import Diagnostics
import Files
import Lessons
import Notation
import SwiftWeaving
import UIKitPrograms

extension CourseLesson {
    /// What becomes of each block of a lesson: layout blocks are read in order, each as it adds to those before it.
    static func planBlocks(
        of lesson: Lesson, _ data: LessonData, components: LayoutProgram, bundle: ProgramBundle = ProgramBundle()
    ) -> ([BlockPlan], [Diagnostic]) {
        var planner = BlockPlanner(lesson: lesson, data: data, components: components, bundle: bundle)
        let plans = lesson.blocks.map { planner.plan($0) }
        planner.missSolution()
        return (plans, planner.diagnostics)
    }
}

struct BlockPlanner {
    let lesson: Lesson
    let globals: [DataValue.Field]
    /// What is wrong with the data: what a figure says of it would only follow from that.
    let dataProblems: [Diagnostic]
    var program: LayoutProgram
    var code: LessonProgram
    var diagnostics: [Diagnostic] = []
    var figureNames: [(name: String, place: SourceLocation)] = []
    /// The lesson's data and the layout blocks so far.
    var content = ByteWriter()
    /// UTF-8 bytes of the layout blocks so far, and how many of them are written as UIKit code, too.
    private var layoutBytes = 0
    private var layoutCount = 0
    private var programCount = 0
    var exerciseCount = 0
    /// The exercise that has begun and has no solution yet.
    var exercise: (block: CodeBlock, goals: ExerciseGoals)?
    private static let uiKitLimit = 65_536

    init(lesson: Lesson, data: LessonData, components: LayoutProgram, bundle: ProgramBundle) {
        self.lesson = lesson
        code = LessonProgram(bundle: bundle, language: lesson.frontMatter.swiftVersion ?? "5")
        program = components
        globals = data.globals
        dataProblems = data.diagnostics
        content.write(globals)
        for excerpt in components.excerpts { content.write(excerpt.utf8[...]) }
    }

    mutating func plan(_ block: CodeBlock) -> BlockPlan {
        switch block.kind {
        case .code:
            if let (diagram, problems) = DiagramSettings.read(block, in: lesson.file) {
                diagnostics += problems
                var plan = BlockPlan(showsCode: diagram.showsCode, figure: nil, newLines: [])
                plan.diagram = diagram
                return plan
            }
            diagnostics += ListingSettings(of: block, in: lesson.file).diagnostics
            return BlockPlan(showsCode: true, figure: nil, newLines: [])
        case .data: return BlockPlan(showsCode: false, figure: nil, newLines: [])
        case .layout: return planLayout(block)
        case .program: return planProgram(block)
        }
    }

    private mutating func planProgram(_ block: CodeBlock) -> BlockPlan {
        var (settings, problems) = FigureSettings.parse(block.info, in: lesson.file, at: block.infoOffset)
        let earlier = code.program.text
        do throws(WovenProgram.UnknownName) {
            try code.merge(block.excerpt, into: settings.place, removing: settings.removed)
        } catch {
            problems.append(unknownName(error, in: block))
        }
        diagnostics += problems
        var plan = BlockPlan(showsCode: settings.showsCode, figure: nil, newLines: [])
        let lines = block.excerpt.utf8.count { $0 == UInt8(ascii: "\n") }
        plan.listing = CodeListing(block, named: "s\(programCount)", showing: Array(1...max(lines, 1)))
        programCount += 1
        if settings.showsFigure {
            plan.figure = request(
                for: block, screen: code.program.program.shownClass ?? "program", settings: settings,
                problems: problems,
                content: code.content)
            plan.figure?.code = code.program
        }
        if code.program.text.filter({ !$0.isWhitespace }) != block.text.filter({ !$0.isWhitespace }) {
            plan.wholeProgram = WholeProgram(code.program.text, after: earlier)
        }
        return plan
    }

    private func unknownName(_ error: WovenProgram.UnknownName, in block: CodeBlock) -> Diagnostic {
        let nearest = nearestName(to: error.name, among: error.known)
        return Diagnostic(
            .error, "unknown-member", at: block.location, excerpt: lesson.file.text(of: block.location),
            message: "the program so far has no '\(error.name)'",
            help: nearest.map { "did you mean '\($0)'?" } ?? "it has \(error.known.joined(separator: ", "))")
    }

    private mutating func planLayout(_ block: CodeBlock) -> BlockPlan {
        var (settings, messages) = FigureSettings.parse(block.info, in: lesson.file, at: block.infoOffset)
        messages += settings.knobProblems(
            in: block.excerpt.utf8, info: block.info, of: lesson.file, at: block.infoOffset)
        if let role = settings.exercise { return planExercise(block, settings, role, messages) }
        let problems = messages + program.append(block.excerpt)
        content.write(block.excerpt.utf8[...])
        diagnostics += problems
        let shown = ShownCode(of: block.excerpt.utf8)
        var plan = BlockPlan(showsCode: settings.showsCode, figure: nil, newLines: newLines(of: shown.utf8))
        plan.listing = CodeListing(block, named: "\(layoutCount)", showing: shown.lines)
        plan.knobs = settings.knobPlaces(in: block.excerpt.utf8)
        layoutCount += 1
        layoutBytes += block.excerpt.utf8.count
        if layoutBytes <= Self.uiKitLimit, !diagnostics.contains(where: { $0.severity == .error }) {
            plan.program = program
            plan.names = program.namesOfLastBlock
        }
        if settings.showsFigure, let screen = program.lastScreen {
            plan.figure = request(
                for: block, screen: screen, settings: settings, problems: dataProblems + problems, content: content)
            plan.figure?.isDataFaulty = dataProblems.contains { $0.severity == .error }
            plan.figureContent = plan.figure.map { content(of: $0.name, block) }
        } else if settings.showsFigure {
            plan.lacksFigure = problems.contains { $0.severity == .error }
        }
        return plan
    }

    mutating func request(
        for block: CodeBlock, screen: String, settings: FigureSettings, problems: [Diagnostic],
        content: ByteWriter
    ) -> FigureRequest {
        let place = block.location
        let free = "\(screen.lowercased())-\(figureNames.count + 1)"
        var name = settings.name ?? free
        if let first = figureNames.first(where: { $0.name == name }) {
            diagnostics.append(
                Diagnostic(
                    .error, "figure-named-twice", at: place, excerpt: lesson.file.text(of: place),
                    message: "there are two figures named '\(name)' in this lesson",
                    help: "give one of them another, such as 'figure=\(name)-\(figureNames.count + 1)'",
                    notes: [Diagnostic.Note(location: first.place, message: "the first stands here")]))
            // What would follow from two equal names is no news.
            name = free
        }
        figureNames.append((name, place))
        return FigureRequest(
            name: name, screenName: screen, program: program, settings: settings, globals: globals,
            place: place, file: lesson.file, problems: problems,
            excerpt: lesson.file.text(of: place))
    }

    func content(of figure: String, _ block: CodeBlock) -> Fingerprint {
        var content = content
        content.write([figure, block.info])
        return Fingerprint(content.bytes)
    }
}
