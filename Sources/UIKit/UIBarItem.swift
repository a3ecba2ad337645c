internal import AutoLayout
import Foundation

open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var isEnabled = true
    open var imageInsets = UIEdgeInsets.zero {
        didSet { leaveOut("UIBarItem", imageInsets, unless: .zero) }
    }
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?

    var item: BarItem { BarItem(title: title ?? "", image: image?.image) }
}

open class UIBarButtonItem: UIBarItem {
    private(set) final var isFlexibleSpace = false
    private var isFixedSpace = false
    open var primaryAction: UIAction?
    open var customView: UIView?
    private var ownTintColor: UIColor?
    /// That of the class's appearance until it is set.
    open var tintColor: UIColor? {
        get { ownTintColor ?? Self.proxy.ownTintColor }
        set { ownTintColor = newValue }
    }
    nonisolated(unsafe) private static let proxy = UIBarButtonItem()
    /// What is set on it holds for all items that have nothing else.
    open class func appearance() -> UIBarButtonItem { proxy }
    /// Items of bars that a figure draws whole.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem {
        leaveOut("UIBarButtonItem")
        return UIBarButtonItem()
    }
    open weak var target: AnyObject?
    open var action: Selector?
    open var width: CGFloat = 0
    open var style: Style = .plain
    open var menu: UIMenu?
    open var isSpringLoaded = false

    public enum Style: Int, Sendable { case plain, bordered, done }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

        /// The word that such an item shows.
        fileprivate var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        fileprivate var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        title = systemItem.title
        if systemItem == .done || systemItem == .save { style = .done }
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        isFlexibleSpace = systemItem == .flexibleSpace
        isFixedSpace = systemItem == .fixedSpace
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) { self.init(image: image, style: style, target: target, action: action) }

    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        (self.image, self.menu) = (image, menu)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.isFixedSpace = true
        item.width = width
        return item
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        leaveOut("UIBarButtonItem")
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.isFlexibleSpace = true
        return item
    }

    override var item: BarItem {
        guard !isFlexibleSpace else { return .flexibleSpace }
        var item = super.item
        item.isDone = style == .done
        return item
    }

    /// Whether nothing stands between it and its neighbours.
    final var isSpace: Bool { isFlexibleSpace || isFixedSpace }

    /// Whether a bar cannot draw it itself.
    final var wantsView: Bool { customView != nil || tintColor != nil || isFixedSpace || width > 0 }

    /// The width that it is given, points; nil for that of what it shows. A fixed space has at least 8 points.
    final var fixedWidth: CGFloat? {
        if isFixedSpace { return max(8, width) }
        return width > 0 ? width : nil
    }
}

open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        /// What such an item shows.
        fileprivate var look: (title: String, symbol: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        }
    }

    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var selectedImage: UIImage?

    /// What its tab shows, with the badge's colour of the bar's appearance where it has none of its own.
    func item(isSelected: Bool, badgeColor barColor: UIColor?) -> BarItem {
        var item = item
        if isSelected, let selectedImage { item.image = selectedImage.image }
        let color = badgeColor ?? barColor ?? .systemRed
        item.badge = badgeValue.map { TabBadge($0, color: color.color) }
        return item
    }

    open var titlePositionAdjustment = UIOffset.zero
    nonisolated(unsafe) private static let proxy = UITabBarItem()
    /// Attributes of titles, which a figure leaves out.
    open class func appearance() -> UITabBarItem { proxy }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let (title, symbol) = systemItem.look
        self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        leaveOut("UITabBarItem")
    }
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
}
