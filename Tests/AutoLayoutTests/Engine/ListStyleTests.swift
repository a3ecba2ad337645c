import Scene
import Testing

@testable import AutoLayout

@Suite("A list") struct ListStyleTests {
    /// Two sections: one with header, two rows and footer, and one with a row alone.
    private static func list(_ style: TableView.Style, width: Double = 393, scale: Double = 3) -> Stage {
        var stage = Stage(Size(width: width, height: 800), scale: scale)
        var table = TableView()
        table.style = style
        let list = TableTests.table(&stage, table)
        let header = stage.add("header", .tableViewHeaderFooterView(title), to: list, role: .sectionHeader)
        let rows = [0, 1].map { stage.add("row[\($0)]", .tableViewCell(cell), to: list, role: .cell) }
        let footer = stage.add("footer", .tableViewHeaderFooterView(title), to: list, role: .sectionFooter)
        let alone = stage.add("alone", .tableViewCell(cell), to: list, role: .cell)
        table.sections = [
            TableSection(header: header, rows: rows, footer: footer), TableSection(rows: [alone]),
        ]
        stage.tree[list].kind = .tableView(table)
        stage.tree.completeTables(on: stage.screen)
        return stage
    }

    private static var title: TableViewHeaderFooterView {
        var title = TableViewHeaderFooterView()
        title.text = "Bells"
        return title
    }

    private static var cell: TableViewCell {
        var cell = TableViewCell()
        cell.text = "Sound"
        return cell
    }

    private static func frame(_ name: String, _ stage: Stage, _ layout: Layout) -> Rect {
        stage.tree.views.firstIndex { $0.name == name }.map { layout.frames[$0] } ?? .zero
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var style: TableView.Style
        var width: Double
        var scale: Double
        /// x, width, then y and height of header, first row, footer and the row alone; the content's height.
        var x: Double
        var partWidth: Double
        var header: Double
        var footer: Double
        var gap: Double

        var testDescription: String { "\(style.rawValue) at \(width)" }
    }

    static let cases = [
        // 55.33, 37.67 and 30.33 are what Interface Builder saves with three pixels a point, 55.5 with two.
        Case(
            style: .insetGrouped, width: 393, scale: 3, x: 20, partWidth: 353, header: 55 + 1.0 / 3,
            footer: 30 + 1.0 / 3, gap: 17 + 2.0 / 3),
        Case(
            style: .insetGrouped, width: 375, scale: 2, x: 16, partWidth: 343, header: 55.5, footer: 31, gap: 17.5),
        Case(style: .grouped, width: 375, scale: 2, x: 0, partWidth: 375, header: 55.5, footer: 31, gap: 17.5),
    ]

    @Test("of sections has UIKit's insets, heights and gaps", arguments: cases)
    func grouped(_ item: Case) {
        let stage = Self.list(item.style, width: item.width, scale: item.scale)
        let layout = stage.layout()
        let alone = item.header + 88 + item.footer + item.gap
        expect(Self.frame("header", stage, layout), Rect(item.x, 0, item.partWidth, item.header))
        expect(Self.frame("row[0]", stage, layout), Rect(item.x, item.header, item.partWidth, 44))
        expect(Self.frame("footer", stage, layout), Rect(item.x, item.header + 88, item.partWidth, item.footer))
        expect(Self.frame("alone", stage, layout), Rect(item.x, alone, item.partWidth, 44))
        #expect(abs(layout.scrollStates[0].contentSize.height - (alone + 44 + item.gap)) < 1e-6)
        let ends = layout.separators.map { $0.frame.maxY }
        #expect(ends == [item.header + 44], "no separator ends a section")
    }

    @Test("that begins without a header begins 35 points below its top")
    func firstGap() {
        var stage = Stage(Size(width: 375, height: 800), scale: 2)
        var table = TableView()
        table.style = .insetGrouped
        let list = TableTests.table(&stage, table)
        let row = TableTests.row(&stage, in: list)
        expect(stage.layout().frames[row.index], Rect(16, 35, 343, 44))
    }

    @Test("that is plain has room above its headers only where it is told")
    func plainHeaders() {
        var stage = Self.list(.plain, width: 375, scale: 2)
        #expect(Self.frame("header", stage, stage.layout()) == Rect(0, 0, 375, 28))
        guard case .tableView(var table) = stage.tree[ViewID(1)].kind else { return }
        table.sectionHeaderTopPadding = 22
        stage.tree[ViewID(1)].kind = .tableView(table)
        #expect(Self.frame("header", stage, stage.layout()) == Rect(0, 22, 375, 28))
    }

    @Test("has cells whose texts stand as their style has them")
    func cellStyles() {
        func frames(_ style: TableViewCell.Style, _ change: (inout TableViewCell) -> Void = { _ in }) -> [Rect] {
            var stage = Stage(Size(width: 414, height: 800), scale: 2)
            let list = TableTests.table(&stage)
            let row = TableTests.row(&stage, in: list)
            var cell = TableViewCell()
            (cell.style, cell.text, cell.detailText) = (style, "Title", "Detail")
            change(&cell)
            stage.tree[row].kind = .tableViewCell(cell)
            stage.tree.completeTables(on: stage.screen)
            let layout = stage.layout()
            return [layout.frames[row.index]] + ["textLabel", "detailTextLabel"].map { Self.frame($0, stage, layout) }
        }
        let plain = frames(.default)
        #expect(plain[0].height == 44 && plain[1].x == 20 && plain[1].maxX == 394)
        // Interface Builder's content view ends 30.5 before the cell, the text 8 before that.
        let disclosed = frames(.default) { $0.accessoryType = .disclosureIndicator }
        #expect(abs(disclosed[1].maxX - (414 - 30.33 - 8)) < 1e-6, "\(disclosed)")
        let value1 = frames(.value1)
        #expect(value1[0].height == 44 && value1[1].x == 20 && value1[2].maxX == 394)
        #expect(value1[1].height == 20.5 && value1[2].height == 20.5)
        let crowded = frames(.value1) {
            ($0.text, $0.detailText) = (String(repeating: "Title", count: 20), "The detail")
        }
        let wide = frames(.value1) { $0.detailText = "The detail" }
        #expect(crowded[2] == wide[2] && crowded[1].maxX <= crowded[2].x - 8, "the text gives way: \(crowded)")
        let value2 = frames(.value2)
        #expect(value2[1].x == 20 && value2[1].width == 91 && value2[2].x == 117, "as saved, 6 points apart")
        let subtitle = frames(.subtitle)
        #expect(subtitle[1].x == 20 && subtitle[2].y == subtitle[1].maxY + 3)
        #expect(abs(subtitle[1].y - (subtitle[0].height - 0.5 - subtitle[2].maxY)) <= 0.5, "both in the middle")
    }
}

@Suite("A list's cell") struct ListCellTests {
    private static func frames(
        _ change: (inout TableViewCell) -> Void, isEditing: Bool = false, direction: LayoutDirection = .leftToRight
    ) -> [String: Rect] {
        var stage = Stage(Size(width: 375, height: 400), scale: 2)
        stage.screen.layoutDirection = direction
        var table = TableView()
        table.isEditing = isEditing
        let list = TableTests.table(&stage, table)
        var cell = TableViewCell()
        change(&cell)
        let row = stage.add("row", .tableViewCell(cell), to: list, role: .cell)
        table.sections = [TableSection(rows: [row])]
        stage.tree[list].kind = .tableView(table)
        stage.tree.completeTables(on: stage.screen)
        let layout = stage.layout()
        var frames: [String: Rect] = [:]
        for (index, view) in stage.tree.views.enumerated() { frames[view.name] = layout.frames[index] }
        return frames
    }

    @Test("moves its texts by 38 points while its table is edited, and ends them 44 earlier where it can be moved")
    func editing() {
        let resting = Self.frames { $0.text = "Sound" }["textLabel"]
        let edited = Self.frames({ $0.text = "Sound" }, isEditing: true)["textLabel"]
        let movable = Self.frames(
            {
                $0.text = "Sound"
                $0.showsReorderControl = true
            }, isEditing: true)["textLabel"]
        #expect(resting.map { [$0.x, $0.maxX] } == [16, 359])
        #expect(edited.map { [$0.x, $0.maxX] } == [54, 359])
        #expect(movable.map { [$0.x, $0.maxX] } == [54, 315])
        let mirrored = Self.frames({ $0.text = "Sound" }, isEditing: true, direction: .rightToLeft)["textLabel"]
        #expect(mirrored.map { [$0.x, $0.maxX] } == [16, 321])
    }

    @Test("without a control keeps the room of one while its table is edited, unless it says otherwise")
    func editingStyle() {
        func start(_ style: TableViewCell.EditingStyle, indents: Bool) -> Double? {
            Self.frames(
                {
                    ($0.text, $0.editingStyle, $0.shouldIndentWhileEditing) = ("Sound", style, indents)
                }, isEditing: true)["textLabel"]?.x
        }
        #expect(start(.insert, indents: true) == 54)
        #expect(start(.delete, indents: false) == 54)
        #expect(start(.none, indents: true) == 54)
        #expect(start(.none, indents: false) == 16)
    }

    @Test("has no accessory while its table is edited")
    func accessory() {
        func end(_ isEditing: Bool) -> Double? {
            Self.frames(
                {
                    $0.text = "Sound"
                    $0.accessoryType = .checkmark
                }, isEditing: isEditing)["textLabel"]?.maxX
        }
        #expect(end(false) == 327)
        #expect(end(true) == 359)
    }

    @Test(
        "has the texts of its content where its configuration puts them",
        arguments: [
            ListContent.Style.cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .sidebarHeader,
        ])
    func content(_ style: ListContent.Style) throws {
        let frames = Self.frames {
            var content = ListContent()
            (content.style, content.text, content.secondaryText) = (style, "Sound", "Harbour")
            $0.content = content
        }
        let (text, detail) = try (#require(frames["textLabel"]), #require(frames["secondaryTextLabel"]))
        #expect(text.x == 16)
        if style == .valueCell {
            #expect(detail.maxX == 359 && detail.y == text.y)
        } else {
            #expect(detail.x == 16 && detail.y == text.maxY + 3)
        }
    }

    @Test("has every symbol in the middle of a room, so that all texts begin at one place")
    func symbols() {
        func frames(_ width: Double) -> [String: Rect] {
            Self.frames {
                var content = ListContent()
                content.text = "Sound"
                content.image = Image(name: "symbol:bell", size: Size(width: width, height: 18))
                $0.content = content
            }
        }
        #expect(frames(18)["imageView"]?.x == 21 && frames(18)["textLabel"]?.x == 60)
        #expect(frames(24)["imageView"]?.x == 18 && frames(24)["textLabel"]?.x == 60)
        #expect(frames(40)["textLabel"]?.x == 72)
    }
}
