import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Tab bar controllers with tabs instead of controllers.
    @Suite struct TabTests {
        private let home = UITab(title: "Home", image: nil, identifier: "home") { _ in Page("home") }
        private let search = UISearchTab { _ in Page("search") }
        private let old = UITab(title: "Old", image: nil, identifier: "old") { _ in Page("old") }
        private let new = UITab(title: "New", image: nil, identifier: "new") { _ in Page("new") }

        private final class Page: UIViewController {
            init(_ name: String) {
                super.init(nibName: nil, bundle: nil)
                title = name
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        private func shown(_ tabs: [UITab]) throws -> UITabBarController {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let controller = UITabBarController(tabs: tabs)
            FigureScreen(showing: controller).appear()
            return controller
        }

        @Test func theBarSaysTheTabsAndTheFirstOneIsShown() throws {
            let controller = try shown([home, search])
            #expect(controller.tabBar.items?.map(\.title) == ["Home", "Search"])
            #expect(controller.selectedTab === home && home.viewController?.view.superview === controller.view)
            #expect(home.tabBarController === controller && controller.tab(forIdentifier: "home") === home)
        }

        @Test func aGroupIsOneTabThatShowsAChild() throws {
            let group = UITabGroup(title: "Books", image: nil, identifier: "books", children: [old, new])
            let controller = try shown([home, group])
            #expect(controller.tabBar.items?.count == 2 && old.parent === group)
            group.selectedChild = new
            controller.selectedTab = group
            controller.setTabs([group], animated: false)
            #expect(controller.viewControllers?.map(\.title) == ["new"])
            #expect(controller.tab(forIdentifier: "old") === old)
        }

        @Test func aHiddenTabIsNotInTheBar() throws {
            let controller = try shown([home, old, new])
            old.isHidden = true
            controller.view.layoutIfNeeded()
            #expect(controller.tabBar.items?.map(\.title) == ["Home", "New"])
        }
    }
}
