import Scene
import Testing

@testable import AutoLayout

@Suite("Views that touch")
struct TouchingTests {
    /// Columns of columns, thirds beside sevenths, rows that their contents make high, a gap that is not whole.
    private static func scene(width: Double, scale: Double) -> Stage {
        var stage = Stage(Size(width: width, height: 700), scale: scale)
        let page = stage.stack("page", .vertical)
        stage.pin(page, [.leading, .trailing], to: Stage.root, plus: 0)
        stage.constrain(page[.top], .equal, Stage.root[.top], plus: 10.2)
        for count in [3, 7] {
            let row = stage.stack("row", .horizontal, 0, .fill, .fillEqually, to: page)
            for index in 0..<count {
                let column = stage.stack("column", .vertical, 0, .fill, .fill, to: row)
                _ = stage.text("title", size: 17, leading: 22, lines: 1 + index % 2, to: column)
                guard index == 1 else { continue }
                let inner = stage.stack("inner", .horizontal, 0, .fill, .fillEqually, to: column)
                for _ in 0..<3 { _ = stage.text("cell", size: 13, leading: 18, to: inner) }
            }
        }
        let part = stage.add("part")
        stage.constrain(part[.leading], .equal, Stage.root[.leading])
        stage.constrain(part[.width], .equal, Stage.root[.width], times: 0.7)
        stage.constrain(part[.top], .equal, page[.bottom])
        stage.constrain(part[.height], .equal, part[.width], times: 9.0 / 16)
        let rest = stage.add("rest")
        stage.constrain(rest[.leading], .equal, part[.trailing])
        stage.pin(rest, [.trailing], to: Stage.root)
        stage.pin(rest, [.top, .bottom], to: part)
        return stage
    }

    @Test("go on touching at every width and on every screen", arguments: [1.0, 2, 3])
    func touching(scale: Double) {
        for width in 320...1024 {
            let stage = Self.scene(width: Double(width), scale: scale)
            let layout = LayoutEngine(measurer: TenPointMeasurer()).layout(stage.tree, on: stage.screen)
            let rounded = layout.rounded(scale: scale, in: stage.tree).frames
            let exact = layout.frames
            #expect(Self.isFaithful(exact.map { ($0.x, $0.maxX) }, rounded.map { ($0.x, $0.maxX) }), "\(width)")
            #expect(Self.isFaithful(exact.map { ($0.y, $0.maxY) }, rounded.map { ($0.y, $0.maxY) }), "\(width)")
            #expect(rounded.allSatisfy { Self.isOnPixels($0, scale) })
        }
    }

    /// Whether edges that were one are one, and none has moved by more than half a pixel past another.
    private static func isFaithful(_ exact: [(Double, Double)], _ rounded: [(Double, Double)]) -> Bool {
        let pairs = zip(exact, rounded).flatMap { [($0.0, $1.0), ($0.1, $1.1)] }.sorted { $0.0 < $1.0 }
        return zip(pairs, pairs.dropFirst()).allSatisfy { a, b in
            b.0 - a.0 < 1e-7 ? abs(a.1 - b.1) < 1e-9 : a.1 <= b.1 + 1e-9
        }
    }

    private static func isOnPixels(_ frame: Rect, _ scale: Double) -> Bool {
        [frame.x, frame.y, frame.width, frame.height].allSatisfy {
            abs($0 * scale - ($0 * scale).rounded()) < 1e-6
        }
    }
}
