import Scene
import Testing

@testable import AutoLayout

@Suite struct SystemTests {
    private func systems(_ stage: Stage) -> [SolvedSystem] {
        LayoutEngine(measurer: TenPointMeasurer()).layout(stage.tree, on: stage.screen, keepsSystems: true).systems
    }

    /// A row as `2 * Screen/a.width - Screen/b.x <= 8 @ 750`.
    private func words(_ row: SolvedSystem.Row, _ system: SolvedSystem) -> String {
        var text = ""
        for term in row.constraint.terms {
            text += term.coefficient < 0 ? " -" : text.isEmpty ? "" : " +"
            if abs(term.coefficient) != 1 { text += " \(abs(term.coefficient).inWords) *" }
            text += (text.isEmpty ? "" : " ") + system.variables[term.variable.index]
        }
        text += " \(row.constraint.relation.rawValue) \(row.constraint.constant.inWords)"
        return row.constraint.priority == 1000 ? text : text + " @ \(row.constraint.priority.inWords)"
    }

    @Test func rowsAndValuesAreKept() throws {
        var stage = Stage()
        let avatar = stage.add("avatar")
        stage.pin(avatar, [.leading], to: LayoutItem(Stage.root, .layoutMargins))
        stage.constrain(avatar[.trailing], .atMost, Stage.root[.trailing], plus: -8)
        stage.constrain(avatar[.width], .equal, Stage.root[.height], times: 0.5, at: .defaultHigh)
        let system = try #require(systems(stage).first)
        let expected = [
            "Screen.width >= 0", "Screen.height >= 0", "Screen/avatar.width >= 0", "Screen/avatar.height >= 0",
            "Screen/avatar.x == 16", "Screen/avatar.x + Screen/avatar.width - Screen.width <= -8",
            "Screen/avatar.width - 0.5 * Screen.height == 0 @ 750",
            "Screen.x == 0", "Screen.y == 0", "Screen.width == 390", "Screen.height == 844",
        ]
        #expect(system.rows.map { words($0, system) } == expected)
        #expect(system.solution == [0, 0, 390, 844, 16, 0, 366, 0])
        #expect(system.rows[4].identifier == nil)
        #expect(system.rows[9].identifier == "UIView-Encapsulated-Layout-Width")
    }

    @Test func contentsPullAtTheirPriorities() throws {
        var stage = Stage()
        let name = stage.label("name", "abc")
        stage.tree[name].hugging.horizontal = LayoutPriority(251)
        let system = try #require(systems(stage).first)
        let pulls = system.rows.filter { $0.constraint.priority < 1000 }.map { words($0, system) }
        #expect(
            pulls == [
                "Screen/name.width <= 30 @ 251", "Screen/name.width >= 30 @ 750", "Screen/name.height <= 20.333 @ 250",
                "Screen/name.height >= 20.333 @ 750",
            ])
    }

    @Test func everyPartOfATableHasItsOwnSystem() {
        var stage = Stage()
        var table = TableView()
        table.rowHeight = 40
        let list = TableTests.table(&stage, table)
        let header = stage.add("top", to: list, role: .tableHeader)
        table.tableHeaderView = header
        stage.tree[list].kind = .tableView(table)
        for _ in 0..<2 { _ = TableTests.row(&stage, in: list) }
        let names = systems(stage).map { $0.variables[0] }
        #expect(names == ["Screen.x", "Screen/list/top.x", "Screen/list/row[0].x", "Screen/list/row[1].x"])
    }

    @Test func constraintsGivenUpAreNotAmongTheRows() throws {
        var stage = Stage()
        let view = stage.add("view")
        stage.size(view, 10, 10)
        stage.constrain(view[.width], plus: 20)
        let system = try #require(systems(stage).first)
        #expect(!system.rows.contains { $0.constraint.constant == 20 })
    }

    @Test func manyContradictionsAreAllNamed() {
        var stage = Stage()
        for number in 0..<40 {
            let view = stage.add("v\(number)")
            stage.pin(view, [.leading, .top], to: Stage.root)
            stage.size(view, 10, 10)
            stage.constrain(view[.width], .atLeast, plus: 20)
        }
        let problems = stage.problems()
        #expect(problems.count == 40)
        #expect(problems.allSatisfy { $0.kind == .conflict })
    }

    @Test func theSameTreeGivesTheSameBytes() {
        var stage = Stage()
        let row = stage.stack("row", .horizontal, 8)
        stage.pin(row, [.leading, .trailing, .top], to: Stage.root)
        for name in ["a", "b", "c"] { _ = stage.label(name, name + name, to: row) }
        let first = stage.layout().frames
        for _ in 0..<10 { #expect(stage.layout().frames == first) }
    }

    @Test func stacksLendTheirFirstViewsBaseline() {
        var stage = Stage(scale: 2)
        let column = stage.stack("column", .vertical, 4, margins: EdgeInsets(top: 10, bottom: 6))
        stage.pin(column, [.leading, .top], to: Stage.root)
        _ = stage.label("upper", "upper", to: column)
        _ = stage.label("lower", "lower", to: column)
        let beside = stage.label("beside", "beside")
        stage.pin(beside, [.trailing], to: Stage.root)
        stage.constrain(beside[.firstBaseline], .equal, column[.firstBaseline])
        let below = stage.label("below", "below")
        stage.pin(below, [.trailing], to: Stage.root)
        stage.constrain(below[.lastBaseline], .equal, column[.lastBaseline])
        let layout = stage.layout()
        #expect(layout.frames[beside.index].y == 10)
        #expect(layout.frames[below.index].y == 34.5)
    }
}
