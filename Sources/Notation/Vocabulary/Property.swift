/// Every property of the notation, under UIKit's name or a shorter one.
package enum Property: String, Hashable, Sendable, CaseIterable {
    // Of every view
    case margins, backgroundColor, tintColor, alpha, isHidden, clipsToBounds
    case cornerRadius, borderWidth, borderColor, zPosition, gradient
    case hugging, compression
    case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
    case isArranged, spacingAfter
    /// The screen's tint colour.
    case tint
    // Of labels
    case text, font, textColor, textAlignment, numberOfLines, lineBreakMode
    case adjustsFontSizeToFitWidth, minimumScaleFactor
    // Of image views and buttons
    case image, contentMode, title, titleColor, contentInsets, imageInsets, titleInsets
    // Of stacks
    case axis, spacing, alignment, distribution
    case isLayoutMarginsRelativeArrangement, isBaselineRelativeArrangement
    // Of scroll views and tables
    case contentInset, contentInsetAdjustmentBehavior, alwaysBounceVertical
    case rowHeight, separators, separatorInset
    // Of segmented controls
    case segments, selectedSegmentIndex, apportionsSegmentWidthsByContent

    /// Whether a view of `type` has it.
    func belongs(to type: BuiltinType, isScreen: Bool = false) -> Bool {
        switch self {
        case .tint: isScreen
        case .text, .textColor, .textAlignment, .numberOfLines, .lineBreakMode, .adjustsFontSizeToFitWidth,
            .minimumScaleFactor:
            type == .label
        case .font: type == .label || type == .button
        case .image: type == .imageView || type == .button
        case .contentMode: type == .imageView
        case .title, .titleColor, .contentInsets, .imageInsets, .titleInsets: type == .button
        case .axis, .spacing, .alignment, .distribution, .isLayoutMarginsRelativeArrangement,
            .isBaselineRelativeArrangement:
            type.isStack
        case .contentInset, .contentInsetAdjustmentBehavior, .alwaysBounceVertical: type.scrolls
        case .rowHeight, .separators, .separatorInset: type == .tableView
        case .segments, .selectedSegmentIndex, .apportionsSegmentWidthsByContent: type == .segmentedControl
        default: true
        }
    }

    /// The names that may follow it after a dot.
    var parts: [String] {
        switch self {
        case .margins: ["top", "leading", "bottom", "trailing", "left", "right", "horizontal", "vertical"]
        case .hugging, .compression: ["horizontal", "vertical"]
        case .contentInset, .contentInsets, .imageInsets, .titleInsets: ["top", "left", "bottom", "right"]
        default: []
        }
    }

    /// The properties of a type, in the order above.
    static func names(of type: BuiltinType, isScreen: Bool = false) -> [String] {
        allCases.filter { $0.belongs(to: type, isScreen: isScreen) }.map { $0.rawValue }
    }
}
