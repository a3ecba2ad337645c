import Lessons
import Notation

extension DataValue {
    /// A YAML value as layout blocks see it; what is quoted is text.
    init(_ node: YAMLNode) {
        switch node.content {
        case .mapping(let entries):
            self = .record(
                entries.map { Field(name: $0.key.value, value: DataValue($0.value), location: $0.key.location) })
        case .sequence(let elements):
            self = .list(elements.map { DataValue($0) })
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
}
