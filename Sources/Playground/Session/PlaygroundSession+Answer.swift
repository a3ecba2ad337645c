import AutoLayout
import Diagnostics
import FigureSolving
import Figures
import Highlighting
import Notation
import Piecewise
import Scene

extension PlaygroundSession {
    /// What has become of a figure, as JSON: its views with their frames and lines, what must be said of it, and its
    /// picture as HTML where that is asked for.
    ///
    /// - Parameters:
    ///   - code: the block's changed code; nil as its author wrote it.
    ///   - width: the screen's, points.
    package func answer(block index: Int, code: [UInt8]?, width: Double, draws: Bool) -> String {
        guard lesson.blocks.indices.contains(index) else { return JSON.null.text }
        let code = code ?? Array(lesson.blocks[index].code.utf8)
        let (request, messages) = request(block: index, code: code)
        guard let request else { return json(messages, of: index, []).text }
        let screen = screen(of: request, width: width)
        let (solution, found) = FigureSolver(resources: resources).solve(request, on: screen, reportsAmbiguity: true)
        guard let solution else { return json(found, of: index, []).text }
        let findings = FigureRequest.Findings(problems: solution.layout.problems, width: screen.size.width)
        let all = found + request.diagnostics(for: [findings]) + request.mistakes(among: solution.failures)
        let members = solution.members(on: screen) + [("problems", solution.problems)]
        return json(distinct(all), of: index, members + picture(solution, request, on: screen, index, code, draws)).text
    }

    /// The same without what only the layout tells: of messages only the mistakes of the block, and no problems. Whoever
    /// calls this alone links nothing that explains layouts.
    package func frames(block index: Int, code: [UInt8]?, width: Double, draws: Bool) -> String {
        guard lesson.blocks.indices.contains(index) else { return JSON.null.text }
        let code = code ?? Array(lesson.blocks[index].code.utf8)
        let (request, messages) = request(block: index, code: code)
        let isFirst = [("isFirst", JSON.bool(true))]
        guard let request else { return json(messages, of: index, isFirst).text }
        let screen = screen(of: request, width: width)
        let (solution, found) = FigureSolver(resources: resources).frames(request, on: screen)
        guard let solution else { return json(found, of: index, isFirst).text }
        let members = isFirst + solution.members(on: screen)
        return json(found, of: index, members + picture(solution, request, on: screen, index, code, draws)).text
    }

    /// The figure's picture, where it is asked for, and its sliders.
    private func picture(
        _ solution: FigureSolver.Solution, _ request: FigureRequest, on screen: Screen, _ index: Int, _ code: [UInt8],
        _ draws: Bool
    ) -> [(String, JSON)] {
        var members: [(String, JSON)] = []
        if draws {
            let preview = Preview(
                screen: screen, tree: solution.tree, layout: solution.layout, label: "",
                isPlain: request.settings.isPlain, appearance: request.settings.appearances.first)
            let html = renderAlone(preview, resources: resources.figureResources(root: lesson.root))
            members.append(("html", .string(html)))
        }
        let knobs = settings(ofBlock: index).knobPlaces(in: code)
        if !knobs.isEmpty { members.append(("knobs", .array(knobs.map { $0.json(in: code) }))) }
        return members
    }

    /// The lesson's data, as JSON.
    package var data: String { JSON.object(globals).text }

    /// The figure and the code of each block, as JSON.
    package var blocks: String {
        JSON.array(
            lesson.blocks.indices.map { index in
                let block = lesson.blocks[index]
                // What an exercise expects is not for its readers to change.
                let code = goals(ofBlock: index) == nil ? block.code : shownCode(of: block.code)
                return .object([("figure", block.figure.map { .string($0) } ?? .null), ("code", .string(code))])
            }
        ).text
    }

    private func json(_ messages: [Diagnostic], of index: Int, _ members: [(String, JSON)]) -> JSON {
        let lines = lesson.blocks[index].firstLine - 1
        return .object(
            members.map { (name: $0.0, value: $0.1) } + [("messages", .array(messages.map { json($0, lines) }))])
    }

    /// A message, its line counted from that of the block's code.
    private func json(_ message: Diagnostic, _ linesBefore: Int) -> JSON {
        .object([
            ("severity", .string(message.severity.rawValue)), ("line", .number(message.location.line - linesBefore)),
            ("column", .number(message.location.column)), ("length", .number(message.length)),
            ("message", .string(message.message)), ("help", message.help.map { .string($0) } ?? .null),
            ("rendered", .string(message.rendered)),
        ])
    }
}

extension KnobPlace {
    /// Its name, where its number stands, in UTF-16, and the slider.
    fileprivate func json(in code: [UInt8]) -> JSON {
        let start = String(decoding: code[..<range.lowerBound], as: UTF8.self).utf16.count
        return .object([
            ("name", .string(name)), ("start", .number(start)), ("end", .number(start + range.count)),
            ("value", .number(value)), ("least", .number(bounds.lowerBound)), ("most", .number(bounds.upperBound)),
            ("step", .number(step)),
        ])
    }
}

extension JSON {
    fileprivate static func object(_ fields: [DataValue.Field]) -> JSON {
        .object(fields.map { (name: $0.name, value: value($0.value)) })
    }

    private static func value(_ value: DataValue) -> JSON {
        switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .string(let text): .string(text)
        case .list(let values): .array(values.map { JSON.value($0) })
        case .record(let fields): .object(fields)
        }
    }
}

extension FigureSolver.Solution {
    /// The screen, and its views with their frames and lines.
    fileprivate func members(on screen: Screen) -> [(String, JSON)] {
        let views = tree.views.indices.map { index -> JSON in
            let frame = layout.frames[index]
            return .object([
                ("path", .string(tree.path(of: ViewID(index)))),
                ("frame", .array([frame.x, frame.y, frame.width, frame.height].map { .number($0) })),
                ("lines", layout.textLines[index].map { .array($0.map { .string($0.text) }) } ?? .null),
            ])
        }
        return [
            ("width", .number(screen.size.width)), ("height", .number(screen.size.height)),
            ("direction", .string(screen.layoutDirection == .rightToLeft ? "rtl" : "ltr")), ("views", .array(views)),
        ]
    }

    /// The problems of the layout.
    fileprivate var problems: JSON {
        .array(
            layout.problems.map { problem in
                .object([
                    ("kind", .string(problem.kind.rawValue)),
                    ("message", .string(problem.account(in: tree, withSummary: true))),
                ])
            })
    }
}
