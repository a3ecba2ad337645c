import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// In which frames the views of a collection view are made, and what its layout says of their looks.
    @Suite struct FirstFrameTests {
        private final class Tile: UICollectionViewCell {
            private(set) var first = CGRect.zero
            override init(frame: CGRect) {
                first = frame
                super.init(frame: frame)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.heightAnchor.constraint(equalToConstant: 30),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }

        private final class Title: UICollectionReusableView {
            private(set) var first = CGRect.zero
            override init(frame: CGRect) {
                first = frame
                super.init(frame: frame)
            }
            required init?(coder: NSCoder) { nil }
        }

        private final class Tiles: UICollectionViewController {
            override func viewDidLoad() {
                CellFactories.addReusable(Tile.self) { Tile(frame: CellFactories.frame) }
                CellFactories.addReusable(Title.self) { Title(frame: CellFactories.frame) }
                collectionView.contentInsetAdjustmentBehavior = .never
                collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
                collectionView.register(
                    Title.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            }
            override func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
            }
            var tiles: [Tile] { collectionView.visibleCells.compactMap { $0 as? Tile } }
        }

        private func show(_ layout: UICollectionViewLayout) throws -> Tiles {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 400), measurer: Typesetter(library: try FontLibrary()))
            let tiles = Tiles(collectionViewLayout: layout)
            let screen = FigureScreen(showing: tiles)
            screen.appear()
            #expect(screen.isAtRest)
            return tiles
        }

        private func section(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
                subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return NSCollectionLayoutSection(group: group)
        }

        @Test func cellsOfACompositionalLayoutBeginInTheirSize() throws {
            let tiles = try show(UICollectionViewCompositionalLayout(section: section(.absolute(80))))
            #expect(tiles.tiles.map(\.first.size) == Array(repeating: CGSize(width: 200, height: 80), count: 3))
        }

        @Test func estimatedSizesAreTheFirst() throws {
            let tiles = try show(UICollectionViewCompositionalLayout(section: section(.estimated(50))))
            #expect(tiles.tiles.map(\.first.size) == Array(repeating: CGSize(width: 200, height: 50), count: 3))
            #expect(tiles.tiles.map(\.frame.height) == [30, 30, 30] as [CGFloat])
        }

        @Test func headersBeginInTheirSizeAndStandWhereTheyAreAligned() throws {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(20))
            let places: [(NSRectAlignment, CGFloat)] = [(.topLeading, 20), (.top, 140), (.topTrailing, 260)]
            for (alignment, x) in places {
                let section = section(.absolute(80))
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size, elementKind: "title", alignment: alignment)
                ]
                let tiles = try show(UICollectionViewCompositionalLayout(section: section))
                let title = tiles.collectionView.supplementaryView(
                    forElementKind: "title", at: IndexPath(item: 0, section: 0))
                #expect((title as? Title)?.first.size == CGSize(width: 100, height: 20))
                #expect(title?.frame.minX == x)
            }
        }

        /// A layout of an author's own, which fades and shrinks its items.
        private final class Fading: UICollectionViewLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                    attributes.frame = CGRect(x: 0, y: 60 * CGFloat(item), width: 120, height: 50)
                    attributes.alpha = 1 - 0.25 * CGFloat(item)
                    attributes.transform = CGAffineTransform(scaleX: attributes.alpha, y: attributes.alpha)
                    attributes.zIndex = -item
                    return attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
                }
            }
        }

        @Test func cellsOfAnAuthorsOwnLayoutBeginInTheirSizeAndHaveItsLook() throws {
            let tiles = try show(Fading()).tiles
            #expect(tiles.map(\.first.size) == Array(repeating: CGSize(width: 120, height: 50), count: 3))
            #expect(tiles.map(\.alpha) == [1, 0.75, 0.5] as [CGFloat])
            #expect(tiles.map(\.transform.a) == [1, 0.75, 0.5] as [CGFloat])
            #expect(tiles.map(\.layer.zPosition) == [0, -1, -2] as [CGFloat])
        }

        @Test func whatACompositionalLayoutLeavesOutIsTold() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 400), measurer: Typesetter(library: try FontLibrary()))
            UICollectionViewCompositionalLayoutConfiguration().scrollDirection = .horizontal
            _ = NSCollectionLayoutSpacing.flexible(8)
            let section = section(.absolute(80))
            section.contentInsetsReference = .readableContent
            section.visibleItemsInvalidationHandler = { _, _, _ in }
            #expect(
                FigureEnvironment.current.leftOut == [
                    "UICollectionViewCompositionalLayoutConfiguration.scrollDirection",
                    "NSCollectionLayoutSpacing.flexible", "NSCollectionLayoutSection.contentInsetsReference",
                    "NSCollectionLayoutSection.visibleItemsInvalidationHandler",
                ])
        }
    }
}
