import Lessons

/// A value of a JSON file, read without a type in mind; members keep their order, which the views of a stack need.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// JSON is YAML.
    init(_ node: YAMLNode) {
        switch node.content {
        case .mapping(let entries): self = .object(entries.map { ($0.key.value, JSONValue($0.value)) })
        case .sequence(let elements): self = .array(elements.map { JSONValue($0) })
        case .scalar:
            if node.isNull {
                self = .null
            } else if let flag = node.bool {
                self = .bool(flag)
            } else if let number = node.number {
                self = .number(number)
            } else {
                self = .string(node.string ?? "")
            }
        }
    }

    /// The member of that name; null where there is none.
    subscript(name: String) -> JSONValue {
        get { members.first { $0.name == name }?.value ?? .null }
        set { self = .object(members.filter { $0.name != name } + [(name, newValue)]) }
    }

    var number: Double? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    var array: [JSONValue] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    var numbers: [Double] { array.compactMap(\.number) }

    var members: [(name: String, value: JSONValue)] {
        guard case .object(let members) = self else { return [] }
        return members
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }

    var isTrue: Bool {
        if case .bool(true) = self { true } else { false }
    }
}
