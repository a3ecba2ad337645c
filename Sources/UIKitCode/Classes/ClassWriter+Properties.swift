import AutoLayout
import Notation

// Properties, under UIKit's names.
extension ClassWriter {
    /// The statements that set a property, if it belongs to this pass.
    func set(
        _ assignment: PropertyAssignment, _ context: StatementContext, _ pass: Pass
    ) throws(Untranslatable) -> [Code] {
        guard let first = assignment.path.first,
            let property = context.type.property(named: first.text, isScreen: isScreen)
        else { return [] }
        let varies = inference.varies(assignment.value, context.scope)
        guard pass == .whole || varies == (pass == .adaptive) else { return [] }
        var setter = PropertyWriter(
            property: property, item: context.view, superview: context.superview, type: context.type,
            scope: context.scope, writer: writer)
        setter.isChange = pass != .fixed
        setter.part = assignment.path.count > 1 ? assignment.path[1].text : nil
        let lines = try setter.lines(assignment.value)
        return lines.map { .line($0) }
    }
}

/// Writes one property of one view.
struct PropertyWriter {
    let property: ViewProperty<View>
    let item: Item
    let superview: Item?
    let scope: Scope?
    let writer: ExpressionWriter
    /// Whether it is set again and again.
    var isChange = false
    /// `leading` in `margins.leading`.
    var part: String?

    init(
        property: ViewProperty<View>, item: Item, superview: Item?, type: BuiltinType, scope: Scope?,
        writer: ExpressionWriter
    ) {
        self.property = property
        self.item = item
        self.superview = superview
        self.scope = scope
        var writer = writer
        if let font = type.fontSpelling { writer.surrounding = item.dot(font) }
        self.writer = writer
    }

    /// The statements that set the property.
    func lines(_ value: Expression) throws(Untranslatable) -> [String] {
        switch property.spelling {
        case .assignment(let name): return [try assignment(name, value)]
        case .cgColor(let name):
            if case .null = value.kind { return ["\(item.dot(name)) = nil"] }
            return ["\(item.dot(name)) = \(try writer.explicitColor(value, scope)).cgColor"]
        case .callForNormalState(let method): return ["\(item.dot(method))(\(try text(value)), for: .normal)"]
        case .callForEachAxis(let method):
            let text = try text(value)
            let axes = part.map { [$0] } ?? ["horizontal", "vertical"]
            return axes.map { "\(item.dot(method))(\(text), for: .\($0))" }
        case .edgeInsets(let name): return try insets(name, value)
        case .leftInset(let name):
            if case .null = value.kind { return [] }
            return ["\(item.dot(name)) = UIEdgeInsets(top: 0, left: \(try text(value)), bottom: 0, right: 0)"]
        case .margins: return try margins(value)
        case .question(let name, let yes, let no): return ["\(item.dot(name)) = \(try choice(value, yes, no))"]
        case .assignmentOrAutomatic(let name, let automatic):
            return ["\(item.dot(name)) = \(try text(value).replacing(".automatic", with: automatic))"]
        case .support(let method):
            let text = try text(value)
            writer.needs.shorthands.insert(Shorthand(method))
            return ["\(item.dot(method.rawValue))(\(text))"]
        case .adding: return []
        case .customSpacing: return try customSpacing(value)
        }
    }

    /// A value as UIKit takes it for the property.
    private func text(_ value: Expression) throws(Untranslatable) -> String {
        try writer.write(value, as: property.setter.swiftType, scope).text
    }

    private func assignment(_ name: String, _ value: Expression) throws(Untranslatable) -> String {
        let isShadowed = item.text.isEmpty && Scope.find(name, in: scope) != nil
        return "\(isShadowed ? "self." : "")\(item.dot(name)) = \(try text(value))"
    }

    private func choice(_ value: Expression, _ yes: String, _ no: String) throws(Untranslatable) -> String {
        if case .bool(let holds) = value.kind { return holds ? yes : no }
        return "\(try writer.write(value, as: .bool, scope).within(.or)) ? \(yes) : \(no)"
    }

    // MARK: Several statements

    private func customSpacing(_ value: Expression) throws(Untranslatable) -> [String] {
        // What stays is said where the view is added.
        guard isChange, let superview else { return [] }
        if case .null = value.kind {
            return ["\(superview.dot("setCustomSpacing"))(UIStackView.spacingUseDefault, after: \(item.object))"]
        }
        return ["\(superview.dot("setCustomSpacing"))(\(try text(value)), after: \(item.object))"]
    }

    private func margins(_ value: Expression) throws(Untranslatable) -> [String] {
        let margins = item.dot("directionalLayoutMargins")
        guard let part else {
            let sides = try sides(value, ["top", "leading", "bottom", "trailing"])
            return ["\(margins) = NSDirectionalEdgeInsets(\(sides))"]
        }
        let points = try text(value)
        switch part {
        case "horizontal": return ["\(margins).leading = \(points)", "\(margins).trailing = \(points)"]
        case "vertical": return ["\(margins).top = \(points)", "\(margins).bottom = \(points)"]
        case "left", "right": return ["\(item.dot("layoutMargins")).\(part) = \(points)"]
        default: return ["\(margins).\(part) = \(points)"]
        }
    }

    private func insets(_ name: String, _ value: Expression) throws(Untranslatable) -> [String] {
        if let part { return ["\(item.dot(name)).\(part) = \(try text(value))"] }
        return ["\(item.dot(name)) = UIEdgeInsets(\(try sides(value, ["top", "left", "bottom", "right"])))"]
    }

    /// Four numbers, or one for all sides.
    private func sides(_ value: Expression, _ labels: [String]) throws(Untranslatable) -> String {
        var parts: [String] = []
        for (index, label) in labels.enumerated() {
            var side = value
            if case .tuple(let values) = value.kind, values.count == labels.count { side = values[index] }
            parts.append("\(label): \(try text(side))")
        }
        return parts.joined(separator: ", ")
    }
}

extension Shorthand {
    /// The extension that has a method.
    fileprivate init(_ method: UIKitSpelling.SupportMethod) {
        self =
            switch method {
            case .setGradient: .gradient
            case .setSegments: .segments
            }
    }
}
