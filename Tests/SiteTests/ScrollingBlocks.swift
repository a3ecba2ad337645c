import Testing

/// Screens whose layout depends on the scroll offset otherwise than by the content that is scrolled.
struct ScrollingBlock: Sendable, CustomTestStringConvertible {
    var name: String
    /// The members of the screen.
    var body: String
    /// Most bands of offsets at any width; nil for none.
    var bands: Int?

    var testDescription: String { name }

    private static let list = """
            TableView list {
                rowHeight = 200
                edges == super.edges
                for number in [1, 2, 3, 4, 5, 6] {
                    View row { Label label { text = "\\(number)"; edges == super.margins.edges } }
                }
            }

        """

    private static let page = """
            ScrollView scroll {
                alwaysBounceVertical = true
                contentInset.top = 100
                edges == super.edges
                View content {
                    edges == super.content.edges
                    width == super.frame.width
                    height == 1800
                }
            }

        """

    static let all: [ScrollingBlock] = [
        ScrollingBlock(name: "rows alone", body: list, bands: nil),
        ScrollingBlock(
            name: "a header that stretches when pulled",
            body: list
                + """
                    View cover {
                        leading == super.leading; trailing == super.trailing; top == super.top
                        height == 120 - min(list.contentOffset.y, 0)
                        Label label { text = "Name"; centerX == super.centerX; bottom == super.bottom - 8 }
                    }
                """, bands: 2),
        ScrollingBlock(
            name: "a header that rides on the content and is held by the top",
            body: """
                    View header {
                        leading == super.leading; trailing == super.trailing
                        bottom == content.top
                        top <= super.top
                        height == 147 @ .high
                        height >= 147
                    }

                """ + page, bands: 2),
        ScrollingBlock(
            name: "a view squeezed between two stops",
            body: list
                + """
                    View cover {
                        leading == super.leading; trailing == super.trailing; height == 120
                        top == super.top - min(max(list.contentOffset.y, 0), 60)
                    }
                    View avatar {
                        leading == super.leading + 16
                        top >= super.top + 60
                        bottom == cover.bottom + 34
                        height == 64 @ 990
                        width == height
                    }
                """, bands: 4),
        ScrollingBlock(
            name: "parallax at half the speed, to a stop that moves with the width",
            body: list
                + """
                    View cover {
                        leading == super.leading; trailing == super.trailing; height == screen.width / 3
                        top == super.top - min(max(list.contentOffset.y / 2, 0), screen.width / 4)
                    }
                """, bands: 3),
        ScrollingBlock(
            name: "stops that pass each other as the width grows",
            body: list
                + """
                    View one {
                        leading == super.leading; size == 20
                        top == super.top + max(list.contentOffset.y - screen.width / 4, 0)
                    }
                    View other {
                        trailing == super.trailing; size == 20
                        top == one.bottom + min(max(list.contentOffset.y, 140), 300)
                    }
                """, bands: 4),
        ScrollingBlock(
            name: "a label that rises, of several lines in a header that grows with them",
            body: list
                + """
                    View cover {
                        leading == super.leading; trailing == super.trailing
                        top == super.top - min(max(list.contentOffset.y, 0), 40)
                        Label words {
                            text = "Many words in a header that is as high as its words ask for, line after line"
                            numberOfLines = 0
                            leading == super.leading + 16; trailing == super.trailing - 16
                            top == super.top + 8; bottom == super.bottom - 8
                        }
                        Label small {
                            text = "Small"
                            centerX == super.centerX
                            top == super.bottom - min(max(list.contentOffset.y - 100, 0), 20)
                        }
                    }
                """, bands: 5),
        ScrollingBlock(
            name: "a bar in the content that sticks to the frame",
            body: """
                    ScrollView scroll {
                        alwaysBounceVertical = true
                        edges == super.edges
                        View content {
                            edges == super.content.edges
                            width == super.frame.width
                            height == 1800
                            View bar {
                                leading == super.leading; trailing == super.trailing; height == 40
                                top == super.top + 200 @ .high
                                top >= super.top + 200
                                top >= scroll.frame.top + 50
                            }
                        }
                    }
                """, bands: 2),
        ScrollingBlock(
            name: "constraints that hold from an offset on",
            body: list
                + """
                    View bar {
                        leading == super.leading; trailing == super.trailing; height == 40
                        when list.contentOffset.y > 60 { top == super.top } else { bottom == super.top + 100 }
                    }
                """, bands: 2),
        ScrollingBlock(
            name: "looks that change with the offset",
            body: list
                + """
                    View bar {
                        leading == super.leading; trailing == super.trailing; top == super.top; height == 40
                        alpha = min(max(list.contentOffset.y / 100, 0), 1)
                        zPosition = list.contentOffset.y < 60 ? 0 : 2
                        isHidden = list.contentOffset.y < 20
                    }
                """, bands: nil),
        ScrollingBlock(
            name: "the offset of a second scroll view, which rests",
            body: list
                + """
                    View bar {
                        leading == super.leading; trailing == super.trailing; height == 40
                        top == super.top + inner.contentOffset.y - min(list.contentOffset.y, 0)
                    }
                    ScrollView inner { leading == super.leading; bottom == super.bottom; size == 100 }
                """, bands: 2),
    ]
}
