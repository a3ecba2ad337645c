import Cassowary
import Piecewise
import Scene

// A child controller may be in controllers of its own, whose bars lie over its view and are a part of its safe area.
extension ViewTree {
    /// Adds the bars that a child's view asks for; nothing for a view that asks for none.
    mutating func addBars(ofChild view: ViewID, on screen: Screen, noting trace: inout CertificateLog) {
        let bars = self[view].bars
        let own = self[view].additionalSafeAreaInsets
        if let navigation = bars.navigation {
            add(navigation.shown(on: screen), toChild: view, below: own.top, on: screen, &trace)
        }
        let toolbar = bars.toolbar?.shown(on: screen)
        if let tabs = bars.tabs?.shown(on: screen) {
            let start = own.bottom + (toolbar?.height ?? 0)
            addBottomBar("TabBar", .tabBar(tabs), tabs.height, toChild: view, start, isLowest: true, on: screen)
        }
        if let toolbar {
            addBottomBar(
                "Toolbar", .toolbar(toolbar), toolbar.height, toChild: view, own.bottom, isLowest: bars.tabs == nil,
                on: screen)
        }
    }

    /// A navigation bar that ends where the safe area begins while nothing is scrolled.
    ///
    /// - Parameter inset: what the child itself adds to its safe area, points.
    private mutating func add(
        _ navigation: NavigationBar, toChild view: ViewID, below inset: Double, on screen: Screen,
        _ trace: inout CertificateLog
    ) {
        let state = collapse(of: navigation, in: view, on: screen, &trace)
        let ground = addGround("NavigationBarBackground", to: view, lineAbove: false, on: screen)
        tie(ground, [.top], to: view)
        self[ground].appearance.alpha = state.ground
        let bar = addBar("NavigationBar", .navigationBar(navigation), to: view)
        tie(bar, [.left, .right], to: view)
        constraints.append(equal(ground, .bottom, bar, .bottom))
        let rest = navigation.rowBottom + state.large
        constraints.append(
            LayoutConstraint(
                LayoutAnchor(LayoutItem(bar), .top), .equal, LayoutAnchor(LayoutItem(view, .safeArea), .top),
                constant: -rest - inset))
        fix(bar, .height, navigation.rowBottom + state.shown)
        addTitles(of: navigation, state, to: bar)
        self[view].additionalSafeAreaInsets.top += rest
    }

    /// A bar that begins so far below the end of the safe area, points; the ground of the lowest one goes on to the view's
    /// bottom.
    private mutating func addBottomBar(
        _ name: String, _ kind: ViewKind, _ height: Double, toChild view: ViewID, _ start: Double, isLowest: Bool,
        on screen: Screen
    ) {
        let ground = addGround("\(name)Background", to: view, lineAbove: true, on: screen)
        let bar = addBar(name, kind, to: view)
        tie(bar, [.left, .right], to: view)
        fix(bar, .height, height)
        constraints += [
            LayoutConstraint(
                LayoutAnchor(LayoutItem(bar), .top), .equal, LayoutAnchor(LayoutItem(view, .safeArea), .bottom),
                constant: start),
            equal(ground, .top, bar, .top),
            isLowest ? equal(ground, .bottom, view, .bottom) : equal(ground, .bottom, bar, .bottom),
        ]
        self[view].additionalSafeAreaInsets.bottom += height
    }

    /// Whether `view` is `container` or stands in it.
    func isInside(_ view: ViewID, _ container: ViewID) -> Bool {
        var current: ViewID? = view
        while let id = current, id >= container {
            if id == container { return true }
            current = self[id].superview
        }
        return false
    }
}
