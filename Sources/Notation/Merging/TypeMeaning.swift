import Diagnostics

// What a misspelled type was meant to be: the one that its message suggests. What stands in its braces is read as if it
// were that one, so that everything else that is wrong there is told at once.

extension ProgramSyntax {
    /// What a view's type means: a component, or else one of UIKit's views.
    struct TypeMeaning {
        var type: BuiltinType
        var component: Definition?
        /// Whether there is a type of that very name.
        var isExact = true
    }

    /// The type of that name, or the one that is most like it; nil where none is.
    func meaning(ofType name: String) -> TypeMeaning? {
        if let meaning = meaning(ofExactType: name) { return meaning }
        guard var meant = nearestName(to: name, among: typeNames).flatMap({ meaning(ofExactType: $0) }) else {
            return nil
        }
        meant.isExact = false
        return meant
    }

    /// The type of that name; nil where there is none.
    func meaning(ofExactType name: String) -> TypeMeaning? {
        if let component = component(named: name) { return TypeMeaning(type: component.baseType, component: component) }
        return BuiltinType(rawValue: name).map { TypeMeaning(type: $0) }
    }
}

extension Definition {
    /// The type of its own view: what it is a kind of, or else a plain view.
    package var baseType: BuiltinType {
        guard let base else { return .view }
        if let type = BuiltinType(rawValue: base.text), type.isView { return type }
        return nearestName(to: base.text, among: BuiltinType.bases).flatMap { BuiltinType(rawValue: $0) } ?? .view
    }
}
