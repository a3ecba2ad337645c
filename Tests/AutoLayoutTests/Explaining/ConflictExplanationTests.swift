import Diagnostics
import SeededRandomness
import Testing

@testable import AutoLayout

@Suite("The explanation of a conflict")
struct ConflictExplanationTests {
    @Test("has each constraint with its line, what was given up, and what to write")
    func text() throws {
        var stage = Stage()
        let card = stage.add("card")
        stage.pin(card, [.leading, .top], to: Stage.root)
        stage.size(card, 400, 10)
        stage.constrain(card[.trailing], .atMost, Stage.root[.trailing])
        for (index, line) in [3, 4, 5, 6, 7].enumerated() {
            stage.tree.constraints[index].source = SourceLocation(path: "lesson.md", line: line, column: 5)
        }
        let problem = try #require(stage.problems().first)
        #expect(
            problem.explanation(in: stage.tree) == """
                card and Screen cannot satisfy all of the constraints on them; card.trailing <= Screen.trailing was given up
                  lesson.md:3: the leading edge of card is at that of Screen
                  lesson.md:5: card is 400 points wide
                  lesson.md:7: the trailing edge of card is at or before that of Screen
                  the screen is 390 points wide
                given up: card.trailing <= Screen.trailing; it is missed by 10 points
                to change: lower its priority: card.trailing <= Screen.trailing @ .high; \
                or give up card.leading == Screen.leading or card.width == 400 instead

                """)
    }

    @Test("proposes the inequality that holds")
    func inequality() throws {
        var stage = Stage()
        let card = stage.add("card")
        stage.pin(card, .edges, to: Stage.root)
        stage.constrain(card[.width], plus: 400)
        let problem = try #require(stage.problems().first)
        #expect(problem.advice?.hasPrefix("write card.width <= 400 if less will do; or ") == true)
        #expect(problem.outcome == "card.width is 390")
    }

    @Test("ends at the screen's edge rather than in another conflict")
    func separateConflicts() {
        var stage = Stage()
        let row = stage.stack("row", .horizontal)
        stage.pin(row, [.leading, .trailing, .top], to: Stage.root)
        let (a, b) = (stage.add("a", to: row), stage.add("b", to: row))
        stage.size(a, 100, 20)
        stage.constrain(b[.width], .equal, a[.width], times: 2)
        let card = stage.add("card")
        stage.pin(card, .edges, to: Stage.root)
        stage.constrain(card[.width], plus: 500)
        let views = stage.problems().map(\.views)
        #expect(views.count == 2)
        #expect(views.contains([card, Stage.root]) && views.contains([row, a, b, Stage.root]))
    }

    /// Without any one of them the others hold together: that is what makes a set minimal.
    @Test("names a set of which each member is needed", arguments: 0..<60)
    func minimal(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var stage = Stage()
        let views = (0..<4).map { stage.add("v\($0)") }
        for view in views { stage.pin(view, [.leading, .top], to: Stage.root) }
        for _ in 0..<10 {
            let (a, b) = (views[random.next(below: 4)], views[random.next(below: 4)])
            let plus = Double(random.next(below: 5) * 10)
            let relation: LayoutRelation = random.next(below: 2) == 0 ? .equal : .atLeast
            if random.next(below: 3) == 0 {
                stage.constrain(a[.width], relation, plus: plus)
            } else if a != b {
                stage.constrain(a[.width], relation, b[.width], plus: plus)
            }
        }
        for (index, _) in stage.tree.constraints.enumerated() {
            stage.tree.constraints[index].source = SourceLocation(path: "t", line: index, column: 1)
        }
        for problem in stage.problems() where problem.kind == .conflict {
            let lines = problem.constraints.compactMap { $0.source?.line }
            #expect(Self.conflicts(stage, keeping: lines), "seed \(seed)")
            for line in lines {
                #expect(!Self.conflicts(stage, keeping: lines.filter { $0 != line }), "seed \(seed), line \(line)")
            }
        }
    }

    private static func conflicts(_ stage: Stage, keeping lines: [Int]) -> Bool {
        var stage = stage
        stage.tree.constraints = stage.tree.constraints.filter { lines.contains($0.source?.line ?? -1) }
        return stage.problems().contains { $0.kind == .conflict }
    }
}
