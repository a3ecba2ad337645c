import Notation

extension Property {
    /// What UIKit takes for the property.
    var swiftType: SwiftType {
        switch self {
        case .margins, .alpha, .cornerRadius, .borderWidth, .zPosition, .spacingAfter, .minimumScaleFactor,
            .contentInsets,
            .imageInsets, .titleInsets, .spacing, .contentInset, .rowHeight, .separatorInset:
            .number
        case .backgroundColor, .tintColor, .borderColor, .tint, .textColor, .titleColor: .color
        case .isHidden, .clipsToBounds, .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea, .isArranged,
            .adjustsFontSizeToFitWidth, .isLayoutMarginsRelativeArrangement, .isBaselineRelativeArrangement,
            .alwaysBounceVertical, .separators, .apportionsSegmentWidthsByContent:
            .bool
        case .gradient: .list(.color)
        case .hugging, .compression: .priority
        case .text, .title: .text
        case .font: .font
        case .image: .image
        case .numberOfLines, .selectedSegmentIndex: .integer
        case .segments: .list(.text)
        case .textAlignment: .uiKit("NSTextAlignment")
        case .lineBreakMode: .uiKit("NSLineBreakMode")
        case .contentMode: .uiKit("UIView.ContentMode")
        case .axis: .uiKit("NSLayoutConstraint.Axis")
        case .alignment: .uiKit("UIStackView.Alignment")
        case .distribution: .uiKit("UIStackView.Distribution")
        case .contentInsetAdjustmentBehavior: .uiKit("UIScrollView.ContentInsetAdjustmentBehavior")
        }
    }
}
