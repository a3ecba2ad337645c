import Scene

/// `UINavigationBar`, with what its topmost `UINavigationItem` says.
public struct NavigationBar: Bar, Hashable, Sendable, Serializable {
    public var title = ""
    public var prompt = ""
    public var prefersLargeTitles = false
    /// The first one stands outermost.
    public var leftBarButtonItems: [BarItem] = []
    /// The first one stands outermost.
    public var rightBarButtonItems: [BarItem] = []
    /// The title of the item below the topmost one, which the back button shows; nil where there is none.
    public var backItem: String?
    package var ground = BarGround()
    /// The ground while nothing is scrolled below it; nil for none.
    package var edgeGround: BarGround?
    package var titleLook = BarTitle(font: .system(17, weight: .semibold))
    package var largeTitleLook = BarTitle(font: .system(34, weight: .bold))
    /// Whether a view stands in the place of the small title.
    package var hasTitleView = false
    /// Whether a controller in a program shows it, which takes its large title away as content is scrolled.
    package var isOfController = false
    /// Of the search bar that a program's controller shows below it, over the same ground, points.
    package var searchHeight = 0.0
    var isCompact = false
    var surroundings: EdgeInsets?

    public init() {}
}

extension ViewClass {
    static let navigationBar = ViewClass(
        ViewContent(ViewKind.navigationBar) { if case .navigationBar(let bar) = $0 { bar } else { nil } },
        types: [ViewType("NavigationBar", .navigationBar(NavigationBar()))], uiKit: UIKitClass("UINavigationBar"),
        properties: [
            ViewProperty("title", .text { $0.title = $1 }, .support(.setTitle)),
            ViewProperty("prompt", .text { $0.prompt = $1 }, .support(.setPrompt)),
            ViewProperty("prefersLargeTitles", .bool { $0.prefersLargeTitles = $1 }),
            ViewProperty("backItem", .text { $0.backItem = $1 }, .support(.setBackItem)),
            ViewProperty(
                "leftBarButtonItems", .barItems(.button) { $0.leftBarButtonItems = $1 },
                .support(.setLeftBarButtonItems)),
            ViewProperty(
                "rightBarButtonItems", .barItems(.button) { $0.rightBarButtonItems = $1 },
                .support(.setRightBarButtonItems)),
        ],
        intrinsicContentSize: { bar, _ in ContentSize(height: bar.height) },
        contentBends: { _ in true }, draw: { $0.content(in: $1) },
        adapted: { $0.adapted(to: $1) })
}

extension NavigationBar {
    /// 44 points, as Interface Builder saves it, 96 with a large title; without one where the height is compact.
    var height: Double { rowBottom + (showsLargeTitle ? Self.largeTitleHeight : 0) }

    /// Where the row of title and buttons ends, points.
    var rowBottom: Double { promptHeight + BarStyle.height(44, isCompact: isCompact) }

    /// The row of title and buttons: its middle, points from the bar's top, and its height.
    package var row: (middle: Double, height: Double) {
        (promptHeight + (rowBottom - promptHeight) / 2, rowBottom - promptHeight)
    }

    /// Where the first item begins, behind a back button, points from where the safe area does.
    package func firstItemStart(measurer: any TextMeasuring) -> Double {
        guard let backItem else { return BarStyle.sideMargin }
        return Self.backMargin + Self.arrowSize.width + Self.backGap
            + BarItem(title: backItem).width(measurer: measurer) + BarStyle.gap
    }

    private var promptHeight: Double { prompt.isEmpty ? 0 : 30 }
    package var showsLargeTitle: Bool { prefersLargeTitles && !isCompact }

    static let largeTitleHeight = 52.0
    private static let promptFont = Font.system(12)
    /// From the bar's side to the arrow of the back button, and from there to its title, points.
    private static let backMargin = 8.0
    private static let backGap = 6.0
    private static let arrowSize = Size(width: 12, height: 20.5)
    /// Below a large title, points.
    static let largeTitleInset = 8.0

    /// The ground, the prompt, what stands at the sides, and the title between them or below.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
        let row = Rect(x: 0, y: promptHeight, width: bounds.width, height: rowBottom - promptHeight)
        let isMirrored = context.direction == .rightToLeft
        let (first, last) = sides(in: context.direction)
        let (back, start) = backButton(in: row, from: first, context)
        let leading = BarRow(leftBarButtonItems, from: start, in: row, measurer: context.measurer)
        let trailing = BarRow(
            rightBarButtonItems, from: BarStyle.sideMargin + last, in: row, measurer: context.measurer)
        let titles =
            showsLargeTitle
            ? surroundings == nil ? largeTitle(in: bounds, context) : []
            : smallTitle(in: row, between: leading.end, and: trailing.end, context)
        let ground = surroundings == nil ? self.ground.primitives(bounds, lineAbove: false, in: context) : []
        return ContentScene(
            ground + promptLine(context) + back
                + leading.primitives(isMirrored: isMirrored, in: context)
                + trailing.primitives(isMirrored: !isMirrored, in: context) + titles)
    }

    /// The arrow and the title of the item below, and where the first item behind them begins.
    ///
    /// - Parameter side: what of the safe area lies before it, points.
    private func backButton(
        in row: Rect, from side: Double, _ context: DrawingContext
    ) -> ([Primitive<Double>], Double) {
        let start = side + firstItemStart(measurer: context.measurer)
        guard let backItem else { return ([], start) }
        let isMirrored = context.direction == .rightToLeft
        let arrow = Image(
            name: isMirrored ? "symbol:chevron.right" : "symbol:chevron.left", size: Self.arrowSize, isTemplate: true,
            symbolWeight: 600)
        let place = Rect(x: side + Self.backMargin, y: row.y, width: Self.arrowSize.width, height: row.height)
        let title = BarRow(
            [BarItem(title: backItem)], from: place.maxX + Self.backGap, in: row, measurer: context.measurer)
        let seen = (isMirrored ? place.mirrored(in: row.width) : place).centered(Self.arrowSize)
        return (
            [.image(SceneImage(arrow, in: seen, tint: .tint))] + title.primitives(isMirrored: isMirrored, in: context),
            start
        )
    }

    private func promptLine(_ context: DrawingContext) -> [Primitive<Double>] {
        if prompt.isEmpty { return [] }
        let frame = Rect(
            x: BarStyle.sideMargin, y: 0, width: max(0, context.size.width - 2 * BarStyle.sideMargin),
            height: promptHeight)
        return [
            context.title(
                prompt, font: Self.promptFont, color: .secondaryLabel, in: frame,
                top: (frame.height - Self.promptFont.lineHeight) / 2)
        ]
    }

    /// In the middle of the bar, or as near to it as what stands at the sides allows.
    private func smallTitle(
        in row: Rect, between start: Double, and end: Double, _ context: DrawingContext
    ) -> [Primitive<Double>] {
        if title.isEmpty || hasTitleView { return [] }
        let (low, high) = (start + BarStyle.titleGap, row.width - end - BarStyle.titleGap)
        let natural = PixelGrid.wholePoints.roundedUp(context.measurer.width(of: title, font: titleLook.font))
        let width = min(natural, max(0, high - low))
        let frame = Rect(
            x: max(low, min((row.width - width) / 2, high - width)), y: row.y, width: width, height: row.height)
        return [
            context.title(
                title, font: titleLook.font, color: titleLook.color,
                in: context.direction == .rightToLeft ? frame.mirrored(in: row.width) : frame,
                top: row.y + (row.height - titleLook.font.lineHeight) / 2, lineBreakMode: .byTruncatingTail)
        ]
    }

    private func largeTitle(in bounds: Rect, _ context: DrawingContext) -> [Primitive<Double>] {
        if title.isEmpty { return [] }
        let font = largeTitleLook.font
        let frame = Rect(
            x: BarStyle.sideMargin, y: bounds.maxY - Self.largeTitleInset - font.lineHeight,
            width: max(0, bounds.width - 2 * BarStyle.sideMargin), height: font.lineHeight)
        return [
            context.title(
                title, font: font, color: largeTitleLook.color, in: frame, top: frame.y,
                share: context.direction == .rightToLeft ? 1 : 0, lineBreakMode: .byTruncatingTail)
        ]
    }
}
