import Scene
import Testing

@testable import AutoLayout

@Suite("An ambiguous layout")
struct AmbiguityTests {
    @Test("shows two layouts, and tells views that pull with equal strength")
    func tie() throws {
        var stage = Stage()
        let first = stage.label("first", "abc")
        let second = stage.label("second", "abcde")
        stage.pin(first, [.leading, .top], to: Stage.root)
        stage.pin(second, [.trailing, .top], to: Stage.root)
        stage.constrain(second[.leading], .equal, first[.trailing])
        let problem = try #require(stage.problems(ambiguity: true).first)
        #expect(problem.views == [first, second])
        #expect(
            problem.advice == "first and second hug their contents at the same priority, 250: "
                + "give one of them another hugging.horizontal, such as 249")
        let widths = problem.layouts.map { layout in layout.map(\.width) }
        #expect(widths == [[340, 50], [290, 100]])
        // In both they touch, and fill the row.
        for layout in problem.layouts {
            #expect(layout[0].x == 0 && layout[1].x == layout[0].maxX && layout[1].maxX == 390)
        }
    }

    @Test("says which constraint is missing")
    func missing() {
        var stage = Stage()
        let view = stage.add("view")
        stage.pin(view, [.top], to: Stage.root)
        stage.size(view, 10, 10)
        let advice = stage.problems(ambiguity: true).map(\.advice)
        #expect(
            advice == [
                "a constraint is missing: say where view is horizontally, by its leading, trailing or centerX"
            ])
    }

    @Test("has a problem for each group that moves by itself, and no more constraints missing than it takes")
    func groups() {
        var stage = Stage()
        let (a, b, c) = (stage.add("a"), stage.add("b"), stage.add("c"))
        for view in [a, b, c] { stage.size(view, 10, 10) }
        for view in [a, b] { stage.pin(view, [.leading], to: Stage.root) }
        stage.pin(c, [.top], to: Stage.root)
        stage.constrain(b[.top], .equal, a[.bottom], plus: 4)
        let problems = stage.problems(ambiguity: true)
        #expect(problems.map(\.message) == ["nothing determines a.y and b.y", "nothing determines c.x"])
        #expect(problems.map { $0.advice?.hasPrefix("a constraint is missing: say where") } == [true, true])
    }

    @Test("names compression where there is too little room")
    func compression() throws {
        var stage = Stage(Size(width: 60, height: 100))
        let first = stage.label("first", "abcde")
        let second = stage.label("second", "abcde")
        stage.pin(first, [.leading, .top], to: Stage.root)
        stage.pin(second, [.trailing, .top], to: Stage.root)
        stage.constrain(second[.leading], .equal, first[.trailing])
        let problem = try #require(stage.problems(ambiguity: true).first)
        #expect(problem.advice?.contains("resist compression at the same priority, 750") == true)
    }

    @Test("names wishes of an author that are equally strong")
    func wishes() {
        var stage = Stage()
        let view = stage.add("view")
        stage.pin(view, [.leading, .top], to: Stage.root)
        stage.constrain(view[.height], plus: 10)
        stage.constrain(view[.width], plus: 80, at: .defaultHigh)
        stage.constrain(view[.width], plus: 240, at: .defaultHigh)
        #expect(
            stage.problems(ambiguity: true).map(\.advice) == [
                "'view.width == 80' and 'view.width == 240' compete at the same priority, 750: "
                    + "give one of them another priority, such as 749"
            ])
    }

    @Test("names the stack that fills itself with views of no size")
    func fill() {
        var stage = Stage()
        let row = stage.add("row", .stackView(StackView()))
        stage.pin(row, [.leading, .trailing, .top], to: Stage.root)
        stage.constrain(row[.height], plus: 44)
        _ = (stage.add("a", to: row), stage.add("b", to: row), stage.add("c", to: row))
        #expect(
            stage.problems(ambiguity: true).map(\.advice)
                == ["a and c", "b"].map { views in
                    "nothing says how row shares its length among its views: give \(views) content or a "
                        + "width, or give row another distribution, such as fillEqually"
                })
    }

    @Test("is shown in the screen's coordinates inside a table's row")
    func row() throws {
        var stage = Stage()
        let list = TableTests.table(&stage)
        _ = TableTests.row(&stage, in: list)
        let row = TableTests.row(&stage, in: list)
        let view = stage.add("view", to: row)
        stage.pin(view, [.top], to: row)
        stage.size(view, 10, 10)
        let problem = try #require(stage.problems(ambiguity: true).first { $0.views == [view] })
        let frame = stage.layout().frames[view.index]
        #expect(problem.layouts.first == [frame])
        #expect(frame.y > 10)
    }
}
