import AutoLayout
import Notation

/// Writes one property of one view, under UIKit's names.
struct PropertySetter {
    let context: StatementContext
    let writer: ExpressionWriter
    /// `leading` in `margins.leading`.
    let part: String?
    /// Whether it is set again and again.
    let isChange: Bool

    private var item: Item { context.view }

    /// The statements for `property`; `isArranged` tells how a view is added and has none of its own.
    func statements(for property: Property, _ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        switch property {
        case .backgroundColor, .tintColor, .alpha, .isHidden, .clipsToBounds, .preservesSuperviewLayoutMargins,
            .insetsLayoutMarginsFromSafeArea, .textColor, .textAlignment, .numberOfLines, .lineBreakMode,
            .adjustsFontSizeToFitWidth, .minimumScaleFactor, .contentMode, .axis, .spacing, .alignment, .distribution,
            .isLayoutMarginsRelativeArrangement, .isBaselineRelativeArrangement, .contentInsetAdjustmentBehavior,
            .alwaysBounceVertical, .apportionsSegmentWidthsByContent, .text, .selectedSegmentIndex:
            return [assignment(property.rawValue, try write(value, property.valueType))]
        case .tint: return [assignment("tintColor", try write(value, .color))]
        case .cornerRadius, .borderWidth, .zPosition:
            return [.assignment(item.dot("layer").dot(property.rawValue), try write(value, .number))]
        case .borderColor:
            let color = value.isNull ? .nil : try writer.explicitColor(value).dot("cgColor")
            return [.assignment(item.dot("layer").dot("borderColor"), color)]
        case .gradient:
            writer.needs.extensions.insert(.gradient)
            return [.call(item.dot("setGradient"), .init(try write(value, .list(.color))))]
        case .margins: return try margins(value)
        case .hugging: return try priorities("setContentHuggingPriority", value)
        case .compression: return try priorities("setContentCompressionResistancePriority", value)
        case .isArranged: return []
        case .spacingAfter: return try customSpacing(value)
        case .font:
            let font = try write(value, .font)
            return [context.type == .button ? .assignment(context.font ?? .nil, font) : assignment("font", font)]
        case .image where context.type == .imageView: return [assignment("image", try write(value, .image))]
        case .image: return try forNormal("setImage", value, .image)
        case .title: return try forNormal("setTitle", value, .text)
        case .titleColor: return try forNormal("setTitleColor", value, .color)
        case .contentInsets: return try insets("contentEdgeInsets", value)
        case .imageInsets: return try insets("imageEdgeInsets", value)
        case .titleInsets: return try insets("titleEdgeInsets", value)
        case .contentInset: return try insets("contentInset", value)
        case .rowHeight:
            let height = try write(value, .number).replacing(.implicit("automatic"), by: Self.automaticDimension)
            return [.assignment(item.dot("rowHeight"), height)]
        case .separators:
            return [.assignment(item.dot("separatorStyle"), try choice(value, "singleLine", "none"))]
        case .separatorInset:
            if value.isNull { return [] }
            return [
                .assignment(item.dot("separatorInset"), edgeInsets([.zero, try write(value, .number), .zero, .zero]))
            ]
        case .segments:
            let titles = try write(value, .list(.text))
            writer.needs.extensions.insert(.segments)
            return [.call(item.dot("setSegments"), .init(titles))]
        }
    }

    private func write(_ value: ResolvedExpression, _ type: ValueType) throws(Untranslatable) -> SwiftExpression {
        try writer.write(value, as: type)
    }

    private func assignment(_ name: String, _ value: SwiftExpression) -> SwiftStatement {
        let isShadowed = item.expression == nil && context.scope?.find(name) != nil
        return .assignment(isShadowed ? .self.dot(name) : item.dot(name), value)
    }

    // MARK: Calls

    private func forNormal(
        _ method: String, _ value: ResolvedExpression, _ type: ValueType
    ) throws(Untranslatable) -> [SwiftStatement] {
        [.call(item.dot(method), .init(try write(value, type)), .init("for", .implicit("normal")))]
    }

    private func priorities(
        _ method: String, _ value: ResolvedExpression
    ) throws(Untranslatable) -> [SwiftStatement] {
        let priority = try write(value, .priority)
        let axes = part.map { [$0] } ?? ["horizontal", "vertical"]
        return axes.map { .call(item.dot(method), .init(priority), .init("for", .implicit($0))) }
    }

    private func customSpacing(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        // What stays is said where the view is added.
        guard isChange, let superview = context.superview else { return [] }
        let spacing: SwiftExpression =
            value.isNull ? .name("UIStackView").dot("spacingUseDefault") : try write(value, .number)
        return [.call(superview.dot("setCustomSpacing"), .init(spacing), .init("after", item.object))]
    }

    // MARK: Choices

    private func choice(
        _ value: ResolvedExpression, _ yes: String, _ no: String
    ) throws(Untranslatable) -> SwiftExpression {
        if case .bool(let holds) = value.kind { return .implicit(holds ? yes : no) }
        return SwiftExpression.implicit(yes).or(.implicit(no), if: try write(value, .bool))
    }

    private static let automaticDimension = SwiftExpression.name("UITableView").dot("automaticDimension")

    // MARK: Insets

    private func margins(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        let margins = item.dot("directionalLayoutMargins")
        guard let part else {
            let labels = ["top", "leading", "bottom", "trailing"]
            let sides = try sides(value)
            return [
                .assignment(
                    margins,
                    .call(
                        .name("NSDirectionalEdgeInsets"),
                        zip(labels, sides).map { SwiftExpression.Argument($0, $1) }, .oneLine))
            ]
        }
        let points = try write(value, .number)
        switch part {
        case "horizontal":
            return [.assignment(margins.dot("leading"), points), .assignment(margins.dot("trailing"), points)]
        case "vertical":
            return [.assignment(margins.dot("top"), points), .assignment(margins.dot("bottom"), points)]
        case "left", "right": return [.assignment(item.dot("layoutMargins").dot(part), points)]
        default: return [.assignment(margins.dot(part), points)]
        }
    }

    private func insets(_ name: String, _ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        if let part { return [.assignment(item.dot(name).dot(part), try write(value, .number))] }
        return [.assignment(item.dot(name), edgeInsets(try sides(value)))]
    }

    private func edgeInsets(_ sides: [SwiftExpression]) -> SwiftExpression {
        let arguments = zip(["top", "left", "bottom", "right"], sides).map { SwiftExpression.Argument($0, $1) }
        return .call(.name("UIEdgeInsets"), arguments, .oneLine)
    }

    /// Four numbers, or one for all sides.
    private func sides(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftExpression] {
        var values = Array(repeating: value, count: 4)
        if case .tuple(let given) = value.kind, given.count == 4 { values = given }
        return try values.map { value throws(Untranslatable) in try write(value, .number) }
    }
}

extension ResolvedExpression {
    var isNull: Bool { if case .null = kind { true } else { false } }
}
