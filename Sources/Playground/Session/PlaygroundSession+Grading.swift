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
    package func grade(block index: Int, code: [UInt8]) -> String {
        guard lesson.blocks.indices.contains(index), let goals = goals(ofBlock: index),
            let request = request(block: index, code: code).request
        else { return JSON.null.text }
        let widths = request.liveWidths(defaultWidths: widths)
        let memory = LayoutCache(measurer: resources.measurer)
        let check = ExpectationCheck(
            request: request, resources: resources, memory: memory, defaultWidths: self.widths)
        guard
            let layout = try? request.followed(over: widths, self.widths, resources: resources, memory: memory).layout,
            let failures = check.failures(over: layout)
        else { return JSON.null.text }
        let accounts = goals.places.map { place -> JSON in
            let missed = failures.filter { $0.expectation.source == place }
            guard var worst = missed.first else { return .null }
            for other in missed.dropFirst()
            where other.path == worst.path && other.expectation.text == worst.expectation.text {
                worst.unite(with: other)
            }
            return .string(worst.account)
        }
        return JSON.array(accounts).text
    }
}
