import AutoLayout
import Notation

extension BuiltinType {
    /// What a new view of UIKit has for a property that nobody sets, as the notation would write it; nil where it has no way to.
    ///
    /// - Parameters:
    ///   - part: `leading` in `margins.leading`.
    ///   - isScreen: whether it is the view of a controller.
    func initialValue(of property: String, part: String?, isScreen: Bool) -> ResolvedExpression? {
        if isScreen, property == "backgroundColor" { return .name("systemBackground") }
        return priority(of: property, part: part) ?? ownValue(of: property) ?? Self.initialValues[property]
    }

    private func priority(of property: String, part: String?) -> ResolvedExpression? {
        let priorities: AxisPriorities
        switch property {
        case "hugging": priorities = viewClass.hugging
        case "compression": priorities = viewClass.compressionResistance
        default: return nil
        }
        return .number(Double((part == "vertical" ? priorities.vertical : priorities.horizontal).rawValue))
    }

    /// What differs from type to type.
    private func ownValue(of property: String) -> ResolvedExpression? {
        switch (rawValue, property) {
        case (_, "axis"): .name(settings.contains { $0.name == "axis" } ? "vertical" : "horizontal")
        case ("Label", "font"): .systemFont(17)
        case ("Label", "textColor"), ("TextField", "textColor"): .name("label")
        default: nil
        }
    }

    private static let initialValues: [String: ResolvedExpression] = [
        "alpha": .number(1), "isHidden": .bool(false), "backgroundColor": .null, "tintColor": .null,
        "cornerRadius": .number(0), "cornerCurve": .name("circular"), "borderWidth": .number(0),
        "shadowOpacity": .number(0), "shadowRadius": .number(3), "zPosition": .number(0),
        "transform": .name("identity"),
        "spacing": .number(0), "alignment": .name("fill"), "distribution": .name("fill"), "spacingAfter": .null,
        "isLayoutMarginsRelativeArrangement": .bool(false), "isBaselineRelativeArrangement": .bool(false),
        "preservesSuperviewLayoutMargins": .bool(false), "insetsLayoutMarginsFromSafeArea": .bool(true),
        "text": .null, "numberOfLines": .number(1), "textAlignment": .name("natural"),
        "lineBreakMode": .name("byTruncatingTail"), "adjustsFontSizeToFitWidth": .bool(false), "image": .null,
        "contentMode": .name("scaleToFill"), "isEnabled": .bool(true), "isSelected": .bool(false),
        "isHighlighted": .bool(false), "isOn": .bool(false), "isPagingEnabled": .bool(false),
        "prefersLargeTitles": .bool(false), "currentPage": .number(0), "progress": .number(0),
    ]
}

extension ResolvedExpression {
    fileprivate static let null = ResolvedExpression(unwritten: .null)
    fileprivate static func bool(_ value: Bool) -> Self { ResolvedExpression(unwritten: .bool(value)) }
    fileprivate static func number(_ value: Double) -> Self { ResolvedExpression(unwritten: .number(value)) }

    /// `.fill`.
    fileprivate static func name(_ name: String) -> Self {
        ResolvedExpression(unwritten: .dot([Step(name: name, arguments: nil)]))
    }

    fileprivate static func systemFont(_ size: Double) -> Self {
        ResolvedExpression(
            unwritten: .dot([Step(name: "system", arguments: [Argument(label: nil, value: .number(size))])]))
    }
}
