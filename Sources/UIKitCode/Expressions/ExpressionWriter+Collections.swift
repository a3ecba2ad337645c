import AutoLayout
import Notation

// The sections, groups and items of compositional layouts.
extension ExpressionWriter {
    /// `[NSCollectionLayoutSection(group: …)]`.
    func collectionLayout(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch value.kind {
        case .variable(let variable):
            if let meaning = variable.meaning { return try collectionLayout(meaning) }
        case .list(let elements):
            return .array(try elements.map { element throws(Untranslatable) in try section(element) })
        default: break
        }
        throw Untranslatable(reason: "the sections of a layout are not written one by one")
    }

    /// What `setList` is given; nil for another layout.
    func listLayout(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftExpression.Argument]? {
        if case .variable(let variable) = value.kind, let meaning = variable.meaning {
            return try listLayout(meaning)
        }
        guard value.isListLayout else { return nil }
        return try step(of: value).arguments.map { argument throws(Untranslatable) in
            switch argument.label {
            case nil: .init(try write(argument.value, as: .choice("Appearance")))
            case "separators": .init("showsSeparators", try write(argument.value, as: .bool))
            case let label?:
                if case .dot = argument.value.kind {
                    .init(label, .nil)
                } else {
                    .init(label, try write(argument.value, as: .number))
                }
            }
        }
    }

    /// `[.label(text: "3"), .disclosureIndicator()]`.
    func cellAccessories(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch value.kind {
        case .ternary(let condition, let first, let second):
            return try cellAccessories(first).or(try cellAccessories(second), if: try write(condition, as: .bool))
        case .variable(let variable):
            if let meaning = variable.meaning { return try cellAccessories(meaning) }
        case .list(let elements):
            return .array(
                try elements.map { element throws(Untranslatable) in
                    let (name, arguments) = try step(of: element)
                    let texts = try arguments.map { argument throws(Untranslatable) in
                        SwiftExpression.Argument("text", try write(argument.value, as: .text))
                    }
                    return .call(.implicit(name), texts, .oneLine)
                })
        default: break
        }
        throw Untranslatable(reason: "the accessories of a cell are not written one by one")
    }

    private typealias Arguments = [ResolvedExpression.Argument]

    private func section(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        let (_, arguments) = try step(of: value)
        guard let group = arguments.first(where: { $0.label == nil }) else {
            throw Untranslatable(reason: "a section needs a group")
        }
        var section = SwiftExpression.call("NSCollectionLayoutSection", .init("group", try self.group(group.value)))
        for argument in arguments {
            switch argument.label {
            case "spacing": section = section.calling("spaced", .init("by", try write(argument.value, as: .number)))
            case "insets": section = section.calling("inset", .init("by", try insets(argument.value)))
            case "pinsHeader":
                section = section.calling("pinningHeader", .init(try write(argument.value, as: .bool)))
            case "orthogonalScrolling":
                section = section.calling("scrolling", .init(try write(argument.value, as: .choice("Scrolling"))))
            default: break
            }
        }
        return section
    }

    private func group(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        let (name, arguments) = try step(of: value)
        guard let items = arguments.first(where: { $0.label == "items" }), case .list(let elements) = items.value.kind
        else { throw Untranslatable(reason: "the items of a group are not written one by one") }
        var made: [SwiftExpression.Argument] = [.init("layoutSize", try size(arguments))]
        if let count = arguments.first(where: { $0.label == "count" }), let only = elements.first {
            made.append(.init("subitem", try item(only)))
            made.append(.init("count", try write(count.value, as: .integer)))
        } else {
            made.append(
                .init("subitems", .array(try elements.map { element throws(Untranslatable) in try item(element) })))
        }
        var group = SwiftExpression.call(.name("NSCollectionLayoutGroup").dot(name), made, .oneLine)
        for argument in arguments {
            switch argument.label {
            case "spacing": group = group.calling("spaced", .init("by", try write(argument.value, as: .number)))
            case "insets": group = group.calling("inset", .init("by", try insets(argument.value)))
            default: break
            }
        }
        return group
    }

    private func item(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        let (name, arguments) = try step(of: value)
        guard name == "item" else { return try group(value) }
        let made = SwiftExpression.call("NSCollectionLayoutItem", .init("layoutSize", try size(arguments)))
        guard let insets = arguments.first(where: { $0.label == "insets" }) else { return made }
        return made.calling("inset", .init("by", try self.insets(insets.value)))
    }

    private func size(_ arguments: Arguments) throws(Untranslatable) -> SwiftExpression {
        func dimension(_ label: String) throws(Untranslatable) -> SwiftExpression {
            guard let value = arguments.first(where: { $0.label == label })?.value else {
                throw Untranslatable(reason: "an item needs a \(label)")
            }
            guard case .dot = value.kind else {
                return .call(.implicit("absolute"), [.init(try write(value, as: .number))], .oneLine)
            }
            let (name, numbers) = try step(of: value)
            return .call(.implicit(name), try self.arguments(numbers, as: .number), .oneLine)
        }
        return .call(
            "NSCollectionLayoutSize", .init("widthDimension", try dimension("width")),
            .init("heightDimension", try dimension("height")))
    }

    private func insets(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        var sides = Array(repeating: value, count: 4)
        if case .tuple(let given) = value.kind, given.count == 4 { sides = given }
        var arguments: [SwiftExpression.Argument] = []
        for (label, side) in zip(["top", "leading", "bottom", "trailing"], sides) {
            arguments.append(.init(label, try write(side, as: .number)))
        }
        return .call(.name("NSDirectionalEdgeInsets"), arguments, .oneLine)
    }

    private func step(of value: ResolvedExpression) throws(Untranslatable) -> (name: String, arguments: Arguments) {
        if case .variable(let variable) = value.kind, let meaning = variable.meaning { return try step(of: meaning) }
        guard case .dot(let steps) = value.kind, let step = steps.first, steps.count == 1 else {
            throw Untranslatable(reason: "'\(value.source.text)' is not written out")
        }
        return (step.name, step.arguments ?? [])
    }
}

extension ResolvedExpression {
    /// Whether it is `.list(…)`.
    var isListLayout: Bool {
        switch kind {
        case .variable(let variable): variable.meaning?.isListLayout ?? false
        case .dot(let steps): steps.first?.name == "list"
        default: false
        }
    }
}

extension ResolvedBody {
    /// The class whose object holds the items of a collection view with this body.
    var itemsClass: String { value(of: "layout")?.isListLayout == true ? "ListItems" : "CollectionItems" }
}
