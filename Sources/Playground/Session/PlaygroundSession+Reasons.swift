import AutoLayout
import Diagnostics
import FigureSolving

extension PlaygroundSession {
    /// Why an edge or a size of a changed block's figure has its value, as JSON: the value, and the constraints that give it,
    /// each with its line in the block where it stands there; or why the question cannot be asked.
    ///
    /// - Parameters:
    ///   - width: the screen's, points.
    ///   - offset: how far the screen is scrolled from its rest, points.
    ///   - question: such as `avatar.width`.
    package func reasons(
        block index: Int, code: [UInt8], width: Double, offset: Double = 0, question: String
    ) -> [UInt8] {
        guard lesson.blocks.indices.contains(index), let request = request(block: index, code: code).request else {
            return JSONWriter.bytes { $0.null() }
        }
        let screen = screen(of: request, width: width, offset: offset)
        let solution = FigureSolver(resources: resources).solve(request, on: screen, question: question).solution
        if let failure = solution?.questionFailure {
            return JSONWriter.bytes { json in
                json.object { json in
                    json.name("failure")
                    json.write(failure.message)
                }
            }
        }
        guard let solution, let explanation = solution.layout.explanation else { return JSONWriter.bytes { $0.null() } }
        return JSONWriter.bytes { json in
            json.object { json in
                json.name("fact")
                json.write(explanation.fact(in: solution.tree))
                json.name("chain")
                json.array(explanation.chain) { $0.write($1, linesOf: lesson.blocks[index], code) }
            }
        }
    }
}

extension JSONWriter {
    /// The sentence of a reason, and its line in a block where it stands there.
    fileprivate mutating func write(_ step: Explanation.Step, linesOf block: PlaygroundLesson.Block, _ code: [UInt8]) {
        let own = block.firstLine..<block.firstLine + code.count { $0 == UInt8(ascii: "\n") }
        object { json in
            json.name("sentence")
            json.write(step.sentence)
            json.name("line")
            guard let line = step.constraint.source?.line, own.contains(line) else { return json.null() }
            json.write(line - block.firstLine + 1)
        }
    }
}
