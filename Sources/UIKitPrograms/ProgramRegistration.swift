/// What is compiled with a program so that the module knows of one of its classes, in an extension, which may call what is private to it.
struct ProgramRegistration {
    /// What makes it known.
    let call: String
    let code: String

    private init(of type: String, _ name: String, _ statements: String) {
        call = "    \(type).\(name)()\n"
        code = "extension \(type) { fileprivate static func \(name)() { \(statements) } }\n"
    }

    /// How a program's cells are made, the methods that selectors name are called, and properties are set by their names.
    static func all(of text: String, _ classes: [SwiftClass]) -> [ProgramRegistration] {
        let factories = classes.enumerated().compactMap { number, type in
            type.factory(in: classes).map {
                Self(of: type.owner ?? type.name, "plumbFactory\(number)", "CellFactories.\($0)")
            }
        }
        var seen: Set<SelectorMethod> = []
        let methods = SelectorMethod.all(in: text).filter { seen.insert($0).inserted }.enumerated().compactMap {
            number, method in method.registration.map { Self(of: method.type, "plumbMethod\(number)", $0) }
        }
        let properties = Dictionary(grouping: KeyedProperty.all(in: text, classes), by: \.type)
            .sorted { $0.key < $1.key }.enumerated().map { number, entry in
                Self(of: entry.key, "plumbKeys\(number)", entry.value.map(\.registration).joined(separator: "; "))
            }
        return factories + methods + properties
    }
}
