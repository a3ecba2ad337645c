import AutoLayout
import Foundation
import Piecewise
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// What stands in the rows of bars, on a screen of 390 points: margins of 16 points, 16 between items, 8 beside a title.
    @Suite struct BarTests {
        private let page = UIViewController()
        private let navigation = UINavigationController()

        @discardableResult
        private func show(_ controllers: [UIViewController]) throws -> FigureScreen {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            navigation.isToolbarHidden = false
            navigation.setViewControllers(controllers, animated: false)
            let screen = FigureScreen(showing: navigation)
            screen.appear()
            #expect(screen.isAtRest)
            #expect(screen.layout?.problems.isEmpty == true)
            return screen
        }

        private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        }

        /// A view that takes all the room that there is.
        private final class Expanding: UIView {
            override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
        }

        @Test func aTitleViewStandsInTheMiddleWithItsFramesSize() throws {
            let title = sized(100, 30)
            page.navigationItem.titleView = title
            try show([page])
            #expect(title.frame == CGRect(x: 145, y: 7, width: 100, height: 30))
            #expect(title.superview === navigation.navigationBar)
            #expect(title.window != nil)
        }

        @Test func theTitleOfADoneItemIsHeavier() throws {
            var edges: [CGFloat] = []
            for style in [UIBarButtonItem.Style.plain, .done] {
                let view = sized(20, 20)
                page.navigationItem.rightBarButtonItems = [
                    UIBarButtonItem(title: "Done", style: style, target: nil, action: nil),
                    UIBarButtonItem(customView: view),
                ]
                try show([page])
                edges.append(view.convert(view.bounds, to: navigation.view).maxX)
            }
            #expect(edges[1] < edges[0])
            let system = sized(20, 20)
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
                UIBarButtonItem(customView: system),
            ]
            try show([page])
            #expect(system.convert(system.bounds, to: navigation.view).maxX == edges[1])
        }

        @Test func constraintsOfATitleViewComeBeforeItsFrame() throws {
            let title = sized(100, 30)
            title.widthAnchor.constraint(equalToConstant: 60).isActive = true
            page.navigationItem.titleView = title
            try show([page])
            #expect(title.frame.size == CGSize(width: 60, height: 30))
        }

        @Test func theContentOfATitleViewComesBeforeItsFrame() throws {
            let title = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            title.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 20)).image { _ in }
            page.navigationItem.titleView = title
            try show([page])
            #expect(title.frame.size == CGSize(width: 80, height: 20))
        }

        @Test func aTitleViewMakesWayForWhatStandsBesideIt() throws {
            let (title, item) = (sized(100, 30), sized(150, 30))
            page.navigationItem.titleView = title
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
            try show([page])
            #expect(item.frame == CGRect(x: 16, y: 7, width: 150, height: 30))
            #expect(title.frame.minX == CGFloat(16 + 150 + 8))
        }

        @Test func aTitleViewHasAtMostTheRoomBetweenTheItems() throws {
            let (title, item) = (Expanding(), sized(40, 30))
            page.navigationItem.titleView = title
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
            try show([page])
            #expect(item.frame.minX == CGFloat(390 - 16 - 40))
            #expect(title.frame == CGRect(x: 24, y: 0, width: 390 - 24 - 64, height: 44))
        }

        private final class Pages: UINavigationController {
            init() { super.init(rootViewController: UIViewController()) }
            required init?(coder: NSCoder) { nil }
        }

        @Test func aSubclassBeginsWithARootController() { #expect(Pages().viewControllers.count == 1) }

        @Test func theBarOfASearchStandsBelowTheNavigationBar() throws {
            let search = UISearchController(searchResultsController: nil)
            page.navigationItem.searchController = search
            try show([page])
            let top = navigation.navigationBar.frame.maxY
            #expect(search.searchBar.frame == CGRect(x: 8, y: top, width: 390 - 16, height: 52))
            #expect(page.view.safeAreaInsets.top == top + 52)
            navigation.pushViewController(UIViewController(), animated: false)
            #expect(search.searchBar.superview == nil)
        }

        @Test func aSearchBarTakesAllTheRoom() throws {
            let title = UISearchBar()
            page.navigationItem.titleView = title
            try show([page])
            #expect((title.frame.minX, title.frame.width) == (24, 342))
        }

        @Test func itemsWithViewsStandBesideOthersInTheirOrder() throws {
            let (outer, inner) = (sized(30, 30), sized(20, 20))
            page.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(customView: outer),
                UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil),
                UIBarButtonItem(customView: inner),
            ]
            try show([page])
            #expect(outer.frame.maxX == CGFloat(390 - 16))
            #expect(inner.frame.maxX == CGFloat(390 - 16 - 30 - 16 - 16))
        }

        @Test func aTitleIsShortenedBeforeTheViewsBesideIt() throws {
            let label = UILabel()
            label.text = "A label that is rather long"
            page.title = "A title that is at least as long as that"
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
            try show([page])
            #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.01)
        }

        @Test func itemsTakeThePlaceOfABackButton() throws {
            let (first, item) = (UIViewController(), sized(30, 30))
            first.title = "First"
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
            try show([first, page])
            #expect(item.frame.minX == 16)
            page.navigationItem.leftItemsSupplementBackButton = true
            try show([first, page])
            #expect(item.frame.minX > 60)
        }

        @Test func flexibleSpacesShareWhatItemsLeave() throws {
            let (left, middle) = (sized(20, 20), sized(50, 20))
            page.toolbarItems = [
                UIBarButtonItem(customView: left), .flexibleSpace(), UIBarButtonItem(customView: middle),
                .flexibleSpace(),
            ]
            try show([page])
            #expect(left.frame.minX == 16)
            #expect(middle.frame.minX == CGFloat(16 + 20 + (390 - 32 - 70) / 2))
        }

        @Test(arguments: [(40.0, 40.0), (0, 8), (-20, 8)])
        func aFixedSpaceIsAllThatIsBetweenItems(space: Double, distance: Double) throws {
            let (left, right) = (sized(20, 20), sized(20, 20))
            page.toolbarItems = [
                UIBarButtonItem(customView: left), .fixedSpace(space), UIBarButtonItem(customView: right),
            ]
            try show([page])
            #expect(abs(right.frame.minX - left.frame.maxX - distance) < 0.001)
        }

        @Test func aTitleViewLeavesTheBarWithItsItem() throws {
            let (title, next) = (sized(100, 30), UIViewController())
            page.navigationItem.titleView = title
            let screen = try show([page])
            navigation.pushViewController(next, animated: false)
            withExtendedLifetime(screen) { navigation.view.layoutIfNeeded() }
            #expect(title.superview == nil)
        }

        @Test func aTitleViewStandsAboveALargeTitle() throws {
            let title = sized(100, 30)
            page.title = "Large"
            page.navigationItem.titleView = title
            navigation.navigationBar.prefersLargeTitles = true
            try show([page])
            #expect(title.frame == CGRect(x: 145, y: 7, width: 100, height: 30))
            #expect(navigation.navigationBar.frame.height == 96)
        }

        // MARK: Looks

        /// The grounds of the navigation bar on a screen that is not scrolled, from the back.
        private func grounds(_ screen: FigureScreen) -> [View] {
            guard var tree = screen.tree else { return [] }
            var trace = CertificateLog.off
            tree.completeNavigationBars(on: FigureEnvironment.current.screen, noting: &trace)
            return tree.views.filter { $0.name.hasPrefix("NavigationBar") }
        }

        @Test func barTintColorIsSeenOnceContentPassesBelow() throws {
            navigation.navigationBar.barTintColor = .red
            let found = grounds(try show([page]))
            #expect(found.count == 1)
            #expect(found.first?.appearance.alpha == 0)
            #expect(found.first?.appearance.backgroundColor?.light.red == 1)
        }

        @Test func anAppearanceAtTheEdgeIsAlwaysSeen() throws {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            (page.navigationItem.standardAppearance, page.navigationItem.scrollEdgeAppearance) = (
                appearance, appearance
            )
            let found = grounds(try show([page]))
            #expect(found.count == 1)
            #expect(found.first?.appearance.alpha == 1)
            #expect(found.first?.kind == .visualEffectView(VisualEffectView()))
        }

        @Test func anotherAppearanceAtTheEdgeLiesBehindTheStandardOne() throws {
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = .red
            navigation.navigationBar.scrollEdgeAppearance = appearance
            let found = grounds(try show([page]))
            #expect(found.map(\.name) == ["NavigationBarEdgeBackground", "NavigationBarBackground"])
            #expect(found.map(\.appearance.alpha) == [1, 0])
        }

        @Test func aCopyOfAnAppearanceIsAnotherOne() throws {
            let appearance = UINavigationBarAppearance()
            appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
            let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
            copy.backgroundColor = .red
            #expect(appearance.backgroundColor == nil)
            #expect(copy.titleTextAttributes.count == 1)
        }

        @Test func attributesOfATitleAreItsLook() throws {
            page.title = "Harbour"
            navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red]
            let tree = try #require(try show([page]).tree)
            let looks = tree.views.compactMap { view -> BarTitle? in
                if case .navigationBar(let bar) = view.kind { bar.titleLook } else { nil }
            }
            #expect(looks.map(\.color.light.red) == [1])
        }

        @Test func aToolbarOfAControllerHasItsColorDownToTheScreensBottom() throws {
            page.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
            navigation.toolbar.barTintColor = .red
            let tree = try #require(try show([page]).tree)
            let bar = try #require(tree.views.first { if case .toolbar = $0.kind { true } else { false } })
            let context = DrawingContext(
                size: Size(width: 390, height: 44), direction: .leftToRight, scale: 3,
                measurer: FigureEnvironment.current.measurer)
            guard case .box(let ground)? = bar.kind.content(in: context).primitives.first else {
                Issue.record("no ground")
                return
            }
            #expect(abs(ground.rect.height - 78) < 0.001)
            #expect(ground.surface.color?.light.red == 1)
        }
    }
}
