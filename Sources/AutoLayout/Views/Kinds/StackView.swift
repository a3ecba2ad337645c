import Scene

/// `UIStackView`.
public struct StackView: Hashable, Sendable, Serializable {
    public enum Distribution: String, Hashable, Sendable, Serializable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: String, Hashable, Sendable, Serializable, CaseIterable {
        case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
    }

    public var axis: Axis = .horizontal
    public var distribution: Distribution = .fill
    public var alignment: Alignment = .fill
    /// Points.
    public var spacing: Double = 0
    public var isLayoutMarginsRelativeArrangement = false
    public var isBaselineRelativeArrangement = false

    public init(axis: Axis = .horizontal) { self.axis = axis }
}

extension ViewClass {
    static let stackView = ViewClass(
        ViewContent(ViewKind.stackView) { if case .stackView(let stack) = $0 { stack } else { nil } },
        types: [
            ViewType("StackView", .stackView(StackView())),
            ViewType("HStack", .stackView(StackView())),
            ViewType(
                "VStack", .stackView(StackView(axis: .vertical)), settings: [UIKitSetting("axis", .member("vertical"))]),
        ],
        uiKit: UIKitClass("UIStackView", mayFailDecoding: false), placement: .inStack,
        properties: [
            ViewProperty("axis", .oneOf("NSLayoutConstraint.Axis") { $0.axis = $1 }),
            ViewProperty("spacing", .number { $0.spacing = $1 }, .spacing),
            ViewProperty("alignment", .oneOf("UIStackView.Alignment") { $0.alignment = $1 }),
            ViewProperty("distribution", .oneOf("UIStackView.Distribution") { $0.distribution = $1 }),
            ViewProperty("isLayoutMarginsRelativeArrangement", .bool { $0.isLayoutMarginsRelativeArrangement = $1 }),
            ViewProperty("isBaselineRelativeArrangement", .bool { $0.isBaselineRelativeArrangement = $1 }),
        ],
        visitNumbers: { $1(&$0.spacing) },
        drawnValues: { _ in StackView() })
}
