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

/// A property with the part of it that is set: `margins.leading`.
struct PropertyPath: Hashable, Sendable {
    var property: Property
    var part: String?

    /// Why names are no property, and which of them is to blame.
    struct Failure: Error {
        var error: NotationError
        var position: Int
    }

    /// The property that `names` mean in a view of `type`.
    static func resolve(_ names: [String], of type: BuiltinType, isScreen: Bool) -> Result<PropertyPath, Failure> {
        guard let first = names.first else { return .failure(Failure(error: .leftSideNotProperty, position: 0)) }
        guard let property = Property(rawValue: first), property.belongs(to: type, isScreen: isScreen) else {
            return .failure(Failure(error: unknown(names, of: type, isScreen: isScreen), position: 0))
        }
        guard names.count > 1 else { return .success(PropertyPath(property: property)) }
        guard names.count == 2, property.parts.contains(names[1]) else {
            return .failure(
                Failure(
                    error: .unknownPart(
                        NotationError.list(names.dropFirst(), joint: "."), of: first, among: property.parts),
                    position: 1))
        }
        return .success(PropertyPath(property: property, part: names[1]))
    }

    private static func unknown(_ names: [String], of type: BuiltinType, isScreen: Bool) -> NotationError {
        let name = names[0]
        if let last = names.last, AnchorName(rawValue: last) != nil, Property(rawValue: name) == nil {
            return .assignmentToAnchor(NotationError.list(names, joint: "."))
        }
        var owners: [String] = []
        if let property = Property(rawValue: name) {
            owners = BuiltinType.allCases.filter { property.belongs(to: $0) }.map { $0.rawValue }
        }
        let properties = Property.names(of: type, isScreen: isScreen)
        return .unknownProperty(name, type: isScreen ? "screen" : type.rawValue, among: properties, owners: owners)
    }
}
