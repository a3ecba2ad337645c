import Scene

@testable import AutoLayout

/// Stacks whose frames are known from elsewhere.
enum StackVectors {
    typealias Case = StackVectorTests.Case

    static let all = interfaceBuilder + suites + byHand

    private static func row(
        _ distribution: StackView.Distribution = .fill, _ alignment: StackView.Alignment = .fill, spacing: Double = 0,
        width: Double? = nil, _ items: [StackScene.Item]
    ) -> StackScene {
        StackScene(
            stack: StackView(.horizontal, distribution, alignment, spacing: spacing), items: items, width: width)
    }

    private static func column(
        _ distribution: StackView.Distribution = .fill, _ alignment: StackView.Alignment = .fill, spacing: Double = 0,
        width: Double? = nil, height: Double? = nil, _ items: [StackScene.Item]
    ) -> StackScene {
        StackScene(
            stack: StackView(.vertical, distribution, alignment, spacing: spacing), items: items, width: width,
            height: height)
    }

    private static func item(_ width: Double, _ height: Double) -> StackScene.Item {
        StackScene.Item(width: width, height: height)
    }

    /// The first item of the samples hugs and resists one less than the others.
    private static func yielding(_ width: Double, _ height: Double) -> StackScene.Item {
        StackScene.Item(width: width, height: height, hugging: 249, compressionResistance: 749)
    }

    private static func text(_ text: String, _ font: Font) -> ViewKind {
        var label = Label(font: font)
        label.text = text
        return .label(label)
    }

    private static func button(_ title: String, _ size: Double) -> ViewKind {
        var button = Button(font: .system(size))
        button.title = title
        return .button(button)
    }

    // MARK: Frames that Interface Builder saved

    private static let interfaceBuilder: [Case] = [
        Case(
            "fill in 414 points", row(spacing: 8, width: 414, [yielding(30, 36), item(50, 36), item(75, 36)]),
            size: (414, 36), [Rect(0, 0, 273, 36), Rect(281, 0, 50, 36), Rect(339, 0, 75, 36)]),
        Case(
            "fillProportionally in 414 points",
            row(.fillProportionally, spacing: 8, width: 414, [item(30, 36), item(50, 36), item(75, 36)]),
            [Rect(0, 0, 72.6667, 36), Rect(80.6667, 0, 121, 36), Rect(209.6667, 0, 204.3333, 36)], tolerance: 0.34),
        Case(
            "equalSpacing in 414 points",
            row(.equalSpacing, spacing: 8, width: 414, [yielding(38, 36), item(100, 36), item(150, 36)]),
            size: (414, 36), [Rect(0, 0, 38, 36), Rect(101, 0, 100, 36), Rect(264, 0, 150, 36)]),
        Case(
            "equalCentering in 414 points",
            row(.equalCentering, spacing: 8, width: 414, [yielding(38, 36), item(100, 36), item(150, 36)]),
            size: (414, 36), [Rect(0, 0, 38, 36), Rect(129, 0, 100, 36), Rect(264, 0, 150, 36)]),
        Case(
            "five equal rows",
            column(.fillEqually, spacing: 24, height: 417.6667, Array(repeating: item(100, 40), count: 5)),
            size: (nil, nil),
            [0, 88.3333, 176.6667, 265, 353.3333].map { (y: Double) -> Rect? in Rect(0, y, 100, 64.3333) },
            tolerance: 0.001),
        Case(
            "a label and three buttons in a column",
            atScale(
                2,
                column(
                    spacing: 8, width: 343,
                    [
                        StackScene.Item(width: 0, height: 0, kind: text("Label", .system(24))),
                        StackScene.Item(width: 0, height: 0, kind: button("Button", 18)),
                        StackScene.Item(width: 0, height: 0, kind: button("Button", 18)),
                        StackScene.Item(width: 0, height: 0, kind: button("Button", 18)),
                    ])),
            size: (343, 155),
            [Rect(0, 0, 343, 29), Rect(0, 37, 343, 34), Rect(0, 79, 343, 34), Rect(0, 121, 343, 34)]),
        Case(
            "a button whose baseline carries it above the stack",
            atScale(
                2,
                row(
                    .fill, .firstBaseline, spacing: 6,
                    [
                        StackScene.Item(width: 0, height: 0, kind: text("Label", .system(17))),
                        StackScene.Item(width: 0, height: 0, kind: button("Button", 15)),
                    ])),
            size: (42.5 + 6 + 45, 25.5), [Rect(0, 0, 42.5, 20.5), Rect(48.5, -4.5, 45, 30)]),
        Case(
            "two labels with a common baseline in a row that is too high",
            atScale(
                2,
                tall(
                    37.5,
                    row(
                        .fill, .firstBaseline,
                        [
                            StackScene.Item(width: 0, height: 0, kind: text("Ledger", .system(17))),
                            StackScene.Item(width: 0, height: 0, kind: text("Total", .system(17))),
                        ]))),
            [Rect(0, 17, 51, 20.5), Rect(51, 17, 42.5, 20.5)]),
    ]

    private static func atScale(_ scale: Double, _ scene: StackScene) -> StackScene {
        var scene = scene
        scene.scale = scale
        return scene
    }

    private static func tall(_ height: Double, _ scene: StackScene) -> StackScene {
        var scene = scene
        scene.height = height
        return scene
    }

    // MARK: Results of other implementations' test suites

    private static func pile(spacing: Double = 0, _ heights: [Double]) -> StackScene {
        column(spacing: spacing, heights.map { item(100, $0) })
    }

    private static let family = [item(160, 200), item(80, 100), item(40, 50)]

    private static let suites: [Case] = [
        Case("two with spacing 20", pile(spacing: 20, [20, 40]), size: (100, 80), ys([0, 40], [20, 40])),
        Case("two with spacing 50", pile(spacing: 50, [20, 40]), size: (100, 110), ys([0, 70], [20, 40])),
        Case("two without spacing", pile([20, 40]), size: (100, 60), ys([0, 20], [20, 40])),
        Case("three", pile([20, 30, 40]), size: (100, 90), ys([0, 20, 50], [20, 30, 40])),
        Case("a fourth at the end", pile([20, 30, 40, 40]), size: (100, 130), ys([0, 20, 50, 90], [20, 30, 40, 40])),
        Case("one more at the start", pile([40, 20, 40]), size: (100, 100), ys([0, 40, 60], [40, 20, 40])),
        Case(
            "free, fill", row(.fill, .fill, family), size: (280, 200),
            [Rect(0, 0, 160, 200), Rect(160, 0, 80, 200), Rect(240, 0, 40, 200)]),
        Case(
            "free, top", row(.fill, .top, family), size: (280, 200),
            [Rect(0, 0, 160, 200), Rect(160, 0, 80, 100), Rect(240, 0, 40, 50)]),
        Case(
            "free, leading means top in a row", row(.fill, .leading, family), size: (280, 200),
            [Rect(0, 0, 160, 200), Rect(160, 0, 80, 100), Rect(240, 0, 40, 50)]),
        Case(
            "free, center", row(.fill, .center, family), size: (280, 200),
            [Rect(0, 0, 160, 200), Rect(160, 50, 80, 100), Rect(240, 75, 40, 50)]),
        Case(
            "free, bottom", row(.fill, .bottom, family), size: (280, 200),
            [Rect(0, 0, 160, 200), Rect(160, 100, 80, 100), Rect(240, 150, 40, 50)]),
    ]

    private static func ys(_ tops: [Double], _ heights: [Double]) -> [Rect?] {
        zip(tops, heights).map { Rect(0, $0, 100, $1) }
    }

    // MARK: Worked out by hand

    private static func hiding(_ index: Int, _ items: [StackScene.Item]) -> [StackScene.Item] {
        var items = items
        items[index].isHidden = true
        return items
    }

    private static let three = [item(30, 20), item(50, 20), item(75, 20)]

    private static let byHand: [Case] = [
        Case(
            "a hidden view takes no width and no spacing", row(spacing: 8, hiding(1, three)), size: (113, 20),
            [Rect(0, 0, 30, 20), nil, Rect(38, 0, 75, 20)]),
        Case(
            "free and equal, all are as wide as the widest", row(.fillEqually, spacing: 10, three), size: (245, 20),
            [Rect(0, 0, 75, 20), Rect(85, 0, 75, 20), Rect(170, 0, 75, 20)]),
        Case(
            "free with equal spacing, gaps are the least", row(.equalSpacing, spacing: 10, three), size: (175, 20),
            [Rect(0, 0, 30, 20), Rect(40, 0, 50, 20), Rect(100, 0, 75, 20)]),
        Case(
            "the least spacing wins over equal centres",
            row(.equalCentering, spacing: 10, width: 190, [item(20, 20), item(20, 20), item(120, 20)]), size: (190, 20),
            [Rect(0, 0, 20, 20), Rect(40, 0, 20, 20), Rect(70, 0, 120, 20)]),
        Case(
            "proportions without spacing", row(.fillProportionally, width: 310, three), size: (310, 20),
            [Rect(0, 0, 60, 20), Rect(60, 0, 100, 20), Rect(160, 0, 150, 20)]),
        Case(
            "a centred column", column(.fill, .center, spacing: 10, width: 200, [item(100, 20), item(60, 30)]),
            size: (200, 60), [Rect(50, 0, 100, 20), Rect(70, 30, 60, 30)]),
        Case(
            "a name that keeps its width, a handle that stretches, a date",
            row(
                spacing: 4, width: 290,
                [
                    StackScene.Item(width: 82, height: 20.3333, hugging: 750),
                    StackScene.Item(width: 75, height: 18, compressionResistance: 250),
                    StackScene.Item(width: 18, height: 14.3333, hugging: 750),
                ]), size: (290, 20.3333),
            [Rect(0, 0, 82, 20.3333), Rect(86, 0, 182, 20.3333), Rect(272, 0, 18, 20.3333)]),
    ]
}
