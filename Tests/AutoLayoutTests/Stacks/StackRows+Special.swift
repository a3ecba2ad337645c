@testable import AutoLayout

extension StackRowsTests {
    /// What changes a distribution or an alignment.
    static let special: [Case] = [
        Case(
            "one view in proportion", row(.fillProportionally, .fill, 1),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            UISV-fill-proportionally: item0.width - stack.width == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
        Case(
            "a centred column", column(.fill, .center, 2),
            """
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item1.y - item1.height == 0
            UISV-spacing: item1.y - item0.y - item0.height == 8
            UISV-alignment: item1.x + 0.5·item1.width - item0.x - 0.5·item0.width == 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.x - item0.x <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.x + stack.UISV-alignment-spanner.width - item0.x - item0.width >= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.x - item1.x <= 0
            UISV-spanning-boundary: stack.UISV-alignment-spanner.x + stack.UISV-alignment-spanner.width - item1.x - item1.width >= 0
            UISV-spanning-fit: stack.UISV-alignment-spanner.width == 0 @ 51
            UISV-canvas-connection: -stack.UISV-alignment-spanner.x == 0
            UISV-canvas-connection: stack.width - stack.UISV-alignment-spanner.x - stack.UISV-alignment-spanner.width == 0
            UISV-canvas-connection: 0.5·stack.width - item0.x - 0.5·item0.width == 0
            UISV-ambiguity-suppression: item0.width == 0 @ 25
            UISV-ambiguity-suppression: item1.width == 0 @ 25
            """),
        Case(
            "a column that ignores baselines", column(.fill, .firstBaseline, 2),
            """
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item1.y - item1.height == 0
            UISV-spacing: item1.y - item0.y - item0.height == 8
            UISV-alignment: item1.x - item0.x == 0
            UISV-alignment: item1.x + item1.width - item0.x - item0.width == 0
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            """),
        Case(
            "a hidden view between two", hiding(row(.fill, .fill, 3), 1),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item2.x - item2.width == 0
            UISV-spacing: item2.x - item0.x - item0.width == 8
            UISV-alignment: item2.y - item0.y == 0
            UISV-alignment: item2.y + item2.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            UISV-hiding: item1.width == 0
            UISV-hiding: item1.x - item0.x - item0.width == 0
            UISV-hiding: item1.y == 0
            UISV-ambiguity-suppression: item1.height == 0 @ 25
            """),
        Case(
            "nothing but a hidden view", hiding(row(.fill, .fill, 1), 0),
            """
            UISV-canvas-fit: stack.width == 0 @ 49
            UISV-canvas-fit: stack.height == 0 @ 49
            UISV-hiding: item0.width == 0
            UISV-hiding: item0.x == 0
            UISV-hiding: item0.y == 0
            UISV-ambiguity-suppression: item0.height == 0 @ 25
            """),
        Case(
            "nothing at all", row(.fill, .fill, 0),
            """
            UISV-canvas-fit: stack.width == 0 @ 49
            UISV-canvas-fit: stack.height == 0 @ 49
            """),
        Case(
            "relative to margins", withMargins(row(.fill, .fill, 1)),
            """
            UISV-canvas-connection: -item0.x == -2
            UISV-canvas-connection: stack.width - item0.x - item0.width == 4
            UISV-canvas-connection: -item0.y == -1
            UISV-canvas-connection: stack.height - item0.y - item0.height == 3
            """),
        Case(
            "from right to left", mirrored(row(.fill, .fill, 2)),
            """
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            UISV-canvas-connection: -item1.x == 0
            UISV-spacing: item1.x + item1.width - item0.x == -8
            UISV-alignment: item1.y - item0.y == 0
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
        Case(
            "custom spacing after the first of three", spaced(row(.fill, .fill, 3)),
            """
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item2.x - item2.width == 0
            UISV-spacing: item1.x - item0.x - item0.width == 20
            UISV-spacing: item2.x - item1.x - item1.width == 8
            UISV-alignment: item1.y - item0.y == 0
            UISV-alignment: item2.y - item0.y == 0
            UISV-alignment: item1.y + item1.height - item0.y - item0.height == 0
            UISV-alignment: item2.y + item2.height - item0.y - item0.height == 0
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item0.y - item0.height == 0
            """),
        Case(
            "a column measured between baselines", betweenBaselines(),
            """
            UISV-canvas-connection: -item0.y == 0
            UISV-canvas-connection: stack.height - item1.y - item1.height == 0
            UISV-spacing: item1.y - item0.y - item0.height == -10
            UISV-alignment: item1.x - item0.x == 0
            UISV-alignment: item1.x + item1.width - item0.x - item0.width == 0
            UISV-canvas-connection: -item0.x == 0
            UISV-canvas-connection: stack.width - item0.x - item0.width == 0
            """),
    ]
}
