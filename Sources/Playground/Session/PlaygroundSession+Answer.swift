import AutoLayout
import Diagnostics
import FigureSolving
import Figures
import Highlighting
import Notation
import Scene

extension PlaygroundSession {
    /// What has become of a figure, as JSON: its views with their frames and lines, its picture as HTML where that is asked
    /// for, and the mistakes of its block. What else there is to say of it `findings` say, until the next question.
    ///
    /// - Parameters:
    ///   - code: the block's changed code; nil as its author wrote it.
    ///   - width: the screen's, points.
    ///   - offset: how far the screen is scrolled from its rest, points.
    package func frames(block index: Int, code: [UInt8]?, width: Double, offset: Double = 0, draws: Bool) -> [UInt8] {
        draft = nil
        guard lesson.blocks.indices.contains(index) else { return JSONWriter.bytes { $0.null() } }
        let code = code ?? Array(lesson.blocks[index].code.utf8)
        var (request, messages) = request(block: index, code: code)
        if let request {
            let found = FigureSolver(resources: resources).draft(
                request, on: screen(of: request, width: width, offset: offset))
            draft = found.draft.map { ($0, index, found.diagnostics) }
            messages = found.diagnostics
        }
        return JSONWriter.bytes { json in
            json.object { json in
                if let draft = draft?.figure {
                    json.writeMembers(draft)
                    if draws {
                        json.writePicture(
                            draft, in: device(of: draft.request), resources.figureResources(root: lesson.root))
                    }
                    json.writeKnobs(reader.settings(ofBlock: index).knobPlaces(in: code), in: code)
                }
                json.writeMessages(distinct(messages), of: lesson.blocks[index])
            }
        }
    }

    /// What there is to say of the figure that `frames` has given last, as JSON: problems of its layout, and all messages,
    /// those of its block among them; null where it could not be drawn.
    package var findings: [UInt8] {
        guard let (figure, index, mistakes) = draft else { return JSONWriter.bytes { $0.null() } }
        let solution = FigureSolver(resources: resources).examine(figure)
        let request = figure.request
        let own = FigureRequest.Findings(problems: solution.layout.problems, width: figure.screen.size.width)
        let all =
            mistakes + request.diagnostics(for: [own], audience: .reader) + request.mistakes(among: solution.failures)
        return JSONWriter.bytes { json in
            json.object { json in
                json.writeProblems(of: solution)
                json.writeMessages(distinct(all), of: lesson.blocks[index])
            }
        }
    }

    /// The lesson's data, as JSON.
    package var data: [UInt8] { JSONWriter.bytes { $0.write(globals) } }

    /// The figure and the code of each block, as JSON.
    package var blocks: [UInt8] {
        JSONWriter.bytes { json in
            json.array(lesson.blocks.indices) { json, index in
                let block = lesson.blocks[index]
                json.object { json in
                    json.name("figure")
                    json.write(block.figure)
                    json.name("code")
                    // What an exercise expects is not for its readers to change.
                    json.write(reader.isExercise(index) ? shownCode(of: block.code) : block.code)
                }
            }
        }
    }
}

extension JSONWriter {
    /// The screen, and its views with their frames and lines.
    fileprivate mutating func writeMembers(_ draft: FigureSolver.Draft) {
        name("width")
        write(draft.screen.size.width)
        name("height")
        write(draft.screen.size.height)
        name("direction")
        write(draft.screen.layoutDirection == .rightToLeft ? "rtl" : "ltr")
        name("views")
        let (paths, layout) = (draft.tree.paths, draft.solved.layout)
        array(paths.indices) { json, index in
            json.object { json in
                json.name("path")
                json.write(paths[index])
                json.name("frame")
                let frame = layout.frames[index]
                json.array([frame.x, frame.y, frame.width, frame.height]) { $0.write($1) }
                json.name("lines")
                json.write(layout.textLines[index])
            }
        }
    }

    private mutating func write(_ lines: [TextLine]?) {
        guard let lines else { return null() }
        array(lines) { $0.write($1.text) }
    }

    fileprivate mutating func writePicture(
        _ draft: FigureSolver.Draft, in device: Screen, _ resources: FigureResources
    ) {
        let settings = draft.request.settings
        let preview = Preview(
            screen: draft.screen, tree: draft.tree, layout: draft.solved.layout, label: "", isPlain: settings.isPlain,
            appearance: settings.appearances.first)
        name("html")
        write(renderAlone(preview, in: device, resources: resources))
    }

    /// The sliders: the name of each, where its number stands, in UTF-16, and its range.
    fileprivate mutating func writeKnobs(_ knobs: [KnobPlace], in code: [UInt8]) {
        guard !knobs.isEmpty else { return }
        name("knobs")
        array(knobs) { json, knob in
            let start = String(decoding: code[..<knob.range.lowerBound], as: UTF8.self).utf16.count
            json.object { json in
                json.name("name")
                json.write(knob.name)
                json.name("start")
                json.write(start)
                json.name("end")
                json.write(start + knob.range.count)
                json.name("value")
                json.write(knob.value)
                json.name("least")
                json.write(knob.bounds.lowerBound)
                json.name("most")
                json.write(knob.bounds.upperBound)
                json.name("step")
                json.write(knob.step)
            }
        }
    }

    fileprivate mutating func writeProblems(of solution: FigureSolver.Solution) {
        name("problems")
        array(solution.layout.problems) { json, problem in
            json.object { json in
                json.name("kind")
                json.write(problem.kind.rawValue)
                json.name("message")
                json.write(problem.account(in: solution.tree, withSummary: true))
            }
        }
    }

    /// Messages, their lines counted from that of the block's code.
    fileprivate mutating func writeMessages(_ messages: [Diagnostic], of block: PlaygroundLesson.Block) {
        name("messages")
        array(messages) { json, message in
            json.object { json in
                json.name("severity")
                json.write(message.severity.rawValue)
                json.name("line")
                json.write(message.location.line - block.firstLine + 1)
                json.name("column")
                json.write(message.location.column)
                json.name("length")
                json.write(message.length)
                json.name("message")
                json.write(message.message)
                json.name("help")
                json.write(message.help)
                json.name("rendered")
                json.write(message.rendered)
            }
        }
    }

    fileprivate mutating func write(_ fields: [DataValue.Field]) {
        object { json in
            for field in fields {
                json.name(field.name)
                json.write(field.value)
            }
        }
    }

    private mutating func write(_ value: DataValue) {
        switch value {
        case .null: null()
        case .bool(let flag): write(flag)
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .list(let values): array(values) { $0.write($1) }
        case .record(let fields): write(fields)
        }
    }
}
