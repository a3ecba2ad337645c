import Scene

/// `UIToolbar`.
public struct Toolbar: Bar, Hashable, Sendable, Serializable {
    public var items: [BarItem] = []
    package var ground = BarGround()
    /// Whether a controller in a program shows it at the screen's bottom, to which its ground goes on.
    package var isOfController = false
    /// How far the ground goes on, points.
    fileprivate var below = 0.0
    var isCompact = false
    var surroundings: EdgeInsets?
    /// Whether it stands on an upright phone with a home indicator.
    fileprivate var isAboveHomeIndicator = false

    public init() {}
}

extension ViewClass {
    static let toolbar = ViewClass(
        ViewContent(ViewKind.toolbar) { if case .toolbar(let bar) = $0 { bar } else { nil } },
        types: [ViewType("Toolbar", .toolbar(Toolbar()))], uiKit: UIKitClass("UIToolbar"),
        hugging: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        properties: [ViewProperty("items", .barItems(.button) { $0.items = $1 })],
        intrinsicContentSize: { bar, _ in ContentSize(height: bar.height) },
        contentBends: { _ in true }, draw: { $0.content(in: $1) },
        adapted: { bar, screen in
            var bar = bar.adapted(to: screen)
            if bar.isOfController { bar.below = screen.safeAreaInsets.bottom }
            bar.isAboveHomeIndicator = screen.safeAreaInsets.bottom >= Toolbar.homeIndicatorHeight
            return bar
        })
}

extension Toolbar {
    /// 49 points on phones with a home indicator and 44 on others, as Interface Builder saves it.
    var height: Double { BarStyle.height(isAboveHomeIndicator ? 49 : 44, isCompact: isCompact) }

    /// The row of items: its middle, points from the bar's top, and its height.
    package var row: (middle: Double, height: Double) { (height / 2, height) }

    /// The safe area below an upright phone with a home indicator, points; that of an iPad is less.
    fileprivate static let homeIndicatorHeight = 34.0

    /// The items from the leading side on; flexible spaces share what room is left.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
        let row = Rect(x: 0, y: 0, width: bounds.width, height: height)
        let isMirrored = context.direction == .rightToLeft
        let (first, last) = sides(in: context.direction)
        let start = BarStyle.sideMargin + first
        let seen = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        let ground = surroundings == nil ? self.ground.primitives(seen, lineAbove: true, in: context) : []
        let spaces = items.count { $0.isFlexibleSpace }
        let packed = BarRow(items, from: start, in: row, measurer: context.measurer)
        let spare = max(0, bounds.width - BarStyle.sideMargin - last - packed.end)
        let placed = BarRow(
            items, from: start, in: row, space: spare / Double(max(1, spaces)),
            measurer: context.measurer)
        return ContentScene(
            ground + placed.primitives(isMirrored: isMirrored, in: context))
    }
}
