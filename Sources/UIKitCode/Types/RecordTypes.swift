import Notation

/// The records of a lesson's data as Swift's structs: records that stand for each other are one struct.
final class RecordTypes {
    private struct Record {
        /// Names it can have, the best first: the field or the list it stands in, then the parameters it is given to.
        var hints: [String]
        var fields: [(name: String, type: SwiftType)] = []
        /// The fields that the code asks for.
        var used: Set<String> = []
        /// The record that it has become one with.
        var joined: Int?
    }

    private var records: [Record] = []
    private var named: [String: Int] = [:]
    /// Names of classes, which no struct takes.
    private let taken: Set<String>
    /// Grows with everything that is learnt.
    private(set) var changes = 0

    init(taken: Set<String>) { self.taken = taken }

    /// The type of a value of the data that stands under `name`.
    func type(of value: DataValue, named name: String) -> SwiftType {
        switch value {
        case .null: return .optional(.unknown)
        case .bool: return .bool
        case .number(let number): return number == number.rounded() ? .integer : .number
        case .string: return .text
        case .list(let elements):
            return .list(elements.reduce(.unknown) { join($0, type(of: $1, named: singular(of: name))) })
        case .record(let fields):
            var new = Record(hints: [name.capitalizedFirst])
            new.fields = fields.map { ($0.name, type(of: $0.value, named: $0.name)) }
            records.append(new)
            let id = records.count - 1
            guard let old = named[new.hints[0]] else {
                named[new.hints[0]] = id
                return .record(id)
            }
            return join(.record(old), .record(id))
        }
    }

    /// The type that holds the values of both.
    func join(_ a: SwiftType, _ b: SwiftType) -> SwiftType {
        switch (a, b) {
        case (.unknown, let other), (let other, .unknown): return other
        case (.word, let other), (let other, .word): return other
        case (.optional(let x), let y), (let y, .optional(let x)): return .optional(join(x, y.unwrapped))
        case (.list(let x), .list(let y)): return .list(join(x, y))
        case (.record(let x), .record(let y)): return .record(join(root(x), root(y)))
        case (.integer, .number), (.number, .integer): return .number
        case (.text, .integer), (.integer, .text), (.text, .number), (.number, .text): return .text
        default: return a
        }
    }

    private func join(_ a: Int, _ b: Int) -> Int {
        guard a != b else { return a }
        changes += 1
        let other = records[b]
        records[b].joined = a
        records[a].hints += other.hints.filter { !records[a].hints.contains($0) }
        records[a].used.formUnion(other.used)
        let before = records[a].fields
        records[a].fields = before.map { field in
            let theirs = other.fields.first { $0.name == field.name }?.type
            return (field.name, theirs.map { join(field.type, $0) } ?? .optional(field.type.unwrapped))
        }
        let names = Set(before.map(\.name))
        for field in other.fields where !names.contains(field.name) {
            records[a].fields.append((field.name, .optional(field.type.unwrapped)))
        }
        return a
    }

    private func root(_ id: Int) -> Int {
        var id = id
        while let next = records[id].joined { id = next }
        return id
    }

    // MARK: Fields

    /// The type of a field; nil for one that no record has.
    func type(ofField name: String, of record: Int) -> SwiftType? {
        let id = root(record)
        guard let type = records[id].fields.first(where: { $0.name == name })?.type else { return nil }
        if records[id].used.insert(name).inserted { changes += 1 }
        return type
    }

    /// Notes that the code asks whether there is a value.
    func makeOptional(field name: String, of record: Int) {
        let id = root(record)
        guard let position = records[id].fields.firstIndex(where: { $0.name == name }) else { return }
        let type = records[id].fields[position].type
        if type.isOptional { return }
        records[id].fields[position].type = .optional(type)
        changes += 1
    }

    /// Notes under which name the code knows a value.
    func suggest(_ name: String, for type: SwiftType) {
        guard case .record(let record) = type.unwrapped else { return }
        let id = root(record)
        if !records[id].hints.contains(name.capitalizedFirst) { records[id].hints.append(name.capitalizedFirst) }
    }

    // MARK: Names

    /// The type as Swift writes it.
    func name(of type: SwiftType) -> String {
        switch type {
        case .unknown, .word, .text: "String"
        case .bool: "Bool"
        case .integer: "Int"
        case .number: "CGFloat"
        case .record(let id): structName(of: root(id))
        case .list(let element): "[\(name(of: element))]"
        case .optional(let wrapped): "\(name(of: wrapped))?"
        case .uiKit(let name): name == "UIImage" ? "UIImage?" : name
        }
    }

    private func structName(of id: Int) -> String {
        var names = taken
        for (other, record) in records.enumerated() where record.joined == nil {
            let hints = record.hints.filter { !$0.hasSuffix("Item") } + record.hints
            let name = hints.first { !names.contains($0) } ?? "\(record.hints[0])Data"
            if other == id { return name }
            names.insert(name)
        }
        return "Record"
    }

    /// The struct of a record as code, with the fields that are used, and what it is made of.
    func declaration(of record: Int) -> (name: String, code: String, parts: [Int]) {
        let id = root(record)
        let fields = records[id].fields.filter { records[id].used.contains($0.name) }
        var code = "struct \(structName(of: id)) {\n"
        for field in fields { code += "    var \(swiftName(field.name)): \(name(of: field.type))\n" }
        return (structName(of: id), code + "}\n", fields.compactMap { self.record(in: $0.type) })
    }

    /// The record that a type holds.
    func record(in type: SwiftType) -> Int? {
        switch type {
        case .record(let id): root(id)
        case .list(let inner), .optional(let inner): record(in: inner)
        default: nil
        }
    }

    private func singular(of name: String) -> String {
        if name.hasSuffix("ies") { return String(name.dropLast(3)) + "y" }
        if name.hasSuffix("s"), !name.hasSuffix("ss") { return String(name.dropLast()) }
        return name + "Item"
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
