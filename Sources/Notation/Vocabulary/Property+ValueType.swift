extension Property {
    /// What the property takes.
    package var valueType: ValueType {
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
        case .textAlignment: .choice("NSTextAlignment")
        case .lineBreakMode: .choice("NSLineBreakMode")
        case .contentMode: .choice("UIView.ContentMode")
        case .axis: .choice("NSLayoutConstraint.Axis")
        case .alignment: .choice("UIStackView.Alignment")
        case .distribution: .choice("UIStackView.Distribution")
        case .contentInsetAdjustmentBehavior: .choice("UIScrollView.ContentInsetAdjustmentBehavior")
        }
    }
}
