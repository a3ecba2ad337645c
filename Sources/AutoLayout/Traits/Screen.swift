import Scene

/// Horizontal or vertical room, as `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, Serializable {
    case compact, regular
}

/// Light or dark, as `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Hashable, Sendable, Serializable, CaseIterable {
    case light, dark
}

/// The reading direction.
public enum LayoutDirection: String, Hashable, Sendable, Serializable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The reader's text size, as `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Hashable, Sendable, Serializable, CaseIterable {
    case extraSmall = "xSmall"
    case small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"
}

/// What a layout may depend on: the root view's size and the traits.
public struct Screen: Hashable, Sendable, Serializable {
    /// The root view's size, points.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    public var safeAreaInsets: EdgeInsets
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var userInterfaceStyle: UserInterfaceStyle
    public var layoutDirection: LayoutDirection
    public var contentSizeCategory: ContentSizeCategory
    /// The keyboard that it shows; nil while it shows none.
    public var keyboard: KeyboardSize?
    /// How far the screen's first scroll or table view is scrolled from its rest, points; negative when pulled down.
    public var scrolledBy: Double
    /// Whether a table's parts are laid out in its width rounded to pixels, as on a device. A screen with a continuous
    /// width also has widths between pixels; there the parts have the table's exact width.
    public var roundsTableWidths = true

    public init(
        size: Size, scale: Double = 2, safeAreaInsets: EdgeInsets = .zero,
        horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
        userInterfaceStyle: UserInterfaceStyle = .light, layoutDirection: LayoutDirection = .leftToRight,
        contentSizeCategory: ContentSizeCategory = .large, scrolledBy: Double = 0
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.contentSizeCategory = contentSizeCategory
        self.scrolledBy = scrolledBy
    }

    /// Whether it is wider than high.
    public var isLandscape: Bool { size.width > size.height }

    /// `systemMinimumLayoutMargins` at the sides, points: 16 below a width of 414 and on phones on their side, else 20.
    public var systemMinimumMargin: Double {
        size.width < Self.leastWidthOfWideMargins || verticalSizeClass == .compact ? 16 : 20
    }

    /// Points.
    package static let leastWidthOfWideMargins = 414.0
}
