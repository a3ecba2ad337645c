import Scene
import Testing

@testable import AutoLayout

/// The music album's table header, fitted as its table is laid out.
@Suite struct AlbumTests {
    private struct Album {
        var stage: Stage
        let list: ViewID
        let header: ViewID

        init(width: Double, scale: Double) {
            stage = Stage(Size(width: width, height: 844), scale: scale)
            var table = TableView()
            table.rowHeight = 40
            list = TableTests.table(&stage, table)
            header = stage.add("top", to: list, role: .tableHeader)
            table.tableHeaderView = header
            stage.tree[list].kind = .tableView(table)
        }

        mutating func buttons(_ spacing: Double, to parent: ViewID) -> ViewID {
            let buttons = stage.stack("buttons", .horizontal, spacing, .fill, .fillEqually, to: parent)
            for name in ["play", "shuffle"] {
                var button = Button(font: Font(pointSize: 17))
                button.title = name
                button.contentEdgeInsets = EdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
                _ = stage.add(name, .button(button), to: buttons)
            }
            return buttons
        }

        mutating func cover(to parent: ViewID) -> ViewID {
            let cover = stage.image("cover", 250, 250, to: parent)
            let low = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
            stage.tree[cover].compressionResistance = low
            stage.constrain(cover[.height], .equal, cover[.width])
            return cover
        }

        mutating func pinToHeader(_ whole: ViewID) {
            stage.pin(whole, [.leading, .top], to: header)
            for edge in [LayoutAttribute.trailing, .bottom] {
                stage.constrain(whole[edge], .equal, header[edge], at: .defaultHigh)
            }
        }
    }

    private static let columns: [(Double, Double, Double, Double)] = [
        (320, 2, 464, 463.8333), (375, 2, 500.5, 500.5), (390, 3, 510, 510), (393, 3, 512, 512),
        (414, 2, 526.5, 526.5), (430, 3, 1610.0 / 3, 536.6667),
    ]

    @Test(arguments: columns) func compactHeaderIsAColumn(width: Double, scale: Double, height: Double, fitting: Double)
    {
        var album = Album(width: width, scale: scale)
        let margins = EdgeInsets(left: 16, bottom: 16, right: 16)
        let whole = album.stage.stack("whole", .vertical, 16, .center, margins: margins, to: album.header)
        album.pinToHeader(whole)
        let cover = album.cover(to: whole)
        album.stage.constrain(cover[.width], .equal, whole[.width], times: 2.0 / 3)
        let labels = album.stage.stack("labels", .vertical, 4, to: whole)
        _ = album.stage.text("title", size: 22, leading: 28, lines: 2, to: labels)
        _ = album.stage.text("artist", size: 22, leading: 28, lines: 1, to: labels)
        _ = album.stage.text("genre", size: 12, leading: 16, lines: 1, to: labels)
        let buttons = album.buttons(20, to: whole)
        let description = album.stage.text("description", size: 15, leading: 20, lines: 2, to: whole)
        for part in [labels, buttons, description] {
            album.stage.constrain(part[.width], .equal, whole[.layoutMargins, .width])
        }
        let row = TableTests.row(&album.stage, in: album.list)
        let layout = album.stage.layout()
        expect(layout.frames[album.header.index], Rect(0, 0, width, height), within: 1e-4)
        expect(layout.frames[row.index], Rect(0, height, width, 40), within: 1e-4)
        expect(layout.frames[cover.index], Rect(width / 6, 0, width * 2 / 3, width * 2 / 3), within: 0.5)
        let size = LayoutEngine(measurer: TenPointMeasurer()).systemLayoutSizeFitting(
            Size(width: width, height: 0), of: album.header, in: album.stage.tree, on: album.stage.screen,
            horizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(size.height - fitting) < 1e-3)
    }

    private static let sides: [(Double, Double, Double)] = [
        (683, 326.5, 12.0), (720, 345, 30.5), (768, 369, 54.5), (787, 378.5, 64), (796, 383, 68.5), (810, 390, 75.5),
        (820, 395, 80.5), (834, 402, 87.5), (1024, 497, 182.5),
    ]

    @Test(arguments: sides) func regularHeaderStandsSideBySide(width: Double, height: Double, labelsTop: Double) {
        var album = Album(width: width, scale: 2)
        let margins = EdgeInsets(left: 20, bottom: 20, right: 20)
        let whole = album.stage.stack(
            "whole", .horizontal, 30, .bottom, .fillEqually, margins: margins, to: album.header)
        album.pinToHeader(whole)
        let cover = album.cover(to: whole)
        let labels = album.stage.stack("labels", .vertical, 8, to: whole)
        _ = album.stage.text("title", size: 28, leading: 34, lines: 2, to: labels)
        _ = album.stage.text("artist", size: 28, leading: 34, lines: 1, to: labels)
        let genre = album.stage.text("genre", size: 12, leading: 16, lines: 1, to: labels)
        let description = album.stage.text("description", size: 15, leading: 20, lines: 3, to: labels)
        album.stage.tree[genre].customSpacingAfter = 30
        album.stage.tree[description].customSpacingAfter = 30
        _ = album.buttons(16, to: labels)
        let layout = album.stage.layout()
        let column = (width - 70) / 2
        expect(layout.frames[album.header.index], Rect(0, 0, width, height))
        expect(layout.frames[cover.index], Rect(20, 0, column, column))
        expect(layout.frames[labels.index], Rect(50 + column, labelsTop, column, column - labelsTop), within: 0.5)
    }
}
