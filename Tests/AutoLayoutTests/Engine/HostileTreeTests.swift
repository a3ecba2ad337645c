import Scene
import SeededRandomness
import Testing

@testable import AutoLayout

@Suite struct HostileTreeTests {
    @Test func endlessDepthIsCutOff() {
        var stage = Stage()
        var parent = Stage.root
        for _ in 0..<5000 {
            let child = stage.add("v", to: parent)
            stage.pin(child, [.leading, .top], to: parent, plus: 1)
            parent = child
        }
        let problems = stage.problems()
        #expect(problems.first?.message == "v and what is in it is left out: views may be nested 100 deep at most")
    }

    @Test func endlesslyNestedStacksAndTables() {
        var stage = Stage()
        var parent = Stage.root
        for level in 0..<600 {
            switch level % 3 {
            case 0: parent = stage.add("stack", .stackView(StackView()), to: parent)
            case 1: parent = stage.add("list", .tableView(TableView()), to: parent)
            default: parent = TableTests.row(&stage, in: parent)
            }
        }
        #expect(stage.problems().allSatisfy { $0.kind == .misuse })
    }

    @Test func cyclesAndForeignersAmongSubviews() {
        var stage = Stage()
        let a = stage.add("a")
        let b = stage.add("b", to: a)
        stage.tree[b].subviews = [a, Stage.root, b, ViewID(77), ViewID(-3)]
        stage.tree[Stage.root].superview = b
        stage.pin(b, .edges, to: a)
        stage.pin(a, .edges, to: Stage.root)
        let layout = LayoutEngine(measurer: TenPointMeasurer()).layout(stage.tree, on: stage.screen)
        expect(layout.frames[b.index], Rect(0, 0, 390, 844))
        _ = layout.rounded(scale: 2, in: stage.tree)
    }

    @Test func tablesThatNameStrangers() {
        var stage = Stage()
        var table = TableView()
        table.tableHeaderView = ViewID(500)
        table.tableFooterView = Stage.root
        table.sections = [TableSection(header: ViewID(-1), rows: [Stage.root, ViewID(9), ViewID(1)])]
        let list = TableTests.table(&stage, table)
        let layout = stage.layout()
        #expect(layout.scrollStates[0].contentSize == Size(width: 390, height: 0))
        #expect(layout.frames[list.index].width == 390)
    }

    @Test(arguments: [0.0, -100, 1e300, .infinity, .nan]) func screensOfAnySize(length: Double) {
        var stage = Stage(Size(width: length, height: length), scale: length)
        stage.screen.safeAreaInsets = EdgeInsets(top: length)
        stage.screen.scrolledBy = length
        let view = stage.label("view", "some text", lines: 0)
        stage.pin(view, .edges, to: LayoutItem(Stage.root, .layoutMargins))
        let list = TableTests.table(&stage)
        _ = TableTests.row(&stage, in: list)
        _ = stage.problems(ambiguity: true)
    }

    @Test(arguments: 1...60) func randomTreesAreSolvedOrExplained(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var stage = Stage()
        stage.screen.layoutDirection = random.next(below: 2) == 0 ? .leftToRight : .rightToLeft
        for i in 0..<12 {
            let kinds: [ViewKind] = [
                .view, .stackView(StackView()), .scrollView(ScrollView()), .stackView(StackView(axis: .vertical)),
            ]
            let parent = ViewID(random.next(below: stage.tree.views.count))
            if random.next(below: 3) == 0 {
                _ = stage.label("v\(i)", "some words to wrap", lines: random.next(below: 3), to: parent)
            } else {
                _ = stage.add("v\(i)", kinds[random.next(below: 4)], to: parent)
            }
        }
        for _ in 0..<30 {
            let attributes = LayoutAttribute.allCases
            let first = ViewID(random.next(below: 13))[attributes[random.next(below: 12)]]
            let second = ViewID(random.next(below: 13))[attributes[random.next(below: 12)]]
            stage.constrain(
                first, [.equal, .atMost, .atLeast][random.next(below: 3)], random.next(below: 4) == 0 ? nil : second,
                times: [1, 1, 0.5, -1][random.next(below: 4)], plus: Double(random.next(below: 200)) - 50,
                at: LayoutPriority([1000, 1000, 750, 250][random.next(below: 4)]))
        }
        let layout = LayoutEngine(measurer: TenPointMeasurer()).layout(stage.tree, on: stage.screen, keepsSystems: true)
        for frame in layout.frames {
            #expect(frame.x.isFinite && frame.y.isFinite && frame.width > -1e-6 && frame.height > -1e-6, "seed \(seed)")
        }
        for system in layout.systems {
            for row in system.rows where row.constraint.priority == 1000 {
                #expect(isSatisfied(row, system), "seed \(seed): \(row.constraint)")
            }
        }
    }

    private func isSatisfied(_ row: SolvedSystem.Row, _ system: SolvedSystem) -> Bool {
        let sum = row.constraint.terms.reduce(0.0) { $0 + $1.coefficient * system.solution[$1.variable.index] }
        let gap = sum - row.constraint.constant
        switch row.constraint.relation {
        case .equal: return abs(gap) < 1e-5
        case .lessThanOrEqual: return gap < 1e-5
        case .greaterThanOrEqual: return gap > -1e-5
        }
    }
}
