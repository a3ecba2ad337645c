import AutoLayout
import Piecewise
import Scene

/// The names under which a block sees its surroundings.
package enum EnvironmentName: String, Hashable, Sendable, CaseIterable {
    case screen, regular, compact, verticallyRegular, verticallyCompact, landscape, portrait, dark, light, rtl, ltr
    case textSize

    static let names: [String] = allCases.map { $0.rawValue }

    /// What a name means, and how UIKit is asked for it.
    package struct Entry: Sendable {
        /// How a screen is asked for it.
        enum Reading: Sendable {
            /// The screen itself: what counts are its members.
            case whole
            case condition(@Sendable (Screen) -> Bool)
            case textSize(@Sendable (Screen) -> ContentSizeCategory)
        }

        package var type: ValueType
        package var dependencies: Dependencies
        package var uiKit: UIKitQuestion?
        var reading: Reading
        /// What of the screen's width it follows; nil where it does not change with the width.
        var widthUse: WidthUse?
    }

    /// What UIKit is asked.
    package enum UIKitQuestion: Hashable, Sendable {
        /// A property of the trait collection.
        case trait(String)
        /// Whether a property of the trait collection is a case, or is not.
        case traitIs(String, String)
        case traitIsNot(String, String)
        /// Whether the bounds are wider than high.
        case isWide
        case isNotWide
    }

    /// The table of all names.
    package var entry: Entry {
        switch self {
        case .screen: Entry(type: .unknown, dependencies: [], reading: .whole)
        case .regular:
            .trait(.traitIs("horizontalSizeClass", "regular"), .traits) { $0.horizontalSizeClass == .regular }
        case .compact:
            .trait(.traitIs("horizontalSizeClass", "compact"), .traits) { $0.horizontalSizeClass == .compact }
        case .verticallyRegular:
            .trait(.traitIs("verticalSizeClass", "regular")) { $0.verticalSizeClass == .regular }
        case .verticallyCompact:
            .trait(.traitIs("verticalSizeClass", "compact")) { $0.verticalSizeClass == .compact }
        case .landscape: .shape(.isWide) { $0.isLandscape }
        case .portrait: .shape(.isNotWide) { !$0.isLandscape }
        case .dark: .trait(.traitIs("userInterfaceStyle", "dark")) { $0.userInterfaceStyle == .dark }
        case .light: .trait(.traitIsNot("userInterfaceStyle", "dark")) { $0.userInterfaceStyle == .light }
        case .rtl: .trait(.traitIs("layoutDirection", "rightToLeft")) { $0.layoutDirection == .rightToLeft }
        case .ltr: .trait(.traitIs("layoutDirection", "leftToRight")) { $0.layoutDirection == .leftToRight }
        case .textSize:
            Entry(
                type: .textSize, dependencies: .traits, uiKit: .trait("preferredContentSizeCategory"),
                reading: .textSize { $0.contentSizeCategory })
        }
    }
}

extension EnvironmentName.Entry {
    fileprivate static func trait(
        _ question: EnvironmentName.UIKitQuestion, _ widthUse: WidthUse? = nil,
        _ condition: @escaping @Sendable (Screen) -> Bool
    ) -> Self {
        Self(
            type: .bool, dependencies: .traits, uiKit: question, reading: .condition(condition), widthUse: widthUse)
    }

    fileprivate static func shape(
        _ question: EnvironmentName.UIKitQuestion, _ condition: @escaping @Sendable (Screen) -> Bool
    ) -> Self {
        Self(type: .bool, dependencies: .size, uiKit: question, reading: .condition(condition), widthUse: .traits)
    }
}

/// What stands behind `screen.`.
package enum ScreenMember: String, Hashable, Sendable, CaseIterable {
    case width, height, scale, safeArea

    static let names: [String] = allCases.map { $0.rawValue }

    package var dependencies: Dependencies {
        switch self {
        case .width, .height: .size
        case .scale: []
        case .safeArea: .safeArea
        }
    }
}

/// What stands behind `screen.safeArea.`.
package enum SafeAreaSide: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right, leading, trailing

    static let names: [String] = allCases.map { $0.rawValue }

    package var dependencies: Dependencies {
        switch self {
        case .top, .left, .bottom, .right: .safeArea
        case .leading, .trailing: [.safeArea, .traits]
        }
    }

    func inset(of screen: Screen) -> Double {
        let insets = screen.safeAreaInsets
        let isLeftToRight = screen.layoutDirection == .leftToRight
        return switch self {
        case .top: insets.top
        case .left: insets.left
        case .bottom: insets.bottom
        case .right: insets.right
        case .leading: isLeftToRight ? insets.left : insets.right
        case .trailing: isLeftToRight ? insets.right : insets.left
        }
    }
}
