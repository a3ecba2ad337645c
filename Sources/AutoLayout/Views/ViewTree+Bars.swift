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
        for id in views.indices.dropFirst().map({ ViewID($0) }) { addBars(ofChild: id, on: screen, noting: &trace) }
    }

    /// A bar so far above the screen's bottom, with a ground that goes on `below` it, points.
    private mutating func addBottomBar(
        _ name: String, _ kind: ViewKind, height: Double, above bottom: Double, _ below: Double, on screen: Screen
    ) {
        let ground = addGround("\(name)Background", to: Self.rootID, lineAbove: true, on: screen)
        fix(ground, .height, height + below)
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
        let state = collapse(of: navigation, on: screen, &trace)
        let (top, height) = (screen.safeAreaInsets.top, navigation.rowBottom + state.shown)
        let ground = addGround("NavigationBarBackground", to: Self.rootID, lineAbove: false, on: screen)
        fix(ground, .height, top + height)
        tie(ground, [.top], to: Self.rootID)
        self[ground].appearance.alpha = state.ground
        let bar = addBar("NavigationBar", .navigationBar(navigation))
        tie(bar, [.left, .right], to: Self.rootID)
        tie(bar, [.top], to: Self.rootID, top)
        fix(bar, .height, height)
        addTitles(of: navigation, state, to: bar)
        self[Self.rootID].additionalSafeAreaInsets.top += navigation.rowBottom + state.large
    }

    /// Gives the navigation bars of a program's own controllers what they have on a screen: a ground and titles that depend
    /// on the scroll offset.
    ///
    /// - Parameter trace: notes what is decided about the scroll offset.
    package mutating func completeNavigationBars(on screen: Screen, noting trace: inout CertificateLog) {
        for id in views.indices.map({ ViewID($0) }) {
            guard case .navigationBar(let plain) = self[id].kind, plain.isOfController, !self[id].isHidden,
                let container = self[id].superview
            else { continue }
            let navigation = plain.shown(on: screen)
            let state = collapse(of: navigation, on: screen, &trace)
            addGrounds(of: navigation, at: id, state.ground, to: container, on: screen)
            self[id].kind = .navigationBar(navigation)
            self[id].appearance.zPosition = Self.barPosition
            fix(id, .height, navigation.rowBottom + state.shown)
            addTitles(of: navigation, state, to: id)
        }
    }

    /// Adds the ground that appears as content passes below, and the one that is there before, behind a bar.
    private mutating func addGrounds(
        of navigation: NavigationBar, at bar: ViewID, _ alpha: Double, to container: ViewID, on screen: Screen
    ) {
        let isAlwaysThere = navigation.edgeGround == navigation.ground
        let edge = isAlwaysThere ? nil : navigation.edgeGround
        let looks = [("NavigationBarEdgeBackground", edge, 1), ("NavigationBarBackground", navigation.ground, alpha)]
        for (name, look, alpha) in looks {
            guard let look else { continue }
            let ground = addGround(name, look, to: container, lineAbove: false, on: screen)
            tie(ground, [.top], to: container)
            constraints.append(equal(ground, .bottom, bar, .bottom, navigation.searchHeight))
            self[ground].appearance.alpha = isAlwaysThere ? 1 : alpha
            // It stands behind the bar, which was there before.
            self[ground].appearance.zPosition -= 1
        }
    }

    /// What the offset makes of a navigation bar.
    struct Collapse {
        /// Of the large title at rest, and what of it is shown, points.
        var large, shown: Double
        /// Of the ground and of the small title.
        var ground, title: Double
    }

    /// - Parameter container: the view inside of which a scroll view moves the title; nil for the screen's.
    mutating func collapse(
        of navigation: NavigationBar, in container: ViewID? = nil, on screen: Screen, _ trace: inout CertificateLog
    ) -> Collapse {
        let scrolled = views.firstIndex { $0.kind.scrolling != nil }
        let scrolls = scrolled.map { view in container.map { isInside(ViewID(view), $0) } ?? true } ?? false
        let offset = scrolls ? screen.scrolledBy : 0
        if scrolls { trace.noteOffset() }
        let large = navigation.showsLargeTitle ? NavigationBar.largeTitleHeight : 0
        if scrolls || container == nil { self[Self.rootID].bars.collapsingHeight = scrolls ? large : 0 }
        return Collapse(
            large: large, shown: large == 0 ? 0 : trace.larger(0, large - offset),
            ground: share(of: offset, from: max(0, large - Self.fading), &trace),
            title: large == 0 ? 1 : share(of: offset, from: large - 2 * Self.fading, &trace))
    }

    /// A large title that is cut where the row of buttons begins, and the small one that takes its place.
    mutating func addTitles(of navigation: NavigationBar, _ state: Collapse, to bar: ViewID) {
        guard state.large > 0 else { return }
        addLargeTitle(of: navigation, state.shown, to: bar)
        if navigation.hasTitleView { return }
        let title = addSmallTitle(of: navigation, navigation.rowBottom, to: bar)
        self[title].appearance.alpha = state.title
    }

    /// Over how many points of scrolling ground and title appear; by eye.
    private static let fading = 8.0

    /// How much of `fading` points an offset has passed: from 0 to 1.
    private func share(of offset: Double, from start: Double, _ trace: inout CertificateLog) -> Double {
        trace.smaller(1, trace.larger(0, (offset - start) / Self.fading))
    }

    /// A ground as wide as the view of a controller, with a hairline along its edge towards the content.
    mutating func addGround(
        _ name: String, _ look: BarGround = BarGround(), to container: ViewID, lineAbove: Bool, on screen: Screen
    ) -> ViewID {
        let ground = addBar(look.view(named: name), to: container)
        tie(ground, [.left, .right], to: container)
        guard let color = look.line else { return ground }
        let line = addSubview(View(name: "Shadow", kind: .view), to: ground)
        self[line].appearance.backgroundColor = color
        tie(line, [.left, .right], to: ground)
        constraints.append(lineAbove ? equal(line, .bottom, ground, .top) : equal(line, .top, ground, .bottom))
        fix(line, .height, screen.scale > 0 ? 1 / screen.scale : 0.5)
        return ground
    }

    /// A title at the bottom of the bar, cut where the row of buttons begins.
    private mutating func addLargeTitle(
        of navigation: NavigationBar, _ height: Double, to bar: ViewID
    ) {
        let room = addSubview(View(name: "LargeTitle", kind: .view), to: bar)
        self[room].appearance.clipsToBounds = true
        tie(room, [.left, .right, .bottom], to: bar)
        fix(room, .height, height)
        let title = addTitle("LargeTitleLabel", navigation.title, navigation.largeTitleLook, to: room)
        tie(title, [.left], to: room, BarStyle.sideMargin + (navigation.surroundings?.left ?? 0))
        tie(title, [.right], to: room, -BarStyle.sideMargin - (navigation.surroundings?.right ?? 0))
        tie(title, [.bottom], to: room, -NavigationBar.largeTitleInset)
    }

    private mutating func addSmallTitle(of navigation: NavigationBar, _ row: Double, to bar: ViewID) -> ViewID {
        let title = addTitle("TitleLabel", navigation.title, navigation.titleLook, to: bar)
        tie(title, [.centerX], to: bar)
        constraints.append(equal(title, .centerY, bar, .top, row - BarStyle.height(44, isCompact: false) / 2))
        return title
    }

    private mutating func addTitle(_ name: String, _ text: String, _ look: BarTitle, to superview: ViewID) -> ViewID {
        var label = Label(font: look.font)
        (label.text, label.textColor) = (text, look.color)
        return addSubview(View(name: name, kind: .label(label)), to: superview)
    }

    // MARK: Views and constraints

    /// Authors' names begin with a small letter, so none is in the way.
    mutating func addBar(_ name: String, _ kind: ViewKind, to container: ViewID = rootID) -> ViewID {
        addBar(View(name: name, kind: kind), to: container)
    }

    private mutating func addBar(_ bar: View, to container: ViewID) -> ViewID {
        var view = bar
        view.appearance.zPosition = Self.barPosition
        return addSubview(view, to: container)
    }

    /// In front of all views of the screen's own, behind the keyboard.
    package static let barPosition = 1_000_000.0

    mutating func tie(
        _ view: ViewID, _ attributes: [LayoutAttribute], to other: ViewID, _ constant: Double = 0
    ) {
        constraints += attributes.map { equal(view, $0, other, $0, constant) }
    }

    mutating func fix(_ view: ViewID, _ attribute: LayoutAttribute, _ length: Double) {
        constraints.append(
            LayoutConstraint(LayoutAnchor(LayoutItem(view), attribute), .equal, constant: length))
    }

    func equal(
        _ view: ViewID, _ attribute: LayoutAttribute, _ other: ViewID, _ otherAttribute: LayoutAttribute,
        _ constant: Double = 0
    ) -> LayoutConstraint {
        LayoutConstraint(
            LayoutAnchor(LayoutItem(view), attribute), .equal, LayoutAnchor(LayoutItem(other), otherAttribute),
            constant: constant)
    }
}
