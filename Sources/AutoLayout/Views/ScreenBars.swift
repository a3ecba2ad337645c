import Piecewise
import Scene

/// What the controllers around a screen's own put over its view; nil for a controller that is not there.
public struct ScreenBars: Hashable, Sendable, Serializable {
    /// Of a `UINavigationController`, with what the screen's `navigationItem` says.
    public var navigation: NavigationBar?
    /// Of a `UITabBarController`.
    public var tabs: TabBar?
    /// With the screen's `toolbarItems`.
    public var toolbar: Toolbar?
    /// By how much the navigation bar is lower once its large title has been scrolled away, points.
    public internal(set) var collapsingHeight = 0.0

    public init() {}

    /// Changes the navigation bar, which is there from now on.
    mutating func changeNavigation(_ change: (inout NavigationBar) -> Void) {
        var bar = navigation ?? NavigationBar()
        change(&bar)
        navigation = bar
    }

    /// Changes the tab bar, which is there from now on; of its tabs the first is the screen's until another one is said.
    mutating func changeTabs(_ change: (inout TabBar) -> Void) {
        var bar = tabs ?? TabBar()
        if tabs == nil { bar.selectedItem = 0 }
        change(&bar)
        tabs = bar
    }
}

extension ViewClass {
    /// What a screen says to the controllers around its own.
    static let containerProperties: [ViewProperty<View>] = [
        ViewProperty(
            "title", .text { view, text in view.bars.changeNavigation { $0.title = text } }, .controller("title")),
        ViewProperty(
            "prompt", .text { view, text in view.bars.changeNavigation { $0.prompt = text } },
            .controller("navigationItem.prompt")),
        ViewProperty(
            "prefersLargeTitles", .bool { view, value in view.bars.changeNavigation { $0.prefersLargeTitles = value } },
            .controller("navigationController?.navigationBar.prefersLargeTitles")),
        ViewProperty(
            "leftBarButtonItems",
            .barItems(.button) { view, items in view.bars.changeNavigation { $0.leftBarButtonItems = items } },
            .controller("navigationItem.leftBarButtonItems")),
        ViewProperty(
            "rightBarButtonItems",
            .barItems(.button) { view, items in view.bars.changeNavigation { $0.rightBarButtonItems = items } },
            .controller("navigationItem.rightBarButtonItems")),
        ViewProperty(
            "backItem", .text { view, text in view.bars.changeNavigation { $0.backItem = text } }, .container),
        ViewProperty(
            "tabs", .barItems(.tab) { view, items in view.bars.changeTabs { $0.items = items } }, .container),
        ViewProperty(
            "selectedTab",
            .integer(atLeast: 0) { view, position in view.bars.changeTabs { $0.selectedItem = position } },
            .container),
        ViewProperty(
            "toolbarItems",
            .barItems(.button) { view, items in
                var bar = view.bars.toolbar ?? Toolbar()
                bar.items = items
                view.bars.toolbar = bar
            }, .controller("toolbarItems")),
    ]
}

extension ViewTree {
    /// How far below a table's top its section headers stay, points: below the bars as they are once they have been
    /// scrolled together. While they are higher no header is above their end, since they move with the content.
    ///
    /// - Parameter inset: the table's adjusted content inset at the top, points.
    package func stickingInset(of table: ViewID, _ inset: Double) -> Double {
        let collapsing = self[Self.rootID].bars.collapsingHeight
        let isScrolled = views.firstIndex { $0.kind.scrolling != nil } == table.index
        return isScrolled && inset >= collapsing ? inset - collapsing : inset
    }
}
