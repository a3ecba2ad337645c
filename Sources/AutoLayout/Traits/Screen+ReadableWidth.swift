extension Screen {
    /// The greatest width of `readableContentGuide` at this text size, points.
    public var readableWidth: Double { contentSizeCategory.readableWidth }
}

extension ContentSizeCategory {
    /// The greatest width of `readableContentGuide`, points; the accessibility sizes keep the widest.
    public var readableWidth: Double {
        switch self {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .large: 672
        case .xLarge: 744
        case .xxLarge: 824
        default: 896
        }
    }
}
