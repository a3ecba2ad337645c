import Diagnostics
import Scene
import Testing

@testable import AutoLayout

@Suite struct ConflictTests {
    @Test func theLastOfTwoContradictoryConstraintsIsGivenUp() throws {
        var stage = Stage()
        let avatar = stage.add("avatar")
        stage.pin(avatar, [.leading, .top], to: Stage.root)
        stage.constrain(avatar[.height], plus: 10)
        stage.constrain(avatar[.width], plus: 60)
        stage.constrain(avatar[.width], plus: 40)
        stage.tree.constraints[4].source = SourceLocation(path: "lesson.md", line: 7, column: 9)
        let layout = LayoutEngine(measurer: TenPointMeasurer()).layout(stage.tree, on: stage.screen)
        expect(layout.frames[avatar.index], Rect(0, 0, 60, 10))
        let problem = try #require(layout.problems.first)
        #expect(layout.problems.count == 1)
        #expect(problem.kind == .conflict)
        #expect(
            problem.message
                == "avatar.width == 60 and avatar.width == 40 contradict each other; avatar.width == 40 was given up")
        #expect(problem.constraints.map { $0.description } == ["avatar.width == 60", "avatar.width == 40"])
        #expect(problem.broken?.source?.line == 7)
        #expect(problem.views == [avatar])
    }

    /// As Interface Builder saves it: an image of 263 points with resistance 1000 and `width == 176` is 176 wide.
    @Test func aContentsSizeGoesBeforeWhatIsWritten() throws {
        var stage = Stage()
        let photo = stage.image("photo", 263, 100)
        stage.tree[photo].compressionResistance.horizontal = .required
        stage.pin(photo, [.leading, .top], to: Stage.root)
        stage.constrain(photo[.width], plus: 176)
        let layout = LayoutEngine(measurer: TenPointMeasurer()).layout(stage.tree, on: stage.screen)
        expect(layout.frames[photo.index], Rect(0, 0, 176, 100))
        #expect(layout.problems.count == 1)
    }

    @Test func theScreensSizeIsNeverGivenUp() throws {
        var stage = Stage()
        let card = stage.add("card")
        stage.pin(card, .edges, to: Stage.root)
        stage.constrain(card[.width], plus: 400)
        let problem = try #require(stage.problems().first)
        #expect(problem.broken?.description == "card.width == 400")
        #expect(problem.constraints.map { $0.description }.contains("Screen.width == 390"))
        #expect(
            problem.message
                == "card and Screen cannot satisfy all of the constraints on them; card.width == 400 was given up")
        #expect(problem.views == [card, Stage.root])
    }

    @Test func theAuthorsConstraintGoesBeforeTheStacks() throws {
        var stage = Stage()
        let stack = stage.add("row", .stackView(StackView()))
        stage.pin(stack, [.leading, .trailing, .top], to: Stage.root)
        let first = stage.add("first", to: stack)
        stage.constrain(first[.height], plus: 20)
        stage.constrain(first[.width], plus: 100)
        let problem = try #require(stage.problems().first)
        #expect(problem.broken?.description == "first.width == 100")
        #expect(problem.constraints.map { $0.description }.contains("row.leading == first.leading"))
    }

    @Test func severalConflictsAreAllReported() {
        var stage = Stage()
        for name in ["a", "b", "c"] {
            let view = stage.add(name)
            stage.pin(view, [.leading, .top], to: Stage.root)
            stage.size(view, 10, 10)
            stage.constrain(view[.width], .atLeast, plus: 20)
        }
        let broken = stage.problems().map { $0.broken?.description }
        #expect(broken == ["a.width >= 20", "b.width >= 20", "c.width >= 20"])
    }

    @Test func negativeSizesAreRefused() {
        var stage = Stage()
        let view = stage.add("view")
        stage.pin(view, [.leading, .top], to: Stage.root)
        stage.size(view, -5, 10)
        #expect(stage.problems().map { $0.broken?.description } == ["view.width == -5"])
    }

    @Test func whatIsNotRequiredIsNoConflict() {
        var stage = Stage()
        let view = stage.add("view")
        stage.pin(view, [.leading, .top], to: Stage.root)
        stage.size(view, 50, 10)
        stage.constrain(view[.width], plus: 70, at: .defaultHigh)
        #expect(stage.layout().frames[view.index].width == 50)
    }

    @Test func rowsThatLeaveNoRoomForTheSeparatorConflictAsInUIKit() {
        var stage = Stage()
        let list = TableTests.table(&stage)
        for _ in 0..<5 {
            let row = TableTests.row(&stage, in: list)
            let avatar = stage.add("avatar", to: row)
            stage.pin(avatar, [.leading, .top, .bottom], to: LayoutItem(row, .layoutMargins))
            stage.size(avatar, 60, 60)
        }
        let problems = stage.problems()
        #expect(problems.first?.broken?.description == "avatar.height == 60")
        #expect(problems.first?.constraints.last?.description == "row[0].height == 76.333")
    }

    @Test func undeterminedViewsAreNamed() {
        var stage = Stage()
        let view = stage.add("view")
        stage.constrain(view[.top], .equal, Stage.root[.top])
        stage.constrain(view[.height], plus: 10)
        stage.constrain(view[.leading], .equal, Stage.root[.leading])
        stage.constrain(view[.trailing], .atMost, Stage.root[.trailing])
        #expect(stage.problems().isEmpty)
        let problems = stage.problems(ambiguity: true)
        #expect(problems.map { $0.kind } == [.ambiguous])
        #expect(problems.map { $0.message } == ["nothing determines view.width"])
        #expect(problems.map { $0.views } == [[view]])
    }

    @Test func labelsOfEqualHuggingAreAmbiguous() {
        var stage = Stage()
        let first = stage.label("first", "abc")
        let second = stage.label("second", "abc")
        stage.pin(first, [.leading, .top], to: Stage.root)
        stage.pin(second, [.trailing, .top], to: Stage.root)
        stage.constrain(second[.leading], .equal, first[.trailing])
        #expect(
            stage.problems(ambiguity: true).map { $0.message } == [
                "nothing determines first.width, second.x and second.width"
            ])
    }
}
