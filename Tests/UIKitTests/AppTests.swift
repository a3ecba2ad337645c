import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// What apps use besides layout, as far as it has an effect on what a figure shows.
    @Suite struct AppTests {
        /// The controller after it has appeared on a screen so large.
        @discardableResult
        private func appear<Controller: UIViewController>(
            width: Double = 390, height: Double? = nil, _ make: () -> Controller
        ) throws -> Controller {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: width, height: height), measurer: Typesetter(library: try FontLibrary()))
            let controller = make()
            FigureScreen(showing: controller).appear()
            return controller
        }

        @Test func theCellsOfAListAreAsWideAsItAndAsHighAsTheirContent() throws {
            final class List: UICollectionViewController {
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                    cell, _, text in
                    var content = cell.defaultContentConfiguration()
                    content.text = text
                    cell.contentConfiguration = content
                }
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                override func collectionView(
                    _ view: UICollectionView, cellForItemAt path: IndexPath
                ) -> UICollectionViewCell {
                    view.dequeueConfiguredReusableCell(
                        using: registration, for: path, item: path.item == 0 ? "One" : "Two\nlines")
                }
            }
            let list: List = try appear {
                List(
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(
                        using: UICollectionLayoutListConfiguration(appearance: .plain)))
            }
            let frames = list.collectionView.visibleCells.map(\.frame)
            #expect(frames.map(\.width) == [390, 390])
            #expect(abs(frames[1].minY - frames[0].maxY) < 1e-9)
            // By a line of the body's font.
            #expect(abs(frames[1].height - frames[0].height - 61.0 / 3) < 1e-9)
        }

        @Test func aControllerShowsTheCollectionViewThatItIsGivenWhileItsViewIsLoaded() throws {
            final class Items: UICollectionViewController {
                override func loadView() {
                    collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                }
            }
            let items: Items = try appear { Items(nibName: nil, bundle: nil) }
            #expect(items.view === items.collectionView && items.collectionView.dataSource === items)
            #expect(items.collectionView.delegate === items && items.view.frame.width == 390)
        }

        @Test func aTableThatComesLaterTakesTheViewsPlace() throws {
            final class Rows: UITableViewController {
                override func viewDidLoad() { tableView = UITableView(frame: .zero, style: .grouped) }
            }
            let rows: Rows = try appear { Rows() }
            #expect(rows.view === rows.tableView && rows.tableView.frame.width == 390)
            #expect(rows.tableView.dataSource === rows)
        }

        @Test(arguments: [(390.0, 844.0, [false, true]), (1024, 768, [true, true])])
        func aSplitViewShowsBothWhereTheWidthIsRegular(width: Double, height: Double, shown: [Bool]) throws {
            let split: UISplitViewController = try appear(width: width, height: height) {
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(UIViewController(), for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
                return split
            }
            let parts = split.viewControllers.map { $0.view.superview != nil }
            #expect(parts == shown)
            if shown == [true, true] {
                #expect(split.viewControllers[0].view.frame.width == 320)
                #expect(split.viewControllers[1].view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
            }
        }

        @Test func aTextViewsPaddingIsPartOfItsWidth() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let (usual, bare) = (UITextView(), UITextView())
            for view in [usual, bare] {
                view.isScrollEnabled = false
                view.text = "Harbour"
            }
            bare.textContainer.lineFragmentPadding = 0
            #expect(usual.intrinsicContentSize.width - bare.intrinsicContentSize.width == 10)
        }

        @Test func aToolbarAddsToTheSafeAreaWhileItIsShown() throws {
            final class Page: UIViewController {
                override func viewDidLoad() { toolbarItems = [UIBarButtonItem(systemItem: .add)] }
            }
            let navigation: UINavigationController = try appear {
                let navigation = UINavigationController(rootViewController: Page())
                navigation.isToolbarHidden = false
                return navigation
            }
            #expect(navigation.toolbar.items?.count == 1)
            #expect(abs(navigation.toolbar.frame.maxY - (844 - 34)) < 0.001)
            #expect(abs((navigation.topViewController?.view.safeAreaInsets.bottom ?? 0) - (34 + 44)) < 0.001)
            navigation.setToolbarHidden(true, animated: false)
            #expect(navigation.toolbar.isHidden)
        }

        @Test func theKeyboardsGuideEndsTheSafeArea() throws {
            final class Form: UIViewController {
                let field = UIView()
                override func viewDidLoad() {
                    field.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(field)
                    NSLayoutConstraint.activate([
                        field.topAnchor.constraint(equalTo: view.topAnchor),
                        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                        field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        field.widthAnchor.constraint(equalToConstant: 10),
                    ])
                }
            }
            let form = try appear { Form() }
            #expect(abs(form.field.frame.height - (844 - 34)) < 0.001)
        }

        @Test func selectorsCallTheMethodsThatWereRegistered() {
            final class Target: NSObject {
                var calls: [String] = []
            }
            SelectorMethods.add("noted") { object, argument in
                guard let target = object as? Target, let text = argument as? String else { return false }
                target.calls.append(text)
                return true
            }
            SelectorMethods.add("pressed") { object, _ in
                (object as? Target)?.calls.append("pressed")
                return object is Target
            }
            let target = Target()
            target.perform(Selector("Target.noted(_:)"), with: "a")
            target.perform(Selector("noted"), with: 1)
            let button = UIButton(type: .system)
            button.addTarget(target, action: Selector("pressed"), for: .touchUpInside)
            button.sendActions(for: .touchDown)
            button.sendActions(for: .touchUpInside)
            #expect(target.calls == ["a", "pressed"])
            #expect(target.responds(to: Selector("pressed")))
            #expect(!target.responds(to: Selector("missing")))
        }

        @Test func controlsOfOneSizeHaveItFromTheBeginning() {
            let flag = UISwitch()
            flag.center = CGPoint(x: 100, y: 100)
            #expect(flag.frame == CGRect(x: 74.5, y: 84.5, width: 51, height: 31))
            flag.frame = CGRect(x: 5, y: 6, width: 200, height: 200)
            #expect(flag.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
            #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
            #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
            #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
        }

        @Test func encodedPicturesHaveTheirSize() {
            let data = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }.pngData()
            let scale = UIScreen.main.scale
            #expect(data.flatMap { UIImage(data: $0, scale: scale) }?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(data: Data("no picture".utf8)) == nil)
        }

        @Test func snapshotsKeepTheOrderOfWhatIsInserted() {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "c"])
            snapshot.insertSections(["b"], beforeSection: "c")
            snapshot.appendItems([1, 4], toSection: "a")
            snapshot.insertItems([2, 3], afterItem: 1)
            snapshot.moveItem(4, beforeItem: 1)
            #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
            #expect(snapshot.itemIdentifiers == [4, 1, 2, 3])
            snapshot.deleteSections(["a"])
            #expect(snapshot.numberOfItems == 0)
        }

        @Test func transformsOfLayersAreComposed() {
            let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
            let flat = CATransform3DGetAffineTransform(turned)
            let point = CGPoint(x: 1, y: 0).applying(flat)
            #expect(abs(point.x - 10) < 1e-12 && abs(point.y - 1) < 1e-12)
        }
    }
}
