import Foundation

/// What stands at the edge of a list's cell; kept, and not drawn.
public struct UICellAccessory {
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    public struct DisclosureIndicatorOptions { public init(tintColor: UIColor? = nil) {} }
    public struct CheckmarkOptions { public init(tintColor: UIColor? = nil) {} }
    public struct DeleteOptions { public init(tintColor: UIColor? = nil, backgroundColor: UIColor? = nil) {} }
    public struct ReorderOptions { public init(tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil) {} }
    public struct OutlineDisclosureOptions {
        public enum Style: Sendable { case automatic, header, cell }

        public init(style: Style = .automatic, tintColor: UIColor? = nil) {}
    }

    public struct CustomViewConfiguration {
        let customView: UIView

        public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
            self.customView = customView
        }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { UICellAccessory() }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory() }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { UICellAccessory() }
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory { UICellAccessory() }
    public static func detail(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil)
        -> UICellAccessory
    {
        UICellAccessory()
    }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { UICellAccessory() }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory { UICellAccessory() }
}

/// A cell of a list, with its separator along the bottom.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    public private(set) lazy var separatorLayoutGuide = UILayoutGuide()

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

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
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    public init(appearance: Appearance) { self.appearance = appearance }
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
