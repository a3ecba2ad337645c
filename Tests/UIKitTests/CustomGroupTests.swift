import Foundation
import Testing
import Typesetting
import UIKit

extension ModuleTests {
    /// Groups whose items a program places, and views around all sections.
    @Suite struct CustomGroupTests {
        private final class Cells: UICollectionViewController {
            private var source: UICollectionViewDiffableDataSource<Int, Int>?
            var header: CGRect? {
                collectionView.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame
            }

            override func viewDidLoad() {
                collectionView.contentInsetAdjustmentBehavior = .never
                let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                let top = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "top") {
                    _, _, _ in
                }
                source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
                    $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
                }
                source?.supplementaryViewProvider = { view, _, path in
                    view.dequeueConfiguredReusableSupplementary(using: top, for: path)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1, 2, 3])
                source?.apply(snapshot)
            }
        }

        private func shown(_ layout: UICollectionViewLayout) throws -> (cells: Cells, frames: [CGRect]) {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 400), measurer: Typesetter(library: try FontLibrary()))
            let cells = Cells(collectionViewLayout: layout)
            let screen = FigureScreen(showing: cells)
            screen.appear()
            #expect(screen.isAtRest)
            return (
                cells,
                (0..<3).map { cells.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .zero }
            )
        }

        private func size(
            _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

        @Test func aGroupsItemsStandWhereTheProgramSays() throws {
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .estimated(100))) {
                let half = $0.container.effectiveContentSize.width / 2
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 70)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: half, y: 0, width: half, height: 40)),
                ]
            }
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 8, trailing: 20)
            let (cells, frames) = try shown(UICollectionViewCompositionalLayout(section: section))
            #expect(
                frames == [
                    CGRect(x: 20, y: 5, width: 180, height: 70), CGRect(x: 200, y: 5, width: 180, height: 40),
                    CGRect(x: 20, y: 85, width: 180, height: 70),
                ])
            #expect(cells.collectionView.collectionViewLayout.collectionViewContentSize.height == 163)
        }

        @Test func aHeaderOfTheWholeLayoutStandsAboveItsSections() throws {
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "top", alignment: .top)
            ]
            let (cells, frames) = try shown(
                UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group), configuration: configuration))
            #expect(cells.header == CGRect(x: 0, y: 0, width: 400, height: 30))
            #expect(frames.map(\.minY) == [30, 80, 130] as [CGFloat])
        }
    }
}
