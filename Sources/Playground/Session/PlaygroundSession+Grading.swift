import Adaptive
import AutoLayout
import Diagnostics
import FigureSolving
import Notation

extension PlaygroundSession {
    /// Which goals of an exercise the changed code of its block meets, decided for all widths at once, as JSON: for each
    /// null or what it misses most; null for all where the code cannot be solved.
    ///
    /// Complexity: that of following the layout through its widths.
    package func grade(block index: Int, code: [UInt8]) -> [UInt8] {
        guard lesson.blocks.indices.contains(index), let goals = reader.goals(ofBlock: index),
            let (request, layout) = followed(block: index, code: code),
            let failures = ExpectationCheck(
                request: request, resources: resources, memory: layoutCache, defaultWidths: widths
            ).failures(over: layout)
        else { return JSONWriter.bytes { $0.null() } }
        let accounts = goals.places.map { place -> String? in
            let missed = failures.filter { $0.expectation.source == place }
            guard var worst = missed.first else { return nil }
            for other in missed.dropFirst()
            where other.path == worst.path && other.expectation.text == worst.expectation.text {
                worst.unite(with: other)
            }
            return worst.account
        }
        return JSONWriter.bytes { $0.array(accounts) { $0.write($1) } }
    }
}
