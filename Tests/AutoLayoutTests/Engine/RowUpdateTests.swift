import Scene
import SeededRandomness
import Testing

@testable import AutoLayout

@Suite("Rows that are updated in place")
struct RowUpdateTests {
    /// Content that scrolls inside margins, and views on every guide, of which one only an inequality places.
    private static func stage(_ direction: LayoutDirection) -> Stage {
        var stage = Stage(safe: EdgeInsets(top: 47, left: 10, bottom: 34, right: 20))
        stage.screen.layoutDirection = direction
        let scroll = stage.add("scroll", .scrollView(ScrollView()))
        stage.pin(scroll, .edges, to: Stage.root)
        let content = stage.add("content", to: scroll)
        stage.pin(content, .edges, to: LayoutItem(scroll, .content))
        stage.pin(content, [.width], to: LayoutItem(scroll, .layoutMargins), plus: -3)
        stage.constrain(content[.height], plus: 2000)
        let inner = stage.add("inner", to: content)
        stage.pin(inner, [.leading, .centerY], to: LayoutItem(Stage.root, .safeArea), plus: 2)
        stage.constrain(inner[.trailing], .atMost, LayoutAnchor(LayoutItem(content, .readableContent), .centerX))
        let corner = stage.add("corner")
        stage.constrain(corner[.top], .atLeast, Stage.root[.layoutMargins, .top], times: 2, plus: 5)
        stage.constrain(corner[.trailing], .equal, Stage.root[.layoutMargins, .trailing], times: 0.5)
        return stage
    }

    private static let seed: UInt64 = 7

    /// A state in which every inset and offset has a length of its own.
    private static func state(_ count: Int, _ random: inout SeededGenerator) -> SystemState {
        var state = SystemState(count: count)
        func insets() -> EdgeInsets {
            let lengths = (0..<4).map { _ in Double.random(in: 0...60, using: &random) }
            return EdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
        }
        for slot in 0..<count {
            state.safeAreas[slot] = insets()
            state.margins[slot] = insets()
            state.readableInsets[slot] = insets()
            state.contentOffsets[slot] = Point(x: insets().left, y: insets().top)
        }
        return state
    }

    @Test(
        "They are the rows made anew, wherever insets and offsets stand",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func insets(direction: LayoutDirection) {
        let stage = Self.stage(direction)
        let index = TreeIndex(stage.tree)
        var random = SeededGenerator(seed: Self.seed)
        func builder(_ state: SystemState) -> SystemBuilder {
            SystemBuilder.complete(
                tree: stage.tree, screen: stage.screen, index: index, state: state, root: Stage.root,
                imposing: ImposedSize(stage.screen.size))
        }
        var updated = builder(Self.state(index.members(of: Stage.root).count, &random))
        var system = IncrementalSystem()
        system.solve(updated)
        for _ in 0..<20 {
            let state = Self.state(index.members(of: Stage.root).count, &random)
            let made = builder(state)
            #expect(updated.update(to: state, imposing: ImposedSize(stage.screen.size), in: &system))
            #expect(updated.rows.map(\.constraint.terms) == made.rows.map(\.constraint.terms))
            for (row, other) in zip(updated.rows, made.rows) {
                #expect(abs(row.constraint.constant - other.constraint.constant) < 1e-9, "seed \(Self.seed)")
            }
        }
    }

    @Test("A constraint that insets alone satisfy is looked at again when they move")
    func satisfied() {
        var stage = Stage()
        stage.constrain(Stage.root[.layoutMargins, .leading], .atLeast, Stage.root[.leading], plus: 8)
        let index = TreeIndex(stage.tree)
        var state = SystemState(count: 1)
        state.margins[0].left = 8
        var builder = SystemBuilder.complete(
            tree: stage.tree, screen: stage.screen, index: index, state: state, root: Stage.root,
            imposing: ImposedSize(stage.screen.size))
        var system = IncrementalSystem()
        system.solve(builder)
        #expect(builder.refusals.isEmpty)
        #expect(builder.update(to: state, imposing: ImposedSize(stage.screen.size), in: &system))
        state.margins[0].left = 7
        #expect(!builder.update(to: state, imposing: ImposedSize(stage.screen.size), in: &system))
    }
}
