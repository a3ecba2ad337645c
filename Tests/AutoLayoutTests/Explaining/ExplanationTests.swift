import Diagnostics
import SeededRandomness
import Testing

@testable import AutoLayout

@Suite("The reasons for an edge or a size")
struct ExplanationTests {
    private static func explain(_ stage: Stage, _ view: ViewID, _ attribute: LayoutAttribute) -> Explanation? {
        LayoutEngine(measurer: TenPointMeasurer()).layout(stage.tree, on: stage.screen, explaining: view[attribute])
            .explanation
    }

    /// Constraints get their place in the tree as their line, so that a step can be found again.
    private static func numbered(_ stage: Stage) -> Stage {
        var stage = stage
        for index in stage.tree.constraints.indices {
            stage.tree.constraints[index].source = SourceLocation(path: "t", line: index, column: 1)
        }
        return stage
    }

    private static func removing(_ line: Int, from stage: Stage) -> Stage {
        var stage = stage
        stage.tree.constraints.removeAll { $0.source?.line == line }
        return stage
    }

    /// An avatar between a header that ends at 60 and the lowest place its top may have.
    private static func shrinkingAvatar() -> (Stage, ViewID) {
        var stage = Stage()
        let header = stage.add("header")
        stage.pin(header, [.leading, .trailing], to: Stage.root)
        stage.constrain(header[.top], .equal, Stage.root[.top], plus: -60)
        stage.constrain(header[.height], plus: 120)
        let avatar = stage.add("avatar")
        stage.pin(avatar, [.leading], to: Stage.root, plus: 16)
        stage.constrain(avatar[.top], .atLeast, Stage.root[.top], plus: 50)
        stage.constrain(avatar[.bottom], .equal, header[.bottom], plus: 34)
        stage.constrain(avatar[.height], plus: 64, at: LayoutPriority(990))
        stage.constrain(avatar[.width], .equal, avatar[.height])
        return (numbered(stage), avatar)
    }

    @Test("are told from the view outwards, wishes with what they miss")
    func text() throws {
        let (stage, avatar) = Self.shrinkingAvatar()
        let explanation = try #require(Self.explain(stage, avatar, .width))
        #expect(
            explanation.text(in: stage.tree) == """
                Screen/avatar.width is 44 points because
                  t:8: avatar is as wide as it is high
                  t:6: the bottom of avatar is 34 points below that of header
                  t:7: avatar is 64 points high, at priority 990; it is missed by 20 points
                  t:2: the top of header is 60 points above that of Screen
                  t:3: header is 120 points high
                  t:5: the top of avatar is at least 50 points below that of Screen

                """)
    }

    @Test("give the value up, or another one, when any of them is removed")
    func removal() throws {
        let (stage, avatar) = Self.shrinkingAvatar()
        for attribute in [LayoutAttribute.width, .height, .top, .bottom, .trailing, .centerY] {
            let explanation = try #require(Self.explain(stage, avatar, attribute))
            #expect(!explanation.chain.isEmpty)
            for step in explanation.chain {
                guard let line = step.constraint.source?.line, !step.isReplaceable else { continue }
                let after = Self.explain(Self.removing(line, from: stage), avatar, attribute)
                #expect(
                    after?.chain.isEmpty == true || after?.value != explanation.value, "\(attribute) without \(line)")
            }
        }
    }

    @Test("name what would take a constraint's place")
    func replaceable() throws {
        var stage = Stage()
        let card = stage.add("card")
        stage.pin(card, [.leading, .trailing, .top], to: Stage.root)
        stage.constrain(card[.width], .equal, Stage.root[.width])
        stage = Self.numbered(stage)
        let explanation = try #require(Self.explain(stage, card, .width))
        let step = try #require(explanation.chain.first)
        #expect(step.constraint.description == "card.width == Screen.width")
        #expect(step.isReplaceable)
        #expect(
            step.substitutes.map(\.description).sorted() == [
                "card.leading == Screen.leading", "card.trailing == Screen.trailing",
            ])
        #expect(explanation.chain.dropFirst().map(\.constraint.sentence) == ["the screen is 390 points wide"])
    }

    @Test("are none where nothing determines the value")
    func undetermined() throws {
        var stage = Stage()
        let view = stage.add("view")
        stage.pin(view, [.top], to: Stage.root)
        let explanation = try #require(Self.explain(stage, view, .leading))
        #expect(explanation.chain.isEmpty)
        #expect(
            explanation.text(in: stage.tree)
                == "nothing determines Screen/view.leading; it is at x 0 in Screen by chance\n")
    }

    @Test("are none where constraints of the same strength pull apart, whichever of them alone would do")
    func equalWishes() throws {
        var stage = Stage()
        let upper = stage.add("upper")
        let lower = stage.add("lower")
        stage.pin(upper, [.top], to: Stage.root)
        stage.constrain(lower[.top], .equal, upper[.bottom])
        stage.constrain(lower[.bottom], .equal, Stage.root[.top], plus: 60)
        for view in [upper, lower] {
            stage.constrain(view[.height], plus: 29, at: .defaultLow)
            stage.constrain(view[.height], .atLeast, plus: 29)
        }
        let explanation = try #require(Self.explain(stage, lower, .height))
        #expect(explanation.chain.isEmpty)
    }

    @Test("include what content and stack views ask for")
    func content() throws {
        var stage = Stage()
        let row = stage.stack("row", .horizontal, 8)
        stage.pin(row, [.leading, .top], to: Stage.root)
        let title = stage.label("title", "abc", to: row)
        _ = stage.label("date", "ab", to: row)
        let explanation = try #require(Self.explain(stage, title, .width))
        let sentences = explanation.chain.map(\.constraint.sentence)
        #expect(sentences.contains("title resists being smaller than its content, 30 points wide, at priority 750"))
        #expect(sentences.contains("title hugs its content, 30 points wide, at priority 250"))
        let trailing = try #require(Self.explain(stage, row, .trailing))
        #expect(trailing.value == 58)
        #expect(trailing.chain.contains { $0.constraint.sentence.hasSuffix("(UISV-spacing)") })
    }

    @Test("stay inside a table's row")
    func row() throws {
        var stage = Stage()
        let list = TableTests.table(&stage)
        _ = TableTests.row(&stage, in: list)
        let row = TableTests.row(&stage, in: list)
        let view = stage.add("view", to: row)
        stage.pin(view, [.leading], to: LayoutItem(row, .layoutMargins))
        stage.pin(view, [.trailing, .top, .bottom], to: row)
        stage.constrain(view[.height], .atLeast, plus: 70)
        let explanation = try #require(Self.explain(stage, view, .width))
        #expect(explanation.value == 374)
        #expect(explanation.origin == row)
        #expect(explanation.chain.last?.constraint.sentence == "the table makes row[1] 390 points wide")
    }

    @Test("go on behind a row's height with what that was found from")
    func rowHeight() throws {
        var stage = Stage()
        let list = TableTests.table(&stage)
        let row = TableTests.row(&stage, in: list)
        let view = stage.add("view", to: row)
        stage.pin(view, [.leading, .trailing], to: row)
        stage.pin(view, [.top, .bottom], to: LayoutItem(row, .layoutMargins))
        stage.constrain(view[.height], plus: 50, at: .defaultHigh)
        let explanation = try #require(Self.explain(stage, row, .height))
        #expect(abs(explanation.value - 66 - 1.0 / 3) < 1e-6)
        #expect(
            explanation.chain.map(\.constraint.sentence) == [
                "the table makes row[0] 66.333 points high, the smallest that fits its content",
                "the bottom of view is at that of the margins of row[0]",
                "the top of view is at that of the margins of row[0]",
                "view is 50 points high, at priority 750",
            ])
    }

    @Test("say of a row's standard height that nothing in the row asks for one")
    func standardRowHeight() throws {
        var stage = Stage()
        let list = TableTests.table(&stage)
        let row = TableTests.row(&stage, in: list)
        let view = stage.add("view", to: row)
        stage.pin(view, [.leading, .trailing], to: row)
        let explanation = try #require(Self.explain(stage, row, .height))
        #expect(explanation.value == 44)
        #expect(
            explanation.chain.first?.constraint.sentence
                == "the table makes row[0] 44 points high, since nothing in it asks for a height")
    }

    @Test("hold in random layouts, each of them by itself", arguments: 0..<200)
    func random(_ seed: Int) throws {
        let stage = Self.numbered(Self.randomStage(seed))
        // Where a constraint was given up, the removal of another one brings it back.
        guard stage.problems().isEmpty else { return }
        for view in [ViewID(1), ViewID(3)] {
            for attribute in [LayoutAttribute.width, .leading] {
                let before = try #require(Self.explain(stage, view, attribute))
                for step in before.chain {
                    guard let line = step.constraint.source?.line else { continue }
                    let after = try #require(Self.explain(Self.removing(line, from: stage), view, attribute))
                    let stays = !after.chain.isEmpty && abs(after.value - before.value) < 1e-6
                    #expect(stays == step.isReplaceable, "seed \(seed), \(before.subject), line \(line)")
                }
            }
        }
    }

    private static func randomStage(_ seed: Int) -> Stage {
        var random = SeededGenerator(seed: UInt64(seed))
        var stage = Stage()
        let views = (0..<4).map { stage.add("v\($0)") }
        for view in views { stage.pin(view, [.top], to: Stage.root) }
        let priorities: [LayoutPriority] = [.required, .defaultHigh, .defaultLow]
        let relations: [LayoutRelation] = [.equal, .equal, .atLeast, .atMost]
        for _ in 0..<12 {
            let (a, b) = (views[random.next(below: 4)], ([Stage.root] + views)[random.next(below: 5)])
            let priority = priorities[random.next(below: 3)]
            let plus = Double(random.next(below: 8) * 5)
            switch random.next(below: 4) {
            case 0: stage.constrain(a[.width], relations[random.next(below: 4)], plus: plus + 10, at: priority)
            case 1 where a != b:
                stage.constrain(a[.width], relations[random.next(below: 4)], b[.width], plus: -plus, at: priority)
            case 2 where a != b:
                stage.constrain(a[.leading], relations[random.next(below: 4)], b[.leading], plus: plus, at: priority)
            case 3 where a != b && b != Stage.root:
                stage.constrain(a[.leading], relations[random.next(below: 4)], b[.trailing], plus: plus, at: priority)
            default: break
            }
        }
        return stage
    }
}
