import AutoLayout
import Foundation
import Scene
import Testing
import Typesetting

@testable import UIKit

extension ModuleTests {
    /// Headers of tables and lists, and spacing that depends on fonts.
    @Suite struct HeaderTests {
        init() throws {
            FigureEnvironment.current = FigureEnvironment(
                screen: .preset(width: 390), measurer: Typesetter(library: try FontLibrary()))
        }

        @Test func systemSpacingBetweenBaselinesIsEstimatedAndTold() {
            let (above, below) = (UILabel(), UILabel())
            let spacing = below.firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1)
            #expect(spacing.constant == below.font.lineHeight)
            #expect(FigureEnvironment.current.leftOut == ["NSLayoutYAxisAnchor.equalToSystemSpacingBelow"])
            let edges = below.topAnchor.constraint(equalToSystemSpacingBelow: above.bottomAnchor, multiplier: 2)
            #expect(edges.constant == 16)
        }

        private struct Banner: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { BannerView(configuration: self) }
            func updated(for state: any UIConfigurationState) -> Banner { self }
        }

        private final class BannerView: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(configuration: any UIContentConfiguration) {
                self.configuration = configuration
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
        }

        @Test func aHeaderShowsItsConfiguration() {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = header.defaultContentConfiguration()
            (content.text, content.textProperties.color) = ("On board", .systemRed)
            header.contentConfiguration = content
            guard case .tableViewHeaderFooterView(let drawn) = header.kind else { return }
            #expect(drawn.text.lowercased() == "on board" && drawn.look.color == UIColor.systemRed.color)
            header.contentConfiguration = Banner()
            #expect(header.contentView.subviews.first is BannerView)
            #expect(FigureEnvironment.current.leftOut.isEmpty)
            content.secondaryText = "Since 2010"
            header.contentConfiguration = content
            #expect(FigureEnvironment.current.leftOut == ["UITableViewHeaderFooterView.contentConfiguration"])
        }

        private final class Parks: UICollectionViewController {
            private var source: UICollectionViewDiffableDataSource<Int, String>?
            override func viewDidLoad() {
                let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
                    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
                    content.text = title
                    cell.contentConfiguration = content
                    cell.accessories = [.outlineDisclosure()]
                }
                source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
                    $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(["Parks", "North"])
                source?.apply(snapshot)
            }
        }

        @Test func theArrowOfAListsHeaderStandsBesideItsText() throws {
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .firstItemInSection
            let parks = Parks(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let screen = FigureScreen(showing: parks)
            screen.appear()
            let tree = ViewTreeBuilder(screen: parks.view).tree
            let id = try #require(tree.views.firstIndex { $0.role == .sectionHeader }.map { ViewID($0) })
            let label = try #require(tree[id].subviews.last)
            let ends = [LayoutAttribute.top, .bottom, .trailing].map { edge in
                tree.constraints.last { $0.first.item.view == label && $0.first.attribute == edge }?.constant ?? 0
            }
            let height = 80.0
            let context = DrawingContext(
                size: Size(width: 350, height: height), direction: .leftToRight, scale: 3,
                measurer: FigureEnvironment.current.measurer, rowMargin: 16)
            guard case .image(let arrow)? = tree[id].kind.content(in: context).primitives.first else { return }
            #expect(abs(arrow.rect.y + arrow.rect.height / 2 - (ends[0] + height + ends[1]) / 2) < 1e-9)
            #expect(ends[2] == -32)
        }
    }
}
