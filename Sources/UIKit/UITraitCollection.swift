internal import AutoLayout
import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public init(rawValue: String) { self.rawValue = rawValue }

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.position < b.position }
    public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.position <= b.position }
    public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.position > b.position }
    public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.position >= b.position }

    /// From the smallest; -1 for none of them.
    private var position: Int { Self.all.firstIndex(of: self) ?? -1 }

    /// In the order of `ContentSizeCategory`.
    private static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    init(_ category: ContentSizeCategory) {
        self = zip(ContentSizeCategory.allCases, Self.all).first { $0.0 == category }?.1 ?? .unspecified
    }

    /// The engine's; nil for one that is unspecified.
    var category: ContentSizeCategory? { zip(ContentSizeCategory.allCases, Self.all).first { $0.1 == self }?.0 }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    public internal(set) final var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public internal(set) final var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public internal(set) final var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public internal(set) final var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public internal(set) final var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public internal(set) final var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public internal(set) final var displayScale: CGFloat = 0

    open class var current: UITraitCollection {
        ScreenReading.readTraits()
        return UITraitCollection(FigureEnvironment.current.screen)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

extension UITraitCollection {
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.horizontalSizeClass = horizontalSizeClass
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.verticalSizeClass = verticalSizeClass
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init()
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self.layoutDirection = layoutDirection
    }

    public convenience init(displayScale: CGFloat) {
        self.init()
        self.displayScale = displayScale
    }

    /// No figure is pressed.
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    /// What the collections say, the later ones first.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for other in traitCollections {
            if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
            if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
            if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
            if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
            if other.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = other.preferredContentSizeCategory
            }
            if other.displayScale != 0 { displayScale = other.displayScale }
        }
    }

    /// Whether this one says all that the other says.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
    }

    convenience init(_ screen: Screen) {
        self.init()
        horizontalSizeClass = screen.horizontalSizeClass == .regular ? .regular : .compact
        verticalSizeClass = screen.verticalSizeClass == .regular ? .regular : .compact
        userInterfaceStyle = screen.userInterfaceStyle == .dark ? .dark : .light
        userInterfaceIdiom =
            screen.deviceDescription.flatMap { DevicePreset.described(by: $0) }?.idiom == .pad ? .pad : .phone
        layoutDirection = screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        preferredContentSizeCategory = UIContentSizeCategory(screen.contentSizeCategory)
        displayScale = screen.scale
    }
}

public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
