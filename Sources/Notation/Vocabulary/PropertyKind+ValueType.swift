import AutoLayout

extension PropertyKind {
    /// What the property takes.
    package var valueType: ValueType {
        switch self {
        case .bool: .bool
        case .collectionLayout: .list(.unknown)
        case .number, .optionalNumber, .length, .lengthOrAutomatic, .fraction, .edgeInsets, .separatorInset,
            .directionalInsets, .contentSize, .sizeOrAutomatic, .offset:
            .number
        case .integer: .integer
        case .text: .text
        case .texts: .list(.text)
        case .barItems, .attributedText, .shape, .cellAccessories: .list(.unknown)
        case .color, .optionalColor: .color
        case .colors: .list(.color)
        case .font: .font
        case .image: .image
        case .priority: .priority
        case .corners: .list(.choice("CACornerMask"))
        case .transform: .transform
        case .choice(_, let type): .choice(type)
        }
    }
}
