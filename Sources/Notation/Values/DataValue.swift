import Diagnostics

/// A value of a lesson's data, as YAML and JSON have them.
public indirect enum DataValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([DataValue])
    case record([Field])

    /// A name with its value.
    public struct Field: Sendable {
        public var name: String
        public var value: DataValue
        /// Where the name stands; nil where nobody wrote it.
        public var location: SourceLocation?

        public init(name: String, value: DataValue, location: SourceLocation? = nil) {
            self.name = name
            self.value = value
            self.location = location
        }
    }
}

// Equal values are equal wherever they stand.
extension DataValue.Field: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.value == right.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}
