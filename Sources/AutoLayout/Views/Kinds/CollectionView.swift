import Scene

/// `UICollectionView`.
public struct CollectionView: Hashable, Sendable, Serializable {
    public var scrollView = ScrollView()
    public var flow = FlowLayout()
    /// Of a compositional layout, one after the other, the last one for all further sections; none for a flow layout.
    public var layoutSections: [CollectionLayoutSection] = []
    /// Of a list layout, as which `ViewTree.completeTables` lays it out; nil for another layout.
    public var list: CollectionList?
    /// Whether the rows of a list have their controls.
    public var isEditing = false
    public var sections: [CollectionSection] = []

    public init() {}

    public mutating func setLayout(_ layout: CollectionLayout) {
        (layoutSections, list) = ([], nil)
        switch layout {
        case .flow: break
        case .sections(let sections): layoutSections = sections
        case .list(let configuration): list = configuration
        }
    }

    /// How a section is laid out; nil in a flow layout.
    public func layout(ofSection section: Int) -> CollectionLayoutSection? {
        layoutSections.isEmpty ? nil : layoutSections[min(section, layoutSections.count - 1)]
    }
}

extension CollectionView {
    /// Names the views of its parts otherwise; those that `view` gives none for are left out.
    package mutating func movePartIDs(_ view: (ViewID) -> ViewID?) {
        for index in sections.indices {
            sections[index].header = sections[index].header.flatMap(view)
            sections[index].footer = sections[index].footer.flatMap(view)
            sections[index].items = sections[index].items.compactMap(view)
            sections[index].scroller = sections[index].scroller.flatMap(view)
        }
    }

    /// The headers that stay in sight; none where the content is scrolled sideways.
    package var pinnedHeaders: [ViewID] {
        guard !layoutSections.isEmpty || flow.scrollDirection == .vertical else { return [] }
        return sections.enumerated().compactMap { number, section in
            let pins = layout(ofSection: number)?.pinsHeader ?? flow.sectionHeadersPinToVisibleBounds
            return pins ? section.header : nil
        }
    }

    /// The properties that say something to a flow layout alone.
    package static let flowProperties = [
        "itemSize", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing", "scrollDirection",
        "sectionHeadersPinToVisibleBounds",
    ]

    /// The views of its parts.
    package var parts: [ViewID] {
        sections.flatMap { $0.items + [$0.header, $0.footer, $0.scroller].compactMap { $0 } }
    }
}

/// A section of a collection view: its header, its items and its footer.
public struct CollectionSection: Hashable, Sendable, Serializable {
    public var header: ViewID?
    /// Points; nil for a header that sizes itself.
    public var headerHeight: Double?
    public var footer: ViewID?
    public var items: [ViewID] = []
    /// The scroll view that holds the items of a section that scrolls sideways by itself.
    public var scroller: ViewID?

    public init() {}
}

extension ViewClass {
    static let collectionView = ViewClass(
        ViewContent(ViewKind.collectionView) {
            if case .collectionView(let collection) = $0 { collection } else { nil }
        },
        types: [
            ViewType(
                "CollectionView", .collectionView(.bouncing),
                settings: [UIKitSetting("alwaysBounceVertical", .bool(true))])
        ],
        uiKit: UIKitClass(
            "UICollectionView",
            initializerArguments: [
                UIKitSetting("frame", .member("zero")),
                UIKitSetting("collectionViewLayout", .made("UICollectionViewFlowLayout")),
            ],
            designatedArguments: [UIKitSetting("collectionViewLayout", .made("UICollectionViewFlowLayout"))]),
        placement: .inCollection,
        properties: CollectionView.properties,
        surface: { _ in Surface(.systemBackground) },
        scrolling: { $0.scrollView },
        visitNumbers: { $0.visitNumbers($1) },
        drawnValues: { collection in
            var drawn = CollectionView()
            drawn.scrollView.isPagingEnabled = collection.scrollView.isPagingEnabled
            return drawn
        })
}

extension CollectionView {
    fileprivate static var bouncing: CollectionView {
        var collection = CollectionView()
        collection.scrollView = .bouncing
        return collection
    }

    fileprivate static let properties =
        ScrollView.properties.map { $0.lifted { $1(&$0.scrollView) } } + [
            ViewProperty<CollectionView>(
                "layout", .collectionLayout { $0.setLayout($1) }, .support(.setSections)),
            ViewProperty("isEditing", .bool { $0.isEditing = $1 }),
            ViewProperty("itemSize", .sizeOrAutomatic { $0.flow.itemSize = $1 }, .support(.setItemSize)),
            .edgeInsets("sectionInset", .edgeInsets("flowLayout.sectionInset")) { $1(&$0.flow.sectionInset) },
            ViewProperty(
                "minimumLineSpacing", .length { $0.flow.minimumLineSpacing = $1 },
                .assignment("flowLayout.minimumLineSpacing")),
            ViewProperty(
                "minimumInteritemSpacing", .length { $0.flow.minimumInteritemSpacing = $1 },
                .assignment("flowLayout.minimumInteritemSpacing")),
            ViewProperty(
                "scrollDirection", .oneOf("UICollectionView.ScrollDirection") { $0.flow.scrollDirection = $1 },
                .assignment("flowLayout.scrollDirection")),
            ViewProperty(
                "sectionHeadersPinToVisibleBounds", .bool { $0.flow.sectionHeadersPinToVisibleBounds = $1 },
                .assignment("flowLayout.sectionHeadersPinToVisibleBounds")),
        ]

    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        scrollView.contentInset.visitNumbers(visit)
        flow.visitNumbers(visit)
        for index in layoutSections.indices { layoutSections[index].visitNumbers(visit) }
        for section in sections.indices where sections[section].headerHeight != nil {
            sections[section].headerHeight.visitNumber(visit)
        }
    }
}
