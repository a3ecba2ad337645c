import AutoLayout
import Scene

// How collection views lay out their items.
extension ValueReader {
    /// Width and height, or nil for `.automatic`.
    func sizeOrAutomatic(_ value: Value) throws(NotationError) -> Size? {
        if case .dot(let dot) = value, dot.word == "automatic" { return nil }
        if case .number = value {
            let side = try length(value)
            return Size(width: side, height: side)
        }
        guard case .tuple(let lengths) = value, lengths.count == 2 else {
            throw .wrongValue(of: property, expected: "(width, height) or .automatic", found: value.description)
        }
        return Size(width: try length(lengths[0]), height: try length(lengths[1]))
    }

    /// `.flow`, `.list(…)`, or a list of sections.
    func collectionLayout(_ value: Value) throws(NotationError) -> CollectionLayout {
        if case .dot(let dot) = value {
            if dot.word == "flow" { return .flow }
            if dot.steps.first?.name == "flow" { throw .flowWithArguments }
            if dot.steps.first?.name == "list" { return .list(try list(value)) }
        }
        guard let count = value.count, count > 0 else {
            throw .wrongValue(
                of: property, expected: "`.flow`, `.list(.insetGrouped)` or a list of sections",
                found: value.description)
        }
        var sections: [CollectionLayoutSection] = []
        for index in 0..<count { sections.append(try section(value[index] ?? .invalid)) }
        return .sections(sections)
    }

    private func list(_ value: Value) throws(NotationError) -> CollectionList {
        let usage = ".list(.insetGrouped, separators: false, headerTopPadding: 12)"
        let step = try layoutStep(value, named: ["list"], usage)
        guard let first = step.arguments?.first, first.label == nil else {
            throw .wrongArguments(of: "list", usage: usage)
        }
        var list = CollectionList(try ValueReader(property: "list", elaborator: elaborator).choice(first.value))
        for argument in step.arguments?.dropFirst() ?? [] {
            let reader = ValueReader(property: argument.label ?? "", elaborator: elaborator)
            switch argument.label {
            case "separators": list.showsSeparators = try reader.bool(argument.value)
            case "headerTopPadding": list.headerTopPadding = try reader.lengthOrAutomatic(argument.value)
            default: throw .wrongArguments(of: "list", usage: usage)
            }
        }
        return list
    }

    /// `[.label("3"), .disclosureIndicator]`.
    func cellAccessories(_ value: Value) throws(NotationError) -> [CellAccessory] {
        guard let count = value.count else {
            throw .wrongValue(
                of: property, expected: "a list, `[.disclosureIndicator]`", found: value.description)
        }
        var accessories: [CellAccessory] = []
        for index in 0..<count { accessories.append(try cellAccessory(value[index] ?? .invalid)) }
        return accessories
    }

    private func cellAccessory(_ value: Value) throws(NotationError) -> CellAccessory {
        let usage = ".label(\"3\")"
        let step = try layoutStep(value, named: CellAccessory.plain.map { $0.name } + ["label"], usage)
        if let plain = CellAccessory.plain.first(where: { $0.name == step.name }) {
            guard step.arguments == nil else { throw .wrongArguments(of: step.name, usage: ".\(step.name)") }
            return plain.accessory
        }
        guard let words = step.arguments?.only else { throw .wrongArguments(of: step.name, usage: usage) }
        return .label(try text(words))
    }

    private func section(_ value: Value) throws(NotationError) -> CollectionLayoutSection {
        let usage = ".section(.horizontal(…), spacing: 8, insets: 16, orthogonalScrolling: .groupPaging)"
        let step = try layoutStep(value, named: ["section"], usage)
        var group: CollectionLayoutGroup?
        for argument in step.arguments ?? [] where argument.label == nil { group = try self.group(argument.value) }
        guard let group else { throw .wrongArguments(of: "section", usage: usage) }
        var section = CollectionLayoutSection(group: group)
        for argument in step.arguments ?? [] {
            let reader = ValueReader(property: argument.label ?? "", elaborator: elaborator)
            switch argument.label {
            case nil: break
            case "spacing": section.spacing = try reader.length(argument.value)
            case "insets": section.insets = try reader.directionalInsets(argument.value)
            case "pinsHeader": section.pinsHeader = try reader.bool(argument.value)
            case "orthogonalScrolling": section.orthogonalScrolling = try reader.choice(argument.value)
            default: throw .wrongArguments(of: "section", usage: usage)
            }
        }
        return section
    }

    private static let groupUsage =
        ".horizontal(width: .fractionalWidth(1), height: .absolute(120), items: [.item(…)], spacing: 8)"

    private func group(_ value: Value) throws(NotationError) -> CollectionLayoutGroup {
        let usage = Self.groupUsage
        let step = try layoutStep(value, named: ["horizontal", "vertical"], usage)
        var (width, height): (CollectionDimension?, CollectionDimension?)
        var items: [CollectionLayoutItem] = []
        var group = CollectionLayoutGroup(
            step.name == "horizontal" ? .horizontal : .vertical,
            CollectionItemSize(width: .fractionalWidth(1), height: .fractionalHeight(1)), [])
        for argument in step.arguments ?? [] {
            let reader = ValueReader(property: argument.label ?? "", elaborator: elaborator)
            switch argument.label {
            case "width": width = try reader.dimension(argument.value)
            case "height": height = try reader.dimension(argument.value)
            case "count": group.count = try reader.integer(argument.value, atLeast: 1)
            case "spacing": group.spacing = try reader.length(argument.value)
            case "insets": group.insets = try reader.directionalInsets(argument.value)
            case "items":
                guard let count = argument.value.count else { throw .wrongArguments(of: step.name, usage: usage) }
                for index in 0..<count { items.append(try layoutItem(argument.value[index] ?? .invalid)) }
            default: throw .wrongArguments(of: step.name, usage: usage)
            }
        }
        guard let width, let height, !items.isEmpty, group.count == nil || items.count == 1 else {
            throw .wrongArguments(of: step.name, usage: usage)
        }
        (group.size, group.items) = (CollectionItemSize(width: width, height: height), items)
        return group
    }

    private func layoutItem(_ value: Value) throws(NotationError) -> CollectionLayoutItem {
        let usage = ".item(width: .fractionalWidth(0.5), height: .estimated(44))"
        let step = try layoutStep(value, named: ["item", "horizontal", "vertical"], usage)
        guard step.name == "item" else { return .group(try group(value)) }
        var (width, height): (CollectionDimension?, CollectionDimension?)
        var insets = DirectionalEdgeInsets.zero
        for argument in step.arguments ?? [] {
            let reader = ValueReader(property: argument.label ?? "", elaborator: elaborator)
            switch argument.label {
            case "width": width = try reader.dimension(argument.value)
            case "height": height = try reader.dimension(argument.value)
            case "insets": insets = try reader.directionalInsets(argument.value)
            default: throw .wrongArguments(of: step.name, usage: usage)
            }
        }
        guard let width, let height else { throw .wrongArguments(of: step.name, usage: usage) }
        return .item(CollectionItemSize(width: width, height: height), insets: insets)
    }

    /// `.fractionalWidth(0.5)`, `.estimated(44)`; a number is an absolute length.
    private func dimension(_ value: Value) throws(NotationError) -> CollectionDimension {
        if case .number = value { return .absolute(try length(value)) }
        let usage = ".fractionalWidth(0.5), .fractionalHeight(1), .absolute(44) or .estimated(44)"
        let names = ["fractionalWidth", "fractionalHeight", "absolute", "estimated"]
        let step = try layoutStep(value, named: names, usage)
        guard let number = step.arguments?.only else { throw .wrongArguments(of: step.name, usage: usage) }
        switch step.name {
        case "fractionalWidth": return .fractionalWidth(try fraction(of: number))
        case "fractionalHeight": return .fractionalHeight(try fraction(of: number))
        case "absolute": return .absolute(try length(number))
        default: return .estimated(try length(number))
        }
    }

    /// A part of the container that neither the screen's size nor the scroll offset changes.
    private func fraction(of value: Value) throws(NotationError) -> Double {
        if case .number(let number) = value, number.varies { throw .notPiecewiseLinear }
        return try length(value)
    }

    /// A value by its dot with values in parentheses.
    private func layoutStep(
        _ value: Value, named names: [String], _ usage: String
    ) throws(NotationError) -> DotValue.Step {
        guard case .dot(let dot) = value, let step = dot.steps.first, dot.steps.count == 1 else {
            throw .wrongValue(of: property, expected: "`\(usage)`", found: value.description)
        }
        guard names.contains(step.name) else { throw .unknownValueName(step.name, of: property, among: names) }
        return step
    }
}
