import Scene
import Testing

@testable import AutoLayout

@Suite struct RoundingTests {
    /// Rounds frames given in the screen's coordinates, all of them subviews of the root.
    private func rounded(_ edges: [(Double, Double)], scale: Double) -> [[Double]] {
        var stage = Stage()
        var layout = Layout(viewCount: edges.count + 1)
        for (index, edge) in edges.enumerated() {
            _ = stage.add("view")
            layout.frames[index + 1] = Rect(edge.0, 0, edge.1 - edge.0, 10)
        }
        return layout.rounded(scale: scale, in: stage.tree).frames.dropFirst().map { [$0.x, $0.width] }
    }

    @Test func sevenColumnsShareThePixels() {
        let exact: [(Double, Double)] = (0..<7).map { column in
            let x = Double(column) * 377 / 7
            return (x, x + 363.0 / 7)
        }
        let expected: [[Double]] = [
            [0, 52], [54, 51.5], [107.5, 52], [161.5, 52], [215.5, 52], [269.5, 51.5], [323, 52],
        ]
        #expect(rounded(exact, scale: 2) == expected)
    }

    @Test func halvesGoUp() {
        let columns = rounded([(0, 163.5), (171.5, 335)], scale: 3)
        let pixels: [[Double]] = columns.map { column in column.map { ($0 * 3).rounded() } }
        #expect(pixels == [[0, 491], [515, 490]])
        let positive: [[Double]] = [[45.5, 45]]
        #expect(rounded([(45.25, 90.5)], scale: 2) == positive)
        let negative: [[Double]] = [[-45, 45]]
        #expect(rounded([(-45.25, 0)], scale: 2) == negative)
    }

    @Test func edgesAreRoundedOnTheScreen() {
        var stage = Stage()
        let outer = stage.add("outer")
        let inner = stage.add("inner", to: outer)
        var layout = Layout(viewCount: 3)
        layout.frames[outer.index] = Rect(10.4, 0, 100.2, 10)
        layout.frames[inner.index] = Rect(60.8, 0, 49.8, 10)
        let frames = layout.rounded(scale: 1, in: stage.tree).frames
        #expect(frames[outer.index] == Rect(10, 0, 101, 10))
        #expect(frames[inner.index] == Rect(61, 0, 50, 10))
    }

    @Test func nonsenseScalesChangeNothing() {
        var layout = Layout(viewCount: 1)
        layout.frames[0] = Rect(0.1, 0.2, 0.3, 0.4)
        for scale in [0, -1, .nan, .infinity] {
            #expect(layout.rounded(scale: scale, in: Stage().tree).frames == layout.frames)
        }
    }
}
