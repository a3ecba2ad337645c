import AutoLayout
import Notation

/// Writes one property of one view, as UIKit spells it.
struct PropertyWriter {
    let property: ViewProperty<View>
    let context: StatementContext
    let writer: ExpressionWriter
    /// `leading` in `margins.leading`.
    let part: String?
    /// Whether it is set again and again.
    let isChange: Bool

    private var item: Item { context.view }

    /// The statements that give the property a value.
    func statements(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        writer.needs.extensions.formUnion(
            SupportExtension.needed(by: property.spelling, in: item.type.viewClass.uiKit.name))
        switch property.spelling {
        case .assignment("font"): return font(try write(value))
        case .assignment(let path): return [assignment(path, try write(value))]
        case .cgColor(let path):
            return [.assignment(item.path(path), value.isNull ? .nil : try writer.explicitColor(value).dot("cgColor"))]
        case .callForNormalState(let method):
            let arguments: [SwiftExpression.Argument] = [.init(try write(value)), .init("for", .implicit("normal"))]
            return [.expression(.call(item.dot(method), arguments, .fitting))]
        case .callForEachAxis(let method):
            let written = try write(value)
            let axes = part.map { [$0] } ?? ["horizontal", "vertical"]
            return axes.map { .call(item.dot(method), .init(written), .init("for", .implicit($0))) }
        case .edgeInsets(let path): return try insets(item.path(path), value)
        case .insetsOfController(let name): return try insets(.name(name), value)
        case .controller(let path):
            return [.assignment(Item(expression: nil, type: item.type).path(path), try write(value))]
        case .leftInset(let name):
            if value.isNull { return [] }
            if case .tuple = value.kind { return [.assignment(item.dot(name), edgeInsets(try sides(value)))] }
            return [.assignment(item.dot(name), edgeInsets([.zero, try write(value), .zero, .zero]))]
        case .margins: return try margins(value)
        case .question(let name, let yes, let no): return [.assignment(item.dot(name), try choice(value, yes, no))]
        case .assignmentOrAutomatic(let name, let type, let member):
            let automatic = SwiftExpression.name(type).dot(member)
            return [.assignment(item.dot(name), try write(value).replacing(.implicit("automatic"), by: automatic))]
        case .assignmentOfCall(let path, let members): return [try assignment(path, value, calling: members)]
        case .assignmentOfWrapped(let path, let type, let label):
            return [assignment(path, .call(type, .init(label, try write(value))))]
        case .directionalInsets(let path): return [assignment(path, directionalInsets(try sides(value)))]
        case .offset(let path):
            guard case .tuple(let lengths) = value.kind else { return [assignment(path + ".height", try write(value))] }
            return [assignment(path, size(try lengths.map { length throws(Untranslatable) in try write(length) }))]
        case .support(let method): return try supported(method, value)
        case .spacing: return [assignment("spacing", try writer.spacing(value))]
        case .adding, .addingRow, .overriding, .initializer, .container: return []
        case .customSpacing: return try customSpacing(value)
        }
    }

    /// A call of what an extension of ours adds to UIKit.
    private func supported(
        _ method: UIKitSpelling.SupportMethod, _ value: ResolvedExpression
    ) throws(Untranslatable) -> [SwiftStatement] {
        let target = item.dot(method.rawValue)
        switch method {
        case .setSections: return try layout(value)
        case .setAttributedText, .setAttributedTitle:
            return [.expression(.call(target, [.init(try writer.attributedText(value))], .fitting))]
        case .setShape: return [.expression(.call(target, [.init(try writer.shape(value))], .fitting))]
        case .setItemSize: return [.call(target, .init(try itemSize(value)))]
        case .setGradient, .setSegments, .setLeftImage, .setRightImage, .setAnimating, .setDate, .setTitleFont,
            .setTitle, .setPrompt, .setBackItem, .setLeftBarButtonItems, .setRightBarButtonItems, .setSelectedItem,
            .setKern, .setLineSpacing, .setLineHeightMultiple, .setIsEditing, .setZoom, .setFillColor, .setStrokeColor,
            .setLineWidth:
            return [.call(target, .init(try write(value)))]
        }
    }

    /// A collection view's layout but for that which it is made with.
    private func layout(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        if let list = try writer.listLayout(value) {
            writer.needs.extensions.insert(.listLayout)
            return [.expression(.call(item.dot("setList"), list, .fitting))]
        }
        if case .dot = value.kind { return [] }
        writer.needs.extensions.insert(.compositionalLayout)
        let sections = try writer.collectionLayout(value)
        return [.expression(.call(item.dot("setSections"), [.init(sections)], .fitting))]
    }

    /// An assignment of a value whose `members` UIKit makes by calls, or of a part of it.
    private func assignment(
        _ path: String, _ value: ResolvedExpression, calling members: [String]
    ) throws(Untranslatable) -> SwiftStatement {
        if let part { return assignment("\(path).\(part)", try write(value)) }
        let called = members.reduce(try write(value)) { written, member in
            written.replacing(.implicit(member), by: .call(.implicit(member), [], .oneLine))
        }
        return assignment(path, called)
    }

    /// A value as what the property takes.
    private func write(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch property.setter.kind {
        case .barItems(let kind): return try writer.barItems(value, kind)
        case .cellAccessories: return try writer.cellAccessories(value)
        default: break
        }
        let setter = property.parts.first { $0.name == part }?.setter ?? property.setter
        return try writer.write(value, as: setter.kind.valueType)
    }

    /// A font, which follows the reader's text size where UIKit gave it.
    private func font(_ font: SwiftExpression) -> [SwiftStatement] {
        guard case .call(.implicit("preferredFont"), let arguments, _) = font, arguments.count == 1 else {
            return [assignment("font", font)]
        }
        return [assignment("font", font), assignment("adjustsFontForContentSizeCategory", .bool(true))]
    }

    private func assignment(_ path: String, _ value: SwiftExpression) -> SwiftStatement {
        let isShadowed = item.expression == nil && context.scope?.find(path) != nil
        return .assignment(isShadowed ? .self.dot(path) : item.path(path), value)
    }

    private func customSpacing(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        // What stays is said where the view is added.
        guard isChange, let superview = context.superview else { return [] }
        let spacing: SwiftExpression =
            value.isNull ? .name("UIStackView").dot("spacingUseDefault") : try writer.spacing(value)
        return [.call(superview.dot("setCustomSpacing"), .init(spacing), .init("after", item.object))]
    }

    /// The property of the view's class that says what UIKit has no setter for.
    func overriding(
        _ name: String, _ type: String, _ value: ResolvedExpression
    ) throws(Untranslatable) -> SwiftFunction {
        let written: SwiftExpression
        if type == "CGSize", case .tuple(let lengths) = value.kind {
            let none = SwiftExpression.name("UIView").dot("noIntrinsicMetric")
            let extents = try lengths.map { length throws(Untranslatable) in
                length.isNull ? none : try write(length)
            }
            written = size(extents)
        } else {
            written = edgeInsets(try sides(value))
        }
        return SwiftFunction(
            words: "override var \(name): \(type)", parameters: nil, body: [.expression(written)])
    }

    /// `CGSize(…)`, or nil for items that size themselves.
    private func itemSize(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch value.kind {
        case .dot: return .nil
        case .tuple(let lengths): return size(try lengths.map { length throws(Untranslatable) in try write(length) })
        case .ternary(let condition, let first, let second):
            return try itemSize(first).or(try itemSize(second), if: try writer.write(condition, as: .bool))
        default:
            let side = try write(value)
            return size([side, side])
        }
    }

    private func size(_ extents: [SwiftExpression]) -> SwiftExpression {
        let arguments = zip(["width", "height"], extents).map { SwiftExpression.Argument($0, $1) }
        return .call(.name("CGSize"), arguments, .oneLine)
    }

    private func choice(
        _ value: ResolvedExpression, _ yes: String, _ no: String
    ) throws(Untranslatable) -> SwiftExpression {
        if case .bool(let holds) = value.kind { return .implicit(holds ? yes : no) }
        return SwiftExpression.implicit(yes).or(.implicit(no), if: try writer.write(value, as: .bool))
    }

    // MARK: Insets

    private func margins(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftStatement] {
        let margins = item.dot("directionalLayoutMargins")
        guard let part else {
            return [.assignment(margins, directionalInsets(try sides(value)))]
        }
        let points = try write(value)
        switch part {
        case "horizontal":
            return [.assignment(margins.dot("leading"), points), .assignment(margins.dot("trailing"), points)]
        case "vertical":
            return [.assignment(margins.dot("top"), points), .assignment(margins.dot("bottom"), points)]
        case "left", "right": return [.assignment(item.dot("layoutMargins").dot(part), points)]
        default: return [.assignment(margins.dot(part), points)]
        }
    }

    private func insets(
        _ insets: SwiftExpression, _ value: ResolvedExpression
    ) throws(Untranslatable) -> [SwiftStatement] {
        if let part { return [.assignment(insets.dot(part), try write(value))] }
        return [.assignment(insets, edgeInsets(try sides(value)))]
    }

    private func directionalInsets(_ sides: [SwiftExpression]) -> SwiftExpression {
        let arguments = zip(["top", "leading", "bottom", "trailing"], sides).map { SwiftExpression.Argument($0, $1) }
        return .call(.name("NSDirectionalEdgeInsets"), arguments, .oneLine)
    }

    private func edgeInsets(_ sides: [SwiftExpression]) -> SwiftExpression {
        let arguments = zip(["top", "left", "bottom", "right"], sides).map { SwiftExpression.Argument($0, $1) }
        return .call(.name("UIEdgeInsets"), arguments, .oneLine)
    }

    /// Four numbers, or one for all sides.
    private func sides(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftExpression] {
        var values = Array(repeating: value, count: 4)
        if case .tuple(let given) = value.kind, given.count == 4 { values = given }
        return try values.map { value throws(Untranslatable) in try write(value) }
    }
}

extension ExpressionWriter {
    /// A stack's spacing, points; `systemSpacing(1)` is the one that UIKit has a name for.
    func spacing(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        if case .function(.systemSpacing, let arguments) = value.kind, case .number(1)? = arguments.first?.value.kind {
            return .name("UIStackView").dot("spacingUseSystem")
        }
        return try write(value, as: .number)
    }
}

extension ResolvedExpression {
    var isNull: Bool { if case .null = kind { true } else { false } }
}
