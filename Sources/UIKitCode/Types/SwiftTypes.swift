import Notation

/// The types of a lesson's values as Swift writes them.
struct SwiftTypes {
    let records: RecordTypes
    /// Names of classes, which no struct takes.
    let taken: Set<String>

    func name(of type: ValueType) -> String {
        switch type {
        case .unknown, .word, .text: "String"
        case .bool: "Bool"
        case .integer: "Int"
        case .number: "CGFloat"
        case .color: "UIColor"
        case .font: "UIFont"
        case .image: "UIImage?"
        case .priority: "UILayoutPriority"
        case .textSize: "UIContentSizeCategory"
        case .transform: "CGAffineTransform"
        case .choice(let name): name
        case .record(let id): structName(of: records.root(of: id))
        case .list(let element): "[\(name(of: element))]"
        case .optional(let wrapped): "\(name(of: wrapped))?"
        }
    }

    private func structName(of id: Int) -> String {
        var names = taken
        for (other, record) in records.records.enumerated() where record.joined == nil {
            let hints = record.hints.map { $0.capitalizedFirst }
            let name =
                (hints.filter { !$0.hasSuffix("Item") } + hints).first { !names.contains($0) } ?? "\(hints[0])Data"
            if other == id { return name }
            names.insert(name)
        }
        return "Record"
    }

    /// The fields of a record that are used, in the order of its struct.
    func fields(of id: Int) -> [(name: String, type: ValueType)] {
        records.records[records.root(of: id)].usedFields
    }

    /// The structs of the records in `types` and of what these are made of, with the fields that are used.
    func structs(of types: [ValueType]) -> [(name: String, declaration: SwiftDeclaration)] {
        var open = types.compactMap { records.record(in: $0) }
        var seen: Set<Int> = []
        var structs: [(name: String, declaration: SwiftDeclaration)] = []
        var position = 0
        while position < open.count {
            defer { position += 1 }
            guard seen.insert(open[position]).inserted else { continue }
            let fields = records.records[open[position]].usedFields
            let name = structName(of: open[position])
            let properties = fields.map {
                SwiftProperty(words: "var", name: swiftName($0.name), type: self.name(of: $0.type))
            }
            structs.append((name, .structure(name: name, fields: properties)))
            open += fields.compactMap { records.record(in: $0.type) }
        }
        return structs
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
