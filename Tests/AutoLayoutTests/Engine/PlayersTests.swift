import Scene
import Testing

@testable import AutoLayout

/// Two players' profiles, stacked in a column or side by side, centred in the safe area.
@Suite struct PlayersTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var size: Size
        var scale: Double
        var safe: EdgeInsets
        var content: Rect
        var player: Rect
        var header: Rect
        var cells: [Rect]
        var testDescription: String { "\(size.width) wide" }
    }

    static let cases = [
        Case(
            size: Size(width: 390, height: 844), scale: 3, safe: EdgeInsets(top: 47, bottom: 34),
            content: Rect(16, 310, 358, 237 + 1.0 / 3), player: Rect(0, 126 + 2.0 / 3, 358, 110 + 2.0 / 3),
            header: Rect(66, 0, 226, 30),
            cells: [Rect(0, 0, 89 + 2.0 / 3, 72 + 2.0 / 3), Rect(89 + 2.0 / 3, 0, 89 + 1.0 / 3, 72 + 2.0 / 3)]),
        Case(
            size: Size(width: 375, height: 667), scale: 2, safe: EdgeInsets(top: 20),
            content: Rect(16, 224.5, 343, 238), player: Rect(0, 127, 343, 111), header: Rect(58.5, 0, 226, 30),
            cells: [Rect(0, 0, 86, 73), Rect(86, 0, 85.5, 73)]),
        Case(
            size: Size(width: 414, height: 896), scale: 2, safe: EdgeInsets(top: 44, bottom: 34),
            content: Rect(20, 334, 374, 238), player: Rect(0, 127, 374, 111), header: Rect(74, 0, 226, 30),
            cells: [Rect(0, 0, 93.5, 73), Rect(93.5, 0, 93.5, 73)]),
        Case(
            size: Size(width: 320, height: 568), scale: 2, safe: EdgeInsets(top: 20),
            content: Rect(16, 175, 288, 238), player: Rect(0, 127, 288, 111), header: Rect(31, 0, 226, 30),
            cells: [Rect(0, 0, 72, 73), Rect(72, 0, 72, 73)]),
        Case(
            size: Size(width: 768, height: 1024), scale: 2, safe: EdgeInsets(top: 20),
            content: Rect(20, 466.5, 728, 111), player: Rect(372, 0, 356, 111), header: Rect(65, 0, 226, 30),
            cells: [Rect(0, 0, 89, 73), Rect(89, 0, 89, 73)]),
    ]

    @Test(arguments: cases) func profilesFillTheirColumns(given: Case) {
        var stage = Stage(given.size, scale: given.scale, safe: given.safe)
        let isWide = given.size.width > 500
        let content = stage.stack(
            "content", isWide ? .horizontal : .vertical, 16, .fill, isWide ? .fillEqually : .fill)
        stage.pin(content, [.leading, .trailing, .centerY], to: LayoutItem(Stage.root, .layoutMargins))
        let first = Self.player(&stage, in: content)
        let second = Self.player(&stage, in: content)
        let layout = stage.layout().rounded(scale: given.scale, in: stage.tree)
        func local(_ view: ViewID) -> Rect {
            var frame = layout.frames[view.index]
            let outer = stage.tree[view].superview.map { layout.frames[$0.index] } ?? .zero
            frame.x -= outer.x
            frame.y -= outer.y
            return frame
        }
        expect(local(content), given.content)
        expect(local(second.whole), given.player)
        expect(local(first.header), given.header)
        expect(local(first.cells[0]), given.cells[0])
        expect(local(first.cells[1]), given.cells[1])
    }

    private static func player(
        _ stage: inout Stage, in content: ViewID
    ) -> (whole: ViewID, header: ViewID, cells: [ViewID]) {
        let player = stage.stack("player", .vertical, 8, .center, to: content)
        let header = stage.stack("header", .horizontal, 16, to: player)
        _ = stage.image("flag", 30, 30, to: header)
        _ = stage.label("name", "eighteen letters..", to: header)
        let box = stage.stack("box", .horizontal, 0, .fill, .fillEqually, to: player)
        stage.constrain(box[.width], .equal, player[.width])
        var cells: [ViewID] = []
        for _ in 0..<4 {
            let cell = stage.stack("cell", .vertical, 16, margins: .plainMargins, to: box)
            for _ in 0..<2 {
                let label = stage.label("text", "x", to: cell)
                stage.tree[label].compressionResistance.horizontal = .defaultLow
            }
            cells.append(cell)
        }
        return (player, header, cells)
    }
}
