import Diagnostics

// What a misspelled type was meant to be: the one that its message suggests. What stands in its braces is read as if it
// were that one, so that everything else that is wrong there is told at once.

extension LayoutProgram {
    /// The name of a type or component, or of the one that is most like it; nil where none is.
    func meantType(_ name: String) -> String? {
        if BuiltinType(rawValue: name) != nil || component(named: name) != nil { return name }
        return nearestName(to: name, among: typeNames)
    }
}

extension Definition {
    /// The type of its own view: what it is a kind of, or else a plain view.
    package var baseType: BuiltinType {
        guard let base else { return .view }
        if let type = BuiltinType(rawValue: base.text) { return type }
        return nearestName(to: base.text, among: BuiltinType.names).flatMap { BuiltinType(rawValue: $0) } ?? .view
    }
}
