import Scene
import Testing

@testable import AutoLayout

@Suite("A stack view in a stack view")
struct StackNestingTests {
    @Test("stands as plain arithmetic says", arguments: distributions, alignments)
    func agrees(distribution: StackView.Distribution, alignment: StackView.Alignment) {
        for scene in Self.scenes(distribution, alignment) {
            let expected = scene.rule()
            let frames = scene.solve()
            for (index, pair) in zip(frames, expected).enumerated() {
                #expect(pair.0.isClose(to: pair.1), "\(scene), view \(index): \(pair.0) is not \(pair.1)")
            }
            #expect(frames.count == expected.count)
        }
    }

    /// Proportions and equal centres are wishes that the views around a free stack view bargain with: there is no plain
    /// arithmetic for them.
    static let distributions = [StackView.Distribution.fill, .fillEqually, .equalSpacing]
    private static let alignments = StackView.Alignment.allCases.filter { $0 != .top && $0 != .bottom }

    /// An inner stack view of the given kind behind two pictures, in stack views of all kinds that give a view without
    /// a natural size of its own one.
    static func scenes(_ distribution: StackView.Distribution, _ alignment: StackView.Alignment) -> [NestedScene] {
        var scenes: [NestedScene] = []
        for outer in [StackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering] {
            for across in [StackView.Alignment.fill, .leading, .center, .trailing] {
                for traits in 0..<8 {
                    let axis: Axis = traits & 1 == 0 ? .horizontal : .vertical
                    let innerAxis: Axis = traits & 2 == 0 ? .horizontal : .vertical
                    var inner = StackScene(
                        stack: StackView(innerAxis, distribution, alignment, spacing: 6), items: Self.innerItems)
                    if traits & 4 != 0 { inner.items[1].isHidden = true }
                    let stack = StackView(axis, outer, across, spacing: 8)
                    scenes.append(NestedScene(outer: StackScene(stack: stack, items: Self.outerItems), inner: inner))
                }
            }
        }
        return scenes
    }

    private static let outerItems = [StackScene.Item(width: 50, height: 36), StackScene.Item(width: 75, height: 28)]
    private static let innerItems = [
        StackScene.Item(width: 30, height: 12, hugging: 249), StackScene.Item(width: 20, height: 26),
        StackScene.Item(width: 24, height: 18),
    ]
}

/// A stack view of which the last item is another one.
struct NestedScene: Sendable, CustomStringConvertible {
    var outer: StackScene
    var inner: StackScene

    var description: String { "\(inner.testDescription) in \(outer.testDescription)" }

    /// The frames of the outer items, the inner stack view and its shown items, in the outer's coordinates.
    func solve() -> [Rect] {
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        let (id, items) = outer.add(named: "outer", to: ViewTree.rootID, in: &tree)
        let (nested, inners) = inner.add(named: "inner", to: id, in: &tree)
        outer.place(id, in: &tree)
        let frames = LayoutEngine(measurer: TypewriterMeasurer()).layout(tree, on: outer.screen).frames
        let shown = inners.filter { !tree[$0].isHidden }
        return (items + [nested] + shown).map { view in
            let (frame, origin) = (frames[view.index], frames[id.index])
            return Rect(x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
        }
    }

    /// The same by the rule for one stack view: the inner one is an item of its natural size, then a stack view whose
    /// size is imposed.
    func rule() -> [Rect] {
        let natural = StackRule(scene: inner).answer().size
        var whole = outer
        whole.items.append(StackScene.Item(width: natural.width, height: natural.height))
        let answer = StackRule(scene: whole).answer()
        guard let frame = answer.frames[outer.items.count] else { return [] }
        var placed = inner
        (placed.width, placed.height) = (frame.width, frame.height)
        let parts = StackRule(scene: placed).answer().frames.sorted { $0.key < $1.key }.map(\.value)
        let shifted = parts.map { Rect(x: $0.x + frame.x, y: $0.y + frame.y, width: $0.width, height: $0.height) }
        return outer.items.indices.compactMap { answer.frames[$0] } + [frame] + shifted
    }
}
