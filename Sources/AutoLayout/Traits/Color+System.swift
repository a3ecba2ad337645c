import Scene

// UIKit's dynamic colours, iOS 15 to 18: light and dark, sRGB.
// Source: the Human Interface Guidelines' tables and the values Interface Builder saves.
extension Color {
    // Texts and lines
    public static let label = Color(0x000000, 0xFFFFFF)
    public static let secondaryLabel = Color(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    public static let tertiaryLabel = Color(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    public static let quaternaryLabel = Color(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    public static let placeholderText = Color(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    public static let separator = Color(0x3C3C43, 0.29, 0x545458, 0.6)
    public static let opaqueSeparator = Color(0xC6C6C8, 0x38383A)
    public static let link = Color(0x007AFF, 0x0984FF)

    // Backgrounds and fills
    public static let systemBackground = Color(0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = Color(0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = Color(0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = Color(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = Color(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = Color(0xF2F2F7, 0x2C2C2E)
    public static let systemFill = Color(0x787880, 0.2, 0x787880, 0.36)
    public static let secondarySystemFill = Color(0x787880, 0.16, 0x787880, 0.32)
    public static let tertiarySystemFill = Color(0x767680, 0.12, 0x767680, 0.24)
    public static let quaternarySystemFill = Color(0x747480, 0.08, 0x767680, 0.18)

    // Accents and greys
    public static let systemRed = Color(0xFF3B30, 0xFF453A)
    public static let systemOrange = Color(0xFF9500, 0xFF9F0A)
    public static let systemYellow = Color(0xFFCC00, 0xFFD60A)
    public static let systemGreen = Color(0x34C759, 0x30D158)
    public static let systemMint = Color(0x00C7BE, 0x63E6E2)
    public static let systemTeal = Color(0x30B0C7, 0x40C8E0)
    public static let systemCyan = Color(0x32ADE6, 0x64D2FF)
    public static let systemBlue = Color(0x007AFF, 0x0A84FF)
    public static let systemIndigo = Color(0x5856D6, 0x5E5CE6)
    public static let systemPurple = Color(0xAF52DE, 0xBF5AF2)
    public static let systemPink = Color(0xFF2D55, 0xFF375F)
    public static let systemBrown = Color(0xA2845E, 0xAC8E68)
    public static let systemGray = Color(0x8E8E93, 0x8E8E93)
    public static let systemGray2 = Color(0xAEAEB2, 0x636366)
    public static let systemGray3 = Color(0xC7C7CC, 0x48484A)
    public static let systemGray4 = Color(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = Color(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = Color(0xF2F2F7, 0x1C1C1E)

    /// Stands for the tint that a view inherits; `ViewTree.resolved(_:in:)` replaces it.
    public static let tint: Color = {
        var color = systemBlue
        color.isTint = true
        return color
    }()
}
