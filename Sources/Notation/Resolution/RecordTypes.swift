/// The records of a lesson's data: records that stand for each other are one type.
package final class RecordTypes {
    package struct Record {
        /// Names it can have, the best first: the field or the list it stands in, then the parameters it is given to.
        package fileprivate(set) var hints: [String]
        fileprivate var fields: [(name: String, type: ValueType)] = []
        /// The fields that the notation asks for.
        fileprivate var used: Set<String> = []
        /// The record that it has become one with.
        package fileprivate(set) var joined: Int?

        /// The fields that the notation asks for, in the data's order.
        package var usedFields: [(name: String, type: ValueType)] { fields.filter { used.contains($0.name) } }
    }

    package private(set) var records: [Record] = []
    private var named: [String: Int] = [:]
    /// Grows with everything that is learnt.
    private(set) var changes = 0

    /// The type of a value of the data that stands under `name`.
    func type(of value: DataValue, named name: String) -> ValueType {
        switch value {
        case .null: return .optional(.unknown)
        case .bool: return .bool
        case .number(let number): return number == number.rounded() ? .integer : .number
        case .string: return .text
        case .list(let elements):
            return .list(elements.reduce(.unknown) { join($0, type(of: $1, named: singular(of: name))) })
        case .record(let fields):
            var new = Record(hints: [name])
            new.fields = fields.map { ($0.name, type(of: $0.value, named: $0.name)) }
            records.append(new)
            let id = records.count - 1
            guard let old = named[name] else {
                named[name] = id
                return .record(id)
            }
            return join(.record(old), .record(id))
        }
    }

    private func singular(of name: String) -> String {
        if name.hasSuffix("ies") { return String(name.dropLast(3)) + "y" }
        if name.hasSuffix("s"), !name.hasSuffix("ss") { return String(name.dropLast()) }
        return name + "Item"
    }

    // MARK: Joining

    /// The type that holds the values of both.
    package func join(_ a: ValueType, _ b: ValueType) -> ValueType {
        switch (a, b) {
        case (.unknown, let other), (let other, .unknown): return other
        case (.word, let other), (let other, .word): return other
        case (.optional(let x), let y), (let y, .optional(let x)): return .optional(join(x, y.unwrapped))
        case (.list(let x), .list(let y)): return .list(join(x, y))
        case (.record(let x), .record(let y)): return .record(join(root(of: x), root(of: y)))
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
        let names = Set(before.map { $0.name })
        for field in other.fields where !names.contains(field.name) {
            records[a].fields.append((field.name, .optional(field.type.unwrapped)))
        }
        return a
    }

    /// The record that stands for all that `id` has become one with.
    package func root(of id: Int) -> Int {
        var id = id
        while let next = records[id].joined { id = next }
        return id
    }

    // MARK: Fields

    /// The type of a field; nil for one that no record has.
    package func type(ofField name: String, of record: Int) -> ValueType? {
        let id = root(of: record)
        guard let type = records[id].fields.first(where: { $0.name == name })?.type else { return nil }
        if records[id].used.insert(name).inserted { changes += 1 }
        return type
    }

    /// Notes that a block asks whether there is a value.
    func makeOptional(field name: String, of record: Int) {
        let id = root(of: record)
        guard let position = records[id].fields.firstIndex(where: { $0.name == name }) else { return }
        let type = records[id].fields[position].type
        if type.isOptional { return }
        records[id].fields[position].type = .optional(type)
        changes += 1
    }

    /// Notes under which name a block knows a value.
    func suggest(_ name: String, for type: ValueType) {
        guard case .record(let record) = type.unwrapped else { return }
        let id = root(of: record)
        if !records[id].hints.contains(name) { records[id].hints.append(name) }
    }

    /// The record that a type holds.
    package func record(in type: ValueType) -> Int? {
        switch type {
        case .record(let id): root(of: id)
        case .list(let inner), .optional(let inner): record(in: inner)
        default: nil
        }
    }
}
