/// The engine's case of the same name.
func sameCase<Source: RawRepresentable, Value: RawRepresentable>(
    as value: Source, else other: Value
) -> Value where Source.RawValue: BinaryInteger, Value.RawValue == String {
    let key = Case(type: ObjectIdentifier(Source.self), rawValue: Int(truncatingIfNeeded: value.rawValue))
    let name: String
    if let known = namesOfCases[key] {
        name = known
    } else {
        name = "\(value)"
        namesOfCases[key] = name
    }
    return Value(rawValue: name) ?? other
}

/// The same, of an enumeration without numbers, which takes longer.
func sameCase<Value: RawRepresentable>(as value: Any, else other: Value) -> Value where Value.RawValue == String {
    Value(rawValue: "\(value)") ?? other
}

/// A case of one of the module's enumerations.
private struct Case: Hashable {
    var type: ObjectIdentifier
    var rawValue: Int
}

/// The names that were asked for, which the runtime takes long to find; a process shows one screen, from one thread.
nonisolated(unsafe) private var namesOfCases: [Case: String] = [:]
