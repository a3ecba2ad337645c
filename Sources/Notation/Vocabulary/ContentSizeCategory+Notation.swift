import AutoLayout

extension ContentSizeCategory {
    /// A text size by UIKit's name or by a short one.
    package init?(notation name: String) {
        for category in ContentSizeCategory.allCases where category.names.contains(name) {
            self = category
            return
        }
        return nil
    }

    /// UIKit's name, then shorter ones.
    package var names: [String] {
        switch self {
        case .extraSmall: ["extraSmall", "xSmall"]
        case .small: ["small"]
        case .medium: ["medium"]
        case .large: ["large"]
        case .xLarge: ["extraLarge", "xLarge"]
        case .xxLarge: ["extraExtraLarge", "xxLarge"]
        case .xxxLarge: ["extraExtraExtraLarge", "xxxLarge"]
        case .accessibility1: ["accessibilityMedium", "accessibility1", "AX1"]
        case .accessibility2: ["accessibilityLarge", "accessibility2", "AX2"]
        case .accessibility3: ["accessibilityExtraLarge", "accessibility3", "AX3"]
        case .accessibility4: ["accessibilityExtraExtraLarge", "accessibility4", "AX4"]
        case .accessibility5: ["accessibilityExtraExtraExtraLarge", "accessibility5", "AX5"]
        }
    }

    /// From small to large, from 0.
    var rank: Int { ContentSizeCategory.allCases.firstIndex(of: self) ?? 0 }
}
