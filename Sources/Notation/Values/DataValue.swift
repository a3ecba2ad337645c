/// A value of a lesson's data, as YAML and JSON have them.
public indirect enum DataValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([DataValue])
    case record([Field])

    /// A name with its value.
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: DataValue

        public init(name: String, value: DataValue) {
            self.name = name
            self.value = value
        }
    }
}
