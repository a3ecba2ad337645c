internal import AutoLayout
import Foundation

/// How the sections of a list look.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }

    public let appearance: Appearance
    public var headerMode: HeaderMode = .none
    public var footerMode: FooterMode = .none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerTopPadding: CGFloat?
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// Lines of certain rows, which a figure draws like the others.
    public var itemSeparatorHandler: ItemSeparatorHandler? {
        didSet { if itemSeparatorHandler != nil { leaveOut("UICollectionLayoutListConfiguration") } }
    }
    public var separatorConfiguration: UIListSeparatorConfiguration {
        didSet { separatorConfiguration.noteWhatIsLeftOut() }
    }
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The lines between a list's rows.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    public static let automaticInsets = NSDirectionalEdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1)
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// What the lines of a list leave out: all are the system's, or none is there.
    fileprivate func noteWhatIsLeftOut() {
        leaveOut("UIListSeparatorConfiguration", color, unless: .separator, "color")
        leaveOut("UIListSeparatorConfiguration", topSeparatorInsets, unless: Self.automaticInsets, "topSeparatorInsets")
        leaveOut(
            "UIListSeparatorConfiguration", bottomSeparatorInsets, unless: Self.automaticInsets, "bottomSeparatorInsets"
        )
    }

    /// Whether no row has a line.
    fileprivate var hidesAll: Bool { topSeparatorVisibility == .hidden && bottomSeparatorVisibility == .hidden }
}

extension NSCollectionLayoutSection {
    /// Rows as wide as the list, each as high as its cell; inset groups leave the screen's margin on both sides.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let isInset = configuration.appearance == .insetGrouped
        let side = isInset ? ScreenReading.systemMinimumMargin() : 0
        let isGrouped = isInset || configuration.appearance == .grouped
        section.list = configuration
        section.contentInsets = NSDirectionalEdgeInsets(
            top: configuration.headerMode == .supplementary || !isGrouped ? 0 : 18, leading: side,
            bottom: isGrouped ? 18 : 0, trailing: side)
        if configuration.headerMode == .supplementary { section.add(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary {
            section.add(UICollectionView.elementKindSectionFooter, .bottom)
        }
        return section
    }

    private func add(_ kind: String, _ alignment: NSRectAlignment) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        boundarySupplementaryItems.append(
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment))
    }
}

extension UICollectionViewCompositionalLayout {
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension UICollectionLayoutListConfiguration {
    /// As the engine has it.
    var list: CollectionList {
        var list = CollectionList(appearance.engine)
        list.showsSeparators = showsSeparators && !separatorConfiguration.hidesAll
        list.headerTopPadding = headerTopPadding.map { Double($0) }
        return list
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    fileprivate var engine: CollectionList.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}
