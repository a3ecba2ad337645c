import Scene
import Testing

@testable import AutoLayout

@Suite("A view that only inequalities place")
struct InequalityTests {
    /// An edge, its distance to the same edge of a screen of 390 × 400, and where the view of 100 × 100 stands on the
    /// axis, as Stevia's tests observe it on UIKit (`FlexibleMarginTests`, for `>=` and `<=` alike).
    private static let edges: [(edge: LayoutAttribute, distance: Double, leftToRight: Double, rightToLeft: Double)] = [
        (.top, 23, 23, 23), (.bottom, -45, 255, 255), (.left, 23, 23, 23), (.right, -74, 216, 216),
        (.leading, 23, 23, 267), (.trailing, -74, 216, 74),
    ]

    private func stage() -> (stage: Stage, view: ViewID) {
        var stage = Stage(Size(width: 390, height: 400))
        let view = stage.add("view")
        stage.size(view, 100, 100)
        return (stage, view)
    }

    @Test(
        "stands at its bound, in both reading directions",
        arguments: [LayoutRelation.atLeast, .atMost], [LayoutDirection.leftToRight, .rightToLeft])
    func bounds(_ relation: LayoutRelation, _ direction: LayoutDirection) {
        for (edge, distance, leftToRight, rightToLeft) in Self.edges {
            var (stage, view) = stage()
            stage.screen.layoutDirection = direction
            stage.constrain(view[edge], relation, Stage.root[edge], plus: distance)
            let frame = stage.layout().frames[view.index]
            let position = edge == .top || edge == .bottom ? frame.y : frame.x
            #expect(position == (direction == .leftToRight ? leftToRight : rightToLeft), "\(edge) \(relation)")
        }
    }

    @Test("stands at the first of several, as far as the others let it")
    func several() {
        let cases: [(first: (LayoutRelation, Double), second: (LayoutRelation, Double), y: Double)] = [
            ((.atLeast, 10), (.atMost, 100), 10), ((.atMost, 100), (.atLeast, 10), 100),
            ((.atLeast, 10), (.atLeast, 50), 50), ((.atMost, 100), (.atMost, 60), 60),
        ]
        for (first, second, y) in cases {
            var (stage, view) = stage()
            for (relation, distance) in [first, second] {
                stage.constrain(view[.top], relation, Stage.root[.top], plus: distance)
            }
            #expect(stage.layout().frames[view.index].y == y, "\(first) \(second)")
        }
    }

    @Test("pulls along what is tied to it, and is pulled by any equation")
    func chains() {
        var (stage, view) = stage()
        let below = stage.add("below")
        stage.size(below, 10, 10)
        stage.constrain(below[.top], .atLeast, view[.bottom], plus: 8)
        stage.constrain(below[.leading], .equal, view[.leading], plus: 4)
        stage.constrain(view[.top], .atMost, Stage.root[.top], plus: 30)
        stage.constrain(view[.leading], .atLeast, Stage.root[.leading], plus: 16)
        stage.constrain(view[.leading], .equal, Stage.root[.leading], plus: 70, at: LayoutPriority(1))
        let layout = stage.layout()
        expect(layout.frames[view.index], Rect(70, 30, 100, 100))
        expect(layout.frames[below.index], Rect(74, 138, 10, 10))
    }

    /// Stevia's `EquationTests`: `Width <= superview.Width - 52` alone gives 0, `>=` the bound.
    @Test("is as small as its bounds let it be")
    func sizes() {
        for (relation, width) in [(LayoutRelation.atMost, 0.0), (.atLeast, 338)] {
            var stage = Stage(Size(width: 390, height: 400))
            let view = stage.add("view")
            stage.pin(view, [.top, .leading], to: Stage.root)
            stage.constrain(view[.width], relation, Stage.root[.width], plus: -52)
            #expect(stage.layout().frames[view.index].width == width)
        }
    }

    @Test("could stand elsewhere all the same")
    func ambiguity() throws {
        var (stage, view) = stage()
        stage.constrain(view[.top], .atMost, Stage.root[.top], plus: 23)
        stage.pin(view, [.leading], to: Stage.root)
        let problem = try #require(stage.problems(ambiguity: true).first)
        #expect(problem.message == "nothing determines view.y")
        #expect(problem.witnesses == "view can be [0, 23, 100, 100] as well as [0, 0, 100, 100]")
    }
}
