import Foundation

open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Laid out downwards alone.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { leaveOut("UICollectionViewCompositionalLayoutConfiguration", scrollDirection, unless: .vertical) }
    }
    open var interSectionSpacing: CGFloat = 0
    open var contentInsetsReference: UIContentInsetsReference = .safeArea
    /// Around all sections.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// Places groups one after the other. Groups of a section that scrolls by itself stand in a row that goes on behind the
/// collection view's side. Laid out downwards alone.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()
    private var placed = CompositionalFrames { _ in nil }

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(section: section)
        self.configuration = configuration
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: sectionProvider)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) { return nil }

    /// How each of its sections looks where all of them are lists; nil where one is none.
    final func lists(of count: Int) -> [UICollectionLayoutListConfiguration]? {
        guard count > 0, let view = collectionView else { return nil }
        var lists: [UICollectionLayoutListConfiguration] = []
        for section in 0..<count {
            guard let list = provider(section, CollectionLayoutEnvironment(view.bounds.size))?.list else { return nil }
            lists.append(list)
        }
        return lists
    }

    /// Of lists beside other sections.
    final func leaveOutSeparators(of count: Int) {
        guard let view = collectionView else { return }
        for section in 0..<count {
            let list = provider(section, CollectionLayoutEnvironment(view.bounds.size))?.list
            if list?.showsSeparators == true { leaveOut("UICollectionLayoutListConfiguration", "showsSeparators") }
        }
    }

    open override func prepare() { place(takingEstimates: false) }

    override func prepareBeforeCells() {
        place(takingEstimates: true)
        (firstSizes, firstViewSizes) = (placed.items.mapValues(\.size), [:])
        for (place, frame) in placed.supplementaries { firstViewSizes[place] = frame.size }
    }

    private func place(takingEstimates: Bool) {
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let size = CGSize(
            width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
        grounds = []
        placed = CompositionalFrames(container: size, takesEstimates: takingEstimates) { [unowned view] place in
            switch place {
            case .item(let path): view.cellForItem(at: path)
            case .supplementary(let place): view.supplementary(place.kind, at: place.indexPath)
            }
        }
        let boundary = configuration.boundarySupplementaryItems
        placed.add(boundary: boundary.filter { !$0.alignment.isBottom })
        for section in 0..<view.numberOfSections {
            guard let layout = provider(section, CollectionLayoutEnvironment(size)) else { continue }
            if section > 0 { placed.skip(configuration.interSectionSpacing) }
            let start = placed.end
            placed.add(layout, section: section, count: view.numberOfItems(inSection: section))
            let room = CGRect(x: 0, y: start, width: size.width, height: placed.end - start)
            grounds += layout.decorationItems.map { $0.attributes(in: room, section: section) }
        }
        placed.add(boundary: boundary.filter(\.alignment.isBottom))
        placed.pinWhole()
    }

    /// In which cells and supplementary views are made.
    private var firstSizes: [IndexPath: CGSize] = [:]
    private var firstViewSizes: [SupplementaryPlace: CGSize] = [:]
    override func sizeBeforeCells(at indexPath: IndexPath) -> CGSize { firstSizes[indexPath] ?? .zero }
    override func sizeBeforeViews(at place: SupplementaryPlace) -> CGSize { firstViewSizes[place] ?? .zero }

    /// Behind whole sections.
    private var grounds: [UICollectionViewLayoutAttributes] = []
    override var decorations: [UICollectionViewLayoutAttributes] { grounds }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: placed.container.width, height: placed.end)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = placed.items[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.items.keys.sorted().compactMap { layoutAttributesForItem(at: $0) }
    }

    override var supplementaryPlaces: [SupplementaryPlace] { placed.supplementaries.map(\.place) }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let place = SupplementaryPlace(kind: elementKind, indexPath: indexPath)
        guard let found = placed.supplementaries.first(where: { $0.place == place }) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        let end = placed.pinnedAbove[place]
        attributes.frame = end.flatMap { collectionView?.pinned(found.frame, above: $0) } ?? found.frame
        return attributes
    }
}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let effectiveContentSize: CGSize

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        effectiveContentSize = CGSize(
            width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    }

    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { .current }
}
