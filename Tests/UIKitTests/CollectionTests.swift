import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// Flow layout, by Apple's documentation and by what is widely observed of its lines.
    @Suite struct CollectionTests {
        /// Cards of given sizes in a collection view that fills a screen of 390 points and more.
        private final class Cards: UICollectionViewController, UICollectionViewDelegateFlowLayout {
            var sizes: [CGSize] = []
            override func viewDidLoad() {
                CellFactories.addReusable(Card.self) { Card(frame: .zero) }
                collectionView.register(Card.self, forCellWithReuseIdentifier: "card")
                collectionView.contentInsetAdjustmentBehavior = .never
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                sizes.count
            }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
                let size = sizes[indexPath.item]
                (cell as? Card)?.box.heightAnchor.constraint(equalToConstant: size.height).isActive = true
                (cell as? Card)?.box.widthAnchor.constraint(equalToConstant: size.width).isActive = true
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { sizes[indexPath.item] }
        }

        private final class Card: UICollectionViewCell {
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                let sides = [
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                    contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                ]
                for side in sides { side.priority = UILayoutPriority(999) }
                NSLayoutConstraint.activate(sides)
            }
            required init?(coder: NSCoder) { nil }
        }

        private func frames(
            _ sizes: [CGSize], width: Double = 390, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
        ) throws -> (frames: [String], content: CGSize) {
            let layout = UICollectionViewFlowLayout()
            change(layout)
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: width), measurer: Typesetter(library: try FontLibrary()))
            let cards = Cards(collectionViewLayout: layout)
            cards.sizes = sizes
            let screen = FigureScreen(showing: cards)
            screen.appear()
            #expect(screen.isAtRest)
            let frames = sizes.indices.map { item -> String in
                let frame = cards.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
                return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Double($0))" }.joined(
                    separator: " ")
            }
            return (frames, cards.collectionView.contentSize)
        }

        private let square = CGSize(width: 100, height: 100)

        @Test func aFullLineIsSpreadAndTheLastKeepsItsColumns() throws {
            let found = try frames(Array(repeating: square, count: 5))
            #expect(
                found.frames == [
                    "0.0 0.0 100.0 100.0", "145.0 0.0 100.0 100.0", "290.0 0.0 100.0 100.0",
                    "0.0 110.0 100.0 100.0", "145.0 110.0 100.0 100.0",
                ])
            #expect(found.content == CGSize(width: 390, height: 210))
        }

        @Test(arguments: [(319.9, 2), (320, 3), (429.9, 3), (430, 4)])
        func aLineTakesWhatFits(width: Double, columns: Int) throws {
            let found = try frames(Array(repeating: square, count: 8), width: width)
            #expect(found.frames.filter { $0.split(separator: " ")[1] == "0.0" }.count == columns)
        }

        @Test func insetsAndSpacingsAreKept() throws {
            let found = try frames(Array(repeating: square, count: 4)) { layout in
                layout.sectionInset = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 30)
                layout.minimumInteritemSpacing = 20
                layout.minimumLineSpacing = 3
            }
            #expect(
                found.frames == [
                    "20.0 7.0 100.0 100.0", "140.0 7.0 100.0 100.0", "260.0 7.0 100.0 100.0", "20.0 110.0 100.0 100.0",
                ])
            #expect(found.content.height == 219)
        }

        @Test func anItemAloneStandsInTheMiddleOfItsLine() throws {
            let wide = CGSize(width: 300, height: 40)
            #expect(try frames([wide, wide]).frames == ["45.0 0.0 300.0 40.0", "45.0 50.0 300.0 40.0"])
        }

        @Test func lowerItemsStandInTheMiddleOfTheirLine() throws {
            let found = try frames([CGSize(width: 100, height: 60), CGSize(width: 280, height: 20)])
            #expect(found.frames == ["0.0 0.0 100.0 60.0", "110.0 20.0 280.0 20.0"])
        }

        @Test func sidewaysTheLinesAreColumns() throws {
            let found = try frames(Array(repeating: CGSize(width: 50, height: 300), count: 3)) { layout in
                layout.scrollDirection = .horizontal
            }
            #expect(found.frames.map { $0.split(separator: " ")[0] }.count == 3)
            #expect(found.content.height > found.content.width)
        }

        @Test func cellsMeasureThemselvesWhereAnEstimateIsGiven() throws {
            let sizes = [CGSize(width: 120, height: 30), CGSize(width: 200, height: 50)]
            let found = try frames(sizes) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            #expect(found.frames == ["0.0 10.0 120.0 30.0", "190.0 0.0 200.0 50.0"])
        }
    }

    /// Items, groups and sections of compositional layouts.
    @Suite struct CompositionalTests {
        private final class Cells: UICollectionViewController {
            private var source: UICollectionViewDiffableDataSource<Int, Int>?
            override func viewDidLoad() {
                collectionView.contentInsetAdjustmentBehavior = .never
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, _ in
                    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.heightAnchor.constraint(equalToConstant: CGFloat(30 + path.item)),
                        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    ])
                    let bottom = cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor)
                    bottom.priority = .defaultHigh
                    bottom.isActive = true
                    return cell
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 2, 3])
                source?.apply(snapshot)
            }
        }

        private func frames(
            _ item: NSCollectionLayoutSize, _ group: NSCollectionLayoutSize,
            _ change: (NSCollectionLayoutGroup, NSCollectionLayoutSection) -> Void = { _, _ in }
        ) throws -> [CGRect] {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: group, subitems: [NSCollectionLayoutItem(layoutSize: item)])
            let section = NSCollectionLayoutSection(group: group)
            change(group, section)
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 400), measurer: Typesetter(library: try FontLibrary()))
            let cells = Cells(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            let screen = FigureScreen(showing: cells)
            screen.appear()
            #expect(screen.isAtRest)
            return (0..<3).map { cells.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
        }

        private func size(
            _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

        @Test func itemsAreFractionsOfTheirGroup() throws {
            let found = try frames(
                size(.fractionalWidth(0.5), .fractionalHeight(1)), size(.fractionalWidth(1), .absolute(80)))
            #expect(
                found == [
                    CGRect(x: 0, y: 0, width: 200, height: 80), CGRect(x: 200, y: 0, width: 200, height: 80),
                    CGRect(x: 0, y: 80, width: 200, height: 80),
                ])
        }

        @Test func insetsAndSpacingsOfSectionGroupAndItem() throws {
            let found = try frames(
                size(.absolute(100), .fractionalHeight(1)), size(.fractionalWidth(1), .absolute(80))
            ) { group, section in
                group.interItemSpacing = .fixed(130)
                section.interGroupSpacing = 12
                section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 40)
            }
            #expect(found.map(\.minX) == [20, 250, 20] as [CGFloat])
            #expect(found.map(\.minY) == [5, 5, 97] as [CGFloat])
        }

        @Test func estimatedHeightsFollowTheCells() throws {
            let found = try frames(
                size(.fractionalWidth(1), .estimated(100)), size(.fractionalWidth(1), .estimated(100)))
            #expect(found.map(\.minY) == [0, 30, 61] as [CGFloat])
            #expect(found.map(\.height) == [30, 31, 32] as [CGFloat])
        }

        @Test func groupsOfASectionThatScrollsByItselfStandInARow() throws {
            let found = try frames(
                size(.fractionalWidth(1), .fractionalHeight(1)), size(.absolute(300), .absolute(50))
            ) { _, section in
                section.orthogonalScrollingBehavior = .continuous
                section.interGroupSpacing = 10
            }
            #expect(found.map(\.minX) == [0, 310, 620] as [CGFloat])
            #expect(found.map(\.minY) == [0, 0, 0] as [CGFloat])
        }
    }

    /// Containers of controllers and their bars.
    @Suite struct ContainerTests {
        private final class Page: UIViewController {
            var insets: [UIEdgeInsets] = []
            override func viewDidLayoutSubviews() { insets.append(view.safeAreaInsets) }
        }

        @discardableResult
        private func show(_ controller: UIViewController) throws -> FigureScreen {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let screen = FigureScreen(showing: controller)
            screen.appear()
            #expect(screen.isAtRest)
            return screen
        }

        @Test func aNavigationBarAddsToTheSafeAreaOfWhatItShows() throws {
            let page = Page()
            page.title = "Harbour"
            let navigation = UINavigationController(rootViewController: page)
            try show(navigation)
            #expect(page.view.frame == navigation.view.bounds)
            #expect(page.view.safeAreaInsets.top == CGFloat(47 + 44))
            #expect(navigation.navigationBar.frame.minY == 47)
            #expect(page.navigationController === navigation)
        }

        @Test func largeTitlesMakeTheBarHigher() throws {
            let page = Page()
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            try show(navigation)
            #expect(page.view.safeAreaInsets.top == CGFloat(47 + 96))
        }

        @Test(arguments: [(-20.0, 116.0), (0, 96), (30.5, 65.5), (52, 44), (300, 44)])
        func aLargeTitleIsScrolledAway(offset: Double, height: Double) throws {
            let page = Page()
            let list = UIScrollView(frame: page.view.bounds)
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 100, height: 2000)
            page.view.addSubview(list)
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            let screen = try show(navigation)
            screen.scroll(by: offset)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: height))
            #expect(list.contentOffset.y == CGFloat(offset - 143))
            #expect(page.view.safeAreaInsets.top == 143)
        }

        @Test func pushingShowsAnotherAndPoppingTheOneBefore() throws {
            let (first, second) = (Page(), Page())
            let navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(second, animated: true)
            try show(navigation)
            #expect(second.view.superview === navigation.view)
            #expect(first.viewIfLoaded?.superview == nil)
            #expect(navigation.popViewController(animated: true) === second)
            #expect(first.view.superview === navigation.view)
        }

        @Test func aTabBarAddsToTheSafeAreaOfTheSelectedController() throws {
            let tabs = UITabBarController()
            let (first, second) = (Page(), Page())
            tabs.viewControllers = [first, second]
            tabs.selectedIndex = 1
            try show(tabs)
            #expect(second.view.safeAreaInsets.bottom == CGFloat(34 + 49))
            #expect(first.viewIfLoaded?.superview == nil)
        }

        @Test func controllersAddToTheSafeAreaOfTheirViews() throws {
            final class Parent: UIViewController {
                let child = UIViewController()
                override func viewDidLoad() {
                    child.additionalSafeAreaInsets.top = 10
                    child.view.frame = CGRect(x: 0, y: 20, width: 100, height: 100)
                    addChild(child)
                    view.addSubview(child.view)
                }
            }
            let parent = Parent()
            try show(parent)
            #expect(parent.child.view.safeAreaInsets.top == CGFloat(47 - 20 + 10))
        }
    }
}
