import Cassowary
import Piecewise
import Scene

// The bars of the controllers around a screen's own lie over its view and are a part of its safe area.
extension ViewTree {
    /// Adds the bars that the root asks for, and what they take of the safe area, as it is before anything is scrolled.
    ///
    /// - Parameter trace: notes what is decided about the scroll offset.
    public mutating func addBars(on screen: Screen, noting trace: inout CertificateLog) {
        let bars = self[Self.rootID].bars
        if let navigation = bars.navigation { add(navigation.shown(on: screen), on: screen, &trace) }
        // The lowest bar's ground goes on to the screen's bottom.
        var (bottom, below) = (screen.safeAreaInsets.bottom, screen.safeAreaInsets.bottom)
        if let tabs = bars.tabs?.shown(on: screen) {
            addBottomBar("TabBar", .tabBar(tabs), height: tabs.height, above: bottom, below, on: screen)
            (bottom, below) = (bottom + tabs.height, 0)
        }
        if let toolbar = bars.toolbar?.shown(on: screen) {
            addBottomBar("Toolbar", .toolbar(toolbar), height: toolbar.height, above: bottom, below, on: screen)
        }
    }

    /// A bar so far above the screen's bottom, with a ground that goes on `below` it, points.
    private mutating func addBottomBar(
        _ name: String, _ kind: ViewKind, height: Double, above bottom: Double, _ below: Double, on screen: Screen
    ) {
        let ground = addGround("\(name)Background", height: height + below, lineAbove: true, on: screen)
        tie(ground, [.bottom], to: Self.rootID, below - bottom)
        let bar = addBar(name, kind)
        tie(bar, [.left, .right], to: Self.rootID)
        tie(bar, [.bottom], to: Self.rootID, -bottom)
        fix(bar, .height, height)
        self[Self.rootID].additionalSafeAreaInsets.bottom += height
    }

    // MARK: Navigation bar

    /// A row of title and buttons, behind it a ground that appears as content passes below, and below it a large title
    /// that scrolls away.
    private mutating func add(_ navigation: NavigationBar, on screen: Screen, _ trace: inout CertificateLog) {
        let scrolls = views.contains { $0.kind.scrolling != nil }
        let offset = scrolls ? screen.scrolledBy : 0
        if scrolls { trace.noteOffset() }
        let (top, row) = (screen.safeAreaInsets.top, navigation.rowBottom)
        let large = navigation.showsLargeTitle ? NavigationBar.largeTitleHeight : 0
        let shown = large == 0 ? 0 : trace.larger(0, large - offset)

        let ground = addGround(
            "NavigationBarBackground", height: top + row + shown, lineAbove: false, on: screen)
        tie(ground, [.top], to: Self.rootID)
        self[ground].appearance.alpha = share(of: offset, from: max(0, large - Self.fading), &trace)
        let bar = addBar("NavigationBar", .navigationBar(navigation))
        tie(bar, [.left, .right], to: Self.rootID)
        tie(bar, [.top], to: Self.rootID, top)
        fix(bar, .height, row + shown)
        if large > 0 {
            addLargeTitle(of: navigation, below: row, shown, to: bar)
            let title = addSmallTitle(of: navigation, row, to: bar)
            self[title].appearance.alpha = share(of: offset, from: large - 2 * Self.fading, &trace)
        }
        self[Self.rootID].additionalSafeAreaInsets.top += row + large
        self[Self.rootID].bars.collapsingHeight = scrolls ? large : 0
    }

    /// Over how many points of scrolling ground and title appear; by eye.
    private static let fading = 8.0

    /// How much of `fading` points an offset has passed: from 0 to 1.
    private func share(of offset: Double, from start: Double, _ trace: inout CertificateLog) -> Double {
        trace.smaller(1, trace.larger(0, (offset - start) / Self.fading))
    }

    /// A material as wide as the screen, with a hairline along its edge towards the content.
    private mutating func addGround(
        _ name: String, height: Double, lineAbove: Bool, on screen: Screen
    ) -> ViewID {
        var effect = VisualEffectView()
        effect.effect = .systemChromeMaterial
        let ground = addBar(name, .visualEffectView(effect))
        tie(ground, [.left, .right], to: Self.rootID)
        fix(ground, .height, height)
        let line = addSubview(View(name: "Shadow", kind: .view), to: ground)
        self[line].appearance.backgroundColor = .separator
        tie(line, [.left, .right], to: ground)
        constraints.append(lineAbove ? equal(line, .bottom, ground, .top) : equal(line, .top, ground, .bottom))
        fix(line, .height, screen.scale > 0 ? 1 / screen.scale : 0.5)
        return ground
    }

    /// A title at the bottom of the bar, cut where the row of buttons begins.
    private mutating func addLargeTitle(
        of navigation: NavigationBar, below row: Double, _ height: Double, to bar: ViewID
    ) {
        let room = addSubview(View(name: "LargeTitle", kind: .view), to: bar)
        self[room].appearance.clipsToBounds = true
        tie(room, [.left, .right, .bottom], to: bar)
        fix(room, .height, height)
        let title = addTitle("LargeTitleLabel", navigation.title, NavigationBar.largeTitleFont, to: room)
        tie(title, [.left], to: room, BarStyle.sideMargin + (navigation.surroundings?.left ?? 0))
        tie(title, [.right], to: room, -BarStyle.sideMargin - (navigation.surroundings?.right ?? 0))
        tie(title, [.bottom], to: room, -NavigationBar.largeTitleInset)
    }

    private mutating func addSmallTitle(of navigation: NavigationBar, _ row: Double, to bar: ViewID) -> ViewID {
        let title = addTitle("TitleLabel", navigation.title, NavigationBar.titleFont, to: bar)
        tie(title, [.centerX], to: bar)
        constraints.append(equal(title, .centerY, bar, .top, row - BarStyle.height(44, isCompact: false) / 2))
        return title
    }

    private mutating func addTitle(_ name: String, _ text: String, _ font: Font, to superview: ViewID) -> ViewID {
        var label = Label(font: font)
        label.text = text
        return addSubview(View(name: name, kind: .label(label)), to: superview)
    }

    // MARK: Views and constraints

    /// Authors' names begin with a small letter, so none is in the way.
    private mutating func addBar(_ name: String, _ kind: ViewKind) -> ViewID {
        var view = View(name: name, kind: kind)
        view.appearance.zPosition = Self.barPosition
        return addSubview(view, to: Self.rootID)
    }

    /// In front of all views of the screen's own, behind the keyboard.
    private static let barPosition = 1_000_000.0

    private mutating func tie(
        _ view: ViewID, _ attributes: [LayoutAttribute], to other: ViewID, _ constant: Double = 0
    ) {
        constraints += attributes.map { equal(view, $0, other, $0, constant) }
    }

    private mutating func fix(_ view: ViewID, _ attribute: LayoutAttribute, _ length: Double) {
        constraints.append(
            LayoutConstraint(LayoutAnchor(LayoutItem(view), attribute), .equal, constant: length))
    }

    private func equal(
        _ view: ViewID, _ attribute: LayoutAttribute, _ other: ViewID, _ otherAttribute: LayoutAttribute,
        _ constant: Double = 0
    ) -> LayoutConstraint {
        LayoutConstraint(
            LayoutAnchor(LayoutItem(view), attribute), .equal, LayoutAnchor(LayoutItem(other), otherAttribute),
            constant: constant)
    }
}
