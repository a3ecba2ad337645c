import Scene

/// `UITabBar`.
public struct TabBar: Bar, Hashable, Sendable, Serializable {
    public var items: [BarItem] = []
    /// The position of the item that is selected; -1 for none.
    public var selectedItem = -1
    package var ground = BarGround()
    package var normalLook = TabLook()
    package var selectedLook = TabLook()
    /// Whether a controller in a program shows it at the screen's bottom, to which its ground goes on.
    package var isOfController = false
    /// How far the ground goes on, points.
    fileprivate var below = 0.0
    var isCompact = false
    var surroundings: EdgeInsets?
    /// Whether it stands on a screen that is regular in width.
    var isRegular = false

    public init() {}
}

extension ViewClass {
    static let tabBar = ViewClass(
        ViewContent(ViewKind.tabBar) { if case .tabBar(let bar) = $0 { bar } else { nil } },
        types: [ViewType("TabBar", .tabBar(TabBar()))], uiKit: UIKitClass("UITabBar"),
        hugging: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        properties: [
            ViewProperty("items", .barItems(.tab) { $0.items = $1 }),
            ViewProperty("selectedItem", .integer(atLeast: -1) { $0.selectedItem = $1 }, .support(.setSelectedItem)),
        ],
        followsWidthClass: true, intrinsicContentSize: { bar, _ in ContentSize(height: bar.height) },
        contentBends: { _ in true }, draw: { $0.content(in: $1) },
        adapted: { bar, screen in
            var bar = bar.adapted(to: screen)
            if bar.isOfController { bar.below = screen.safeAreaInsets.bottom }
            bar.isRegular = screen.horizontalSizeClass == .regular
            return bar
        })
}

extension TabBar {
    /// 49 points, as Interface Builder saves it.
    var height: Double { BarStyle.height(49, isCompact: isCompact) }

    private static let titleFont = Font.system(10, weight: .medium)
    /// Of a title beside its image.
    private static let besideFont = Font.system(13)
    private static let besideGap = 6.0
    /// Where images stand above titles, points from the bar's top: the images' middle, and the titles.
    private static let imageMiddle = 17.5
    private static let titleTop = 34.0
    /// The most that a tab takes where the width is regular, points.
    private static let greatestWidth = 150.0

    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let bounds = Rect(x: 0, y: 0, width: context.size.width, height: context.size.height)
        let sides = sides(in: context.direction)
        let room = bounds.width - sides.first - sides.last
        let share = room / Double(max(1, items.count))
        let width = isRegular ? min(share, Self.greatestWidth) : share
        let start = sides.first + (room - width * Double(items.count)) / 2
        let tabs = items.enumerated().flatMap { index, item in
            let frame = Rect(x: start + width * Double(index), y: 0, width: width, height: height)
            return tab(
                item, look: look(of: index),
                in: context.direction == .rightToLeft ? frame.mirrored(in: bounds.width) : frame, context)
        }
        let seen = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        let ground = surroundings == nil ? self.ground.primitives(seen, lineAbove: true, in: context) : []
        return ContentScene(ground + tabs)
    }

    /// With the bar's own colours where a program says none.
    private func look(of index: Int) -> TabLook {
        let (look, color) = index == selectedItem ? (selectedLook, Color.tint) : (normalLook, .systemGray)
        return TabLook(image: look.image ?? color, title: look.title ?? color)
    }

    private func tab(
        _ item: BarItem, look: TabLook, in frame: Rect, _ context: DrawingContext
    ) -> [Primitive<Double>] {
        isCompact || isRegular ? beside(item, look, frame, context) : stacked(item, look, frame, context)
    }

    /// The image above the title.
    private func stacked(
        _ item: BarItem, _ look: TabLook, _ frame: Rect, _ context: DrawingContext
    ) -> [Primitive<Double>] {
        var tab: [Primitive<Double>] = []
        if let image = item.image {
            let place = Rect(x: frame.x, y: 0, width: frame.width, height: 2 * Self.imageMiddle)
            let size = BarStyle.size(of: image)
            tab.append(.image(SceneImage(image, in: place.centered(size), tint: look.image ?? .tint)))
        }
        if !item.title.isEmpty {
            tab.append(
                context.title(
                    item.title, font: Self.titleFont, color: look.title ?? .tint, in: frame, top: Self.titleTop,
                    lineBreakMode: .byTruncatingTail))
        }
        let middle = frame.x + frame.width / 2
        return tab + (item.badge?.primitives(at: middle, top: TabBadge.top, context) ?? [])
    }

    /// The image before the title.
    private func beside(
        _ item: BarItem, _ look: TabLook, _ frame: Rect, _ context: DrawingContext
    ) -> [Primitive<Double>] {
        let font = Self.besideFont
        let size = item.image?.size ?? .zero
        let gap = item.image == nil || item.title.isEmpty ? 0 : Self.besideGap
        let natural = PixelGrid.wholePoints.roundedUp(context.measurer.width(of: item.title, font: font))
        let width = min(natural, max(0, frame.width - size.width - gap))
        let isMirrored = context.direction == .rightToLeft
        let start = frame.x + (frame.width - size.width - gap - width) / 2
        let image = Rect(
            x: isMirrored ? start + width + gap : start, y: frame.y, width: size.width, height: frame.height)
        let title = Rect(
            x: isMirrored ? start : start + size.width + gap, y: frame.y, width: width, height: frame.height)
        return (item.image.map { [.image(SceneImage($0, in: image.centered(size), tint: look.image ?? .tint))] } ?? [])
            + (item.badge?.primitives(at: image.x + image.width / 2, top: TabBadge.top, context) ?? [])
            + (item.title.isEmpty
                ? []
                : [
                    context.title(
                        item.title, font: font, color: look.title ?? .tint, in: title,
                        top: (frame.height - font.lineHeight) / 2,
                        lineBreakMode: .byTruncatingTail)
                ])
    }
}
