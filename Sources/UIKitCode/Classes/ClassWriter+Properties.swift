import AutoLayout
import Notation

// Properties, under UIKit's names.
extension ClassWriter {
    /// The statements that set a property, if it belongs to this pass.
    func set(
        _ assignment: PropertyAssignment, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [Code] {
        guard let first = assignment.path.first, let property = Property(rawValue: first.text) else { return [] }
        let varies = inference.varies(assignment.value, context.scope)
        guard pass == .whole || varies == (pass == .adaptive) else { return [] }
        var setter = PropertySetter(
            item: context.view, superview: context.superview, type: context.type, scope: context.scope, writer: writer)
        setter.isChange = pass != .fixed
        setter.part = assignment.path.count > 1 ? assignment.path[1].text : nil
        let lines = try setter.lines(for: property, assignment.value)
        return lines.map { .line($0) }
    }
}

/// Writes one property of one view.
struct PropertySetter {
    let item: Item
    let superview: Item?
    let type: BuiltinType
    let scope: Scope?
    let writer: ExpressionWriter
    /// Whether it is set again and again.
    var isChange = false
    /// `leading` in `margins.leading`.
    var part: String?

    init(item: Item, superview: Item?, type: BuiltinType, scope: Scope?, writer: ExpressionWriter) {
        self.item = item
        self.superview = superview
        self.type = type
        self.scope = scope
        var writer = writer
        switch type {
        case .label: writer.surrounding = item.dot("font")
        case .button: writer.surrounding = item.dot("titleLabel?.font")
        default: break
        }
        self.writer = writer
    }

    /// The statements for `property`; `isArranged` tells how a view is added and has none of its own.
    func lines(for property: Property, _ value: Expression) throws(Untranslatable) -> [String] {
        switch property {
        case .backgroundColor, .tintColor, .alpha, .isHidden, .clipsToBounds, .preservesSuperviewLayoutMargins,
            .insetsLayoutMarginsFromSafeArea, .textColor, .textAlignment, .numberOfLines, .lineBreakMode,
            .adjustsFontSizeToFitWidth, .minimumScaleFactor, .contentMode, .axis, .spacing, .alignment, .distribution,
            .isLayoutMarginsRelativeArrangement, .isBaselineRelativeArrangement, .contentInsetAdjustmentBehavior,
            .alwaysBounceVertical, .apportionsSegmentWidthsByContent, .text, .selectedSegmentIndex:
            return [try assignment(property.rawValue, property.swiftType, value)]
        case .tint: return [try assignment("tintColor", .color, value)]
        case .cornerRadius, .borderWidth, .zPosition:
            return [try assignment("layer.\(property.rawValue)", .number, value)]
        case .borderColor:
            if case .null = value.kind { return ["\(item.dot("layer.borderColor")) = nil"] }
            return ["\(item.dot("layer.borderColor")) = \(try writer.explicitColor(value, scope)).cgColor"]
        case .gradient: return try gradient(value)
        case .margins: return try margins(value)
        case .hugging: return try priorities("setContentHuggingPriority", value)
        case .compression: return try priorities("setContentCompressionResistancePriority", value)
        case .isArranged: return []
        case .spacingAfter: return try customSpacing(value)
        case .font: return [try assignment(type == .button ? "titleLabel?.font" : "font", .font, value)]
        case .image:
            if type == .imageView { return [try assignment("image", .image, value)] }
            return ["\(item.dot("setImage"))(\(try text(value, .image)), for: .normal)"]
        case .title: return ["\(item.dot("setTitle"))(\(try text(value, .text)), for: .normal)"]
        case .titleColor:
            return ["\(item.dot("setTitleColor"))(\(try text(value, .color)), for: .normal)"]
        case .contentInsets: return try insets("contentEdgeInsets", value)
        case .imageInsets: return try insets("imageEdgeInsets", value)
        case .titleInsets: return try insets("titleEdgeInsets", value)
        case .contentInset: return try insets("contentInset", value)
        case .rowHeight, .separators, .separatorInset, .segments: return try listLines(for: property, value)
        }
    }

    /// The statements for what tables and segmented controls have.
    private func listLines(for property: Property, _ value: Expression) throws(Untranslatable) -> [String] {
        switch property {
        case .rowHeight:
            let height = try text(value, .number).replacing(".automatic", with: "UITableView.automaticDimension")
            return ["\(item.dot("rowHeight")) = \(height)"]
        case .separators: return ["\(item.dot("separatorStyle")) = \(try choice(value, ".singleLine", ".none"))"]
        case .separatorInset:
            if case .null = value.kind { return [] }
            let left = try text(value, .number)
            return ["\(item.dot("separatorInset")) = UIEdgeInsets(top: 0, left: \(left), bottom: 0, right: 0)"]
        default: return try segments(value)
        }
    }

    private func text(_ value: Expression, _ type: SwiftType) throws(Untranslatable) -> String {
        try writer.write(value, as: type, scope).text
    }

    private func assignment(
        _ name: String, _ type: SwiftType, _ value: Expression
    ) throws(Untranslatable) -> String {
        let isShadowed = item.text.isEmpty && Scope.find(name, in: scope) != nil
        return "\(isShadowed ? "self." : "")\(item.dot(name)) = \(try text(value, type))"
    }

    private func choice(_ value: Expression, _ yes: String, _ no: String) throws(Untranslatable) -> String {
        if case .bool(let holds) = value.kind { return holds ? yes : no }
        return "\(try writer.write(value, as: .bool, scope).within(.or)) ? \(yes) : \(no)"
    }

    // MARK: Several statements

    private func priorities(_ function: String, _ value: Expression) throws(Untranslatable) -> [String] {
        let priority = try text(value, .priority)
        let axes = part.map { [$0] } ?? ["horizontal", "vertical"]
        return axes.map { "\(item.dot(function))(\(priority), for: .\($0))" }
    }

    private func customSpacing(_ value: Expression) throws(Untranslatable) -> [String] {
        // What stays is said where the view is added.
        guard isChange, let superview else { return [] }
        if case .null = value.kind {
            return ["\(superview.dot("setCustomSpacing"))(UIStackView.spacingUseDefault, after: \(item.object))"]
        }
        return ["\(superview.dot("setCustomSpacing"))(\(try text(value, .number)), after: \(item.object))"]
    }

    private func margins(_ value: Expression) throws(Untranslatable) -> [String] {
        let margins = item.dot("directionalLayoutMargins")
        guard let part else {
            let sides = try sides(value, ["top", "leading", "bottom", "trailing"])
            return ["\(margins) = NSDirectionalEdgeInsets(\(sides))"]
        }
        let points = try text(value, .number)
        switch part {
        case "horizontal": return ["\(margins).leading = \(points)", "\(margins).trailing = \(points)"]
        case "vertical": return ["\(margins).top = \(points)", "\(margins).bottom = \(points)"]
        case "left", "right": return ["\(item.dot("layoutMargins")).\(part) = \(points)"]
        default: return ["\(margins).\(part) = \(points)"]
        }
    }

    private func insets(_ name: String, _ value: Expression) throws(Untranslatable) -> [String] {
        if let part { return ["\(item.dot(name)).\(part) = \(try text(value, .number))"] }
        return ["\(item.dot(name)) = UIEdgeInsets(\(try sides(value, ["top", "left", "bottom", "right"])))"]
    }

    /// Four numbers, or one for all sides.
    private func sides(_ value: Expression, _ labels: [String]) throws(Untranslatable) -> String {
        var parts: [String] = []
        for (index, label) in labels.enumerated() {
            var side = value
            if case .tuple(let values) = value.kind, values.count == labels.count { side = values[index] }
            parts.append("\(label): \(try text(side, .number))")
        }
        return parts.joined(separator: ", ")
    }

    private func gradient(_ value: Expression) throws(Untranslatable) -> [String] {
        writer.needs.shorthands.insert(.gradient)
        return ["\(item.dot("setGradient"))(\(try text(value, .list(.color))))"]
    }

    private func segments(_ value: Expression) throws(Untranslatable) -> [String] {
        let titles = try text(value, .list(.text))
        writer.needs.shorthands.insert(.segments)
        return ["\(item.dot("setSegments"))(\(titles))"]
    }
}
