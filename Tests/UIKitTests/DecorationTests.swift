import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Grounds of sections in compositional layouts, by Apple's documentation.
    @Suite struct DecorationTests {
        private final class Grid: UICollectionViewController {
            init() {
                super.init(
                    collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
                        let size = NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
                        let part = NSCollectionLayoutSection(
                            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                        part.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
                        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
                        ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 4)
                        part.decorationItems = section == 1 ? [ground] : []
                        return part
                    })
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                collectionView.contentInsetAdjustmentBehavior = .never
                collectionView.collectionViewLayout.register(
                    UICollectionReusableView.self, forDecorationViewOfKind: "ground")
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }
            override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }

        @Test func aGroundStandsBehindItsSection() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
            let grid = Grid()
            let screen = FigureScreen(showing: grid)
            screen.appear()
            #expect(screen.isAtRest)
            let ground = try #require(grid.collectionView.subviews.first)
            #expect(!(ground is UICollectionViewCell))
            #expect(ground.frame == CGRect(x: 8, y: 130 + 5, width: 390 - 8 - 4, height: 130 - 10))
            #expect(FigureEnvironment.current.leftOut.isEmpty)
        }
    }
}
