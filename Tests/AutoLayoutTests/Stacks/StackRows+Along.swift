@testable import AutoLayout

extension StackRowsTests {
    /// Each distribution.
    static let along: [Case] = [
        Case(
            "a row that fills", row(.fill, .fill, 2),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item1.x - item1.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-alignment: item1.y - item0.y == 0
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
        Case(
            "a row of equal widths", row(.fillEqually, .fill, 3),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item2.x - item2.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-spacing: item2.x - item1.x - item1.width == 8
            UISV-fill-equally: item1.width - item0.width == 0
            UISV-fill-equally: item2.width - item0.width == 0
            UISV-alignment: item1.y - item0.y == 0
            UISV-alignment: item2.y - item0.y == 0
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-alignment: item2.y + item2.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
        Case(
            "a row in proportion", row(.fillProportionally, .fill, 3),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item2.x - item2.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-spacing: item2.x - item1.x - item1.width == 8
            UISV-fill-proportionally: item0.width - 0.181·stack.width == 0 @ 999
            UISV-fill-proportionally: item1.width - 0.301·stack.width == 0 @ 998
            UISV-fill-proportionally: item2.width - 0.422·stack.width == 0 @ 997
            UISV-alignment: item1.y - item0.y == 0
            UISV-alignment: item2.y - item0.y == 0
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-alignment: item2.y + item2.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
        Case(
            "a row of equal gaps", row(.equalSpacing, .fill, 3),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item2.x - item2.width == 0
            UISV-spacing: item1.x - item0.x - item0.width >= 8
            UISV-spacing: item2.x - item1.x - item1.width >= 8
            UISV-distributing-edge: stack.UISV-distributing-edge[0].x - item0.x - item0.width == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[0].x + stack.UISV-distributing-edge[0].width - item1.x == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[1].x - item1.x - item1.width == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[1].x + stack.UISV-distributing-edge[1].width - item2.x == 0
            UISV-fill-equally: stack.UISV-distributing-edge[1].width - stack.UISV-distributing-edge[0].width == 0
            UISV-canvas-fit: stack.width == 0 @ 49
            UISV-alignment: item1.y - item0.y == 0
            UISV-alignment: item2.y - item0.y == 0
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-alignment: item2.y + item2.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
        Case(
            "a row of equal distances of centres", row(.equalCentering, .fill, 4),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item3.x - item3.width == 0
            UISV-spacing: item1.x - item0.x - item0.width >= 8
            UISV-spacing: item2.x - item1.x - item1.width >= 8
            UISV-spacing: item3.x - item2.x - item2.width >= 8
            UISV-distributing-edge: stack.UISV-distributing-edge[0].x - item0.x - 0.5·item0.width == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[0].x + stack.UISV-distributing-edge[0].width - item1.x - 0.5·item1.width == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[1].x - item1.x - 0.5·item1.width == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[1].x + stack.UISV-distributing-edge[1].width - item2.x - 0.5·item2.width == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[2].x - item2.x - 0.5·item2.width == 0
            UISV-distributing-edge: stack.UISV-distributing-edge[2].x + stack.UISV-distributing-edge[2].width - item3.x - 0.5·item3.width == 0
            UISV-fill-equally: stack.UISV-distributing-edge[1].width - stack.UISV-distributing-edge[0].width == 0 @ 150
            UISV-fill-equally: stack.UISV-distributing-edge[2].width - stack.UISV-distributing-edge[0].width == 0 @ 149
            UISV-canvas-fit: stack.width == 0 @ 49
            UISV-alignment: item1.y - item0.y == 0
            UISV-alignment: item2.y - item0.y == 0
            UISV-alignment: item3.y - item0.y == 0
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-alignment: item2.y + item2.height - item0.y - item0.height == 0
            UISV-alignment: item3.y + item3.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
    ]
}
