import AutoLayout

/// A property with the part of it that is set: `margins.leading`.
struct PropertyPath: Sendable {
    let property: ViewProperty<View>
    /// What the property, or that part of it, takes.
    let setter: PropertySetter<View>

    /// Why names are no property, and which of them is to blame.
    struct Failure: Error {
        var error: NotationError
        var position: Int
    }

    /// The property that `names` mean in a view of `type`.
    init(_ names: [String], of type: BuiltinType, isScreen: Bool) throws(Failure) {
        guard let first = names.first else { throw Failure(error: .leftSideNotProperty, position: 0) }
        guard let property = type.property(named: first, isScreen: isScreen) else {
            throw Failure(error: Self.unknown(names, of: type, isScreen: isScreen), position: 0)
        }
        self.property = property
        guard names.count > 1 else {
            setter = property.setter
            return
        }
        guard names.count == 2, let part = property.parts.first(where: { $0.name == names[1] }) else {
            let part = NotationError.list(names.dropFirst(), joint: ".")
            throw Failure(error: .unknownPart(part, of: first, among: property.parts.map { $0.name }), position: 1)
        }
        setter = part.setter
    }

    private static func unknown(_ names: [String], of type: BuiltinType, isScreen: Bool) -> NotationError {
        let name = names[0]
        if let last = names.last, AnchorName(rawValue: last) != nil, !ViewClass.propertyNames.contains(name) {
            return .assignmentToAnchor(NotationError.list(names, joint: "."))
        }
        let owners = BuiltinType.allCases.filter { $0.property(named: name) != nil }.map { $0.rawValue }
        return .unknownProperty(
            name, type: isScreen ? "screen" : type.rawValue, among: type.propertyNames(isScreen: isScreen),
            owners: owners)
    }
}
