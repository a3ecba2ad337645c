@testable import AutoLayout

extension StackRowsTests {
    /// Each alignment of two views.
    static let acrossMany: [Case] = [
        Case(
            "views at the top", row(.fill, .top, 2),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item1.x - item1.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-alignment: item1.y - item0.y == 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item0.y == 0 @ 999.5
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item0.y - item0.height >= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item1.y == 0 @ 999.5
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item1.y - item1.height >= 0
            UISV-spanning-fit: stack.UISV-alignment-spanner.height == 0 @ 51
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - stack.UISV-alignment-spanner.y - stack.UISV-alignment-spanner.height == 0
            UISV-ambiguity-suppression: item0.height == 0 @ 25
            UISV-ambiguity-suppression: item1.height == 0 @ 25
            """),
        Case(
            "views in the middle", row(.fill, .center, 2),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item1.x - item1.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-alignment: item1.y + 0.5·item1.height - item0.y - 0.5·item0.height == 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item0.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item0.y - item0.height >= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item1.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item1.y - item1.height >= 0
            UISV-spanning-fit: stack.UISV-alignment-spanner.height == 0 @ 51
            UISV-canvas-connection: -stack.UISV-alignment-spanner.y == 0
            UISV-canvas-connection: stack.height - stack.UISV-alignment-spanner.y - stack.UISV-alignment-spanner.height == 0
            UISV-canvas-connection: 0.5·stack.height - item0.y - 0.5·item0.height == 0
            UISV-ambiguity-suppression: item0.height == 0 @ 25
            UISV-ambiguity-suppression: item1.height == 0 @ 25
            """),
        Case(
            "views at the bottom", row(.fill, .bottom, 2),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item1.x - item1.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item0.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item0.y - item0.height == 0 @ 999.5
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item1.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item1.y - item1.height == 0 @ 999.5
            UISV-spanning-fit: stack.UISV-alignment-spanner.height == 0 @ 51
            UISV-canvas-connection: -stack.UISV-alignment-spanner.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            UISV-ambiguity-suppression: item0.height == 0 @ 25
            UISV-ambiguity-suppression: item1.height == 0 @ 25
            """),
        Case(
            "views on their first baseline", row(.fill, .firstBaseline, 2),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item1.x - item1.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-alignment: item1.y - item0.y == 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item0.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item0.y - item0.height >= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item1.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item1.y - item1.height >= 0
            UISV-spanning-fit: stack.UISV-alignment-spanner.height == 0 @ 51
            UISV-canvas-connection: -item0.y <= 0
            UISV-canvas-connection: stack.height - stack.UISV-alignment-spanner.y - stack.UISV-alignment-spanner.height == 0
            UISV-canvas-fit: stack.height == 0 @ 49
            UISV-ambiguity-suppression: item0.height == 0 @ 25
            UISV-ambiguity-suppression: item1.height == 0 @ 25
            """),
        Case(
            "views on their last baseline", row(.fill, .lastBaseline, 2),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item1.x - item1.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 8
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item0.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item0.y - item0.height >= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y - item1.y <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.y + stack.UISV-alignment-spanner.height - item1.y - item1.height >= 0
            UISV-spanning-fit: stack.UISV-alignment-spanner.height == 0 @ 51
            UISV-canvas-connection: -stack.UISV-alignment-spanner.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height >= 0
            UISV-canvas-fit: stack.height == 0 @ 49
            UISV-ambiguity-suppression: item0.height == 0 @ 25
            UISV-ambiguity-suppression: item1.height == 0 @ 25
            """),
    ]

    /// Each alignment of a single view.
    static let acrossOne: [Case] = [
        Case(
            "one view at the top", row(.fill, .leading, 1),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height >= 0
            UISV-canvas-fit: stack.height == 0 @ 49
            """),
        Case(
            "one view in the middle", row(.fill, .center, 1),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            UISV-canvas-connection: -item0.y <= 0
            UISV-canvas-connection: stack.height - item0.y - item0.height >= 0
            UISV-canvas-connection: 0.5·stack.height - item0.y - 0.5·item0.height == 0
            UISV-canvas-fit: stack.height == 0 @ 49
            """),
        Case(
            "one view at the bottom", row(.fill, .trailing, 1),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            UISV-canvas-connection: -item0.y <= 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            UISV-canvas-fit: stack.height == 0 @ 49
            """),
        Case(
            "one view on its first baseline", row(.fill, .firstBaseline, 1),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            UISV-canvas-connection: -item0.y <= 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            UISV-canvas-fit: stack.height == 0 @ 49
            """),
    ]
}
