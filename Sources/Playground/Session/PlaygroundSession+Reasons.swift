import AutoLayout
import Diagnostics
import FigureSolving

extension PlaygroundSession {
    /// Why an edge or a size of a changed block's figure has its value, as JSON: the value, and the constraints that give it,
    /// each with its line in the block where it stands there; or why the question cannot be asked.
    ///
    /// - Parameters:
    ///   - width: the screen's, points.
    ///   - question: such as `avatar.width`.
    package func reasons(block index: Int, code: [UInt8], width: Double, question: String) -> String {
        guard lesson.blocks.indices.contains(index), let request = request(block: index, code: code).request else {
            return JSON.null.text
        }
        let screen = screen(of: request, width: width)
        let solution = FigureSolver(resources: resources).solve(request, on: screen, question: question).solution
        if let failure = solution?.questionFailure {
            return JSON.object([("failure", .string(failure.message))]).text
        }
        guard let solution, let explanation = solution.layout.explanation else { return JSON.null.text }
        let block = lesson.blocks[index]
        let own = block.firstLine..<block.firstLine + code.count { $0 == UInt8(ascii: "\n") }
        let chain = explanation.chain.map { step -> JSON in
            let line = step.constraint.source?.line
            return .object([
                ("sentence", .string(step.sentence)),
                ("line", line.map { own.contains($0) ? .number($0 - block.firstLine + 1) : .null } ?? .null),
            ])
        }
        return JSON.object([("fact", .string(explanation.fact(in: solution.tree))), ("chain", .array(chain))]).text
    }
}
