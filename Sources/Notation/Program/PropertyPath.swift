/// A property with the part of it that is set: `margins.leading`.
struct PropertyPath: Hashable, Sendable {
    var property: Property
    var part: String?

    /// Why names are no property, and which of them is to blame.
    struct Failure: Error {
        var error: NotationError
        var position: Int
    }

    /// The property that `names` mean in a view of `type`.
    static func resolve(_ names: [String], of type: BuiltinType, isScreen: Bool) -> Result<PropertyPath, Failure> {
        guard let first = names.first else { return .failure(Failure(error: .leftSideNotProperty, position: 0)) }
        guard let property = Property(rawValue: first), property.belongs(to: type, isScreen: isScreen) else {
            return .failure(Failure(error: unknown(names, of: type, isScreen: isScreen), position: 0))
        }
        guard names.count > 1 else { return .success(PropertyPath(property: property)) }
        guard names.count == 2, property.parts.contains(names[1]) else {
            return .failure(
                Failure(
                    error: .unknownPart(
                        NotationError.list(names.dropFirst(), joint: "."), of: first, among: property.parts),
                    position: 1))
        }
        return .success(PropertyPath(property: property, part: names[1]))
    }

    private static func unknown(_ names: [String], of type: BuiltinType, isScreen: Bool) -> NotationError {
        let name = names[0]
        if let last = names.last, AnchorName(rawValue: last) != nil, Property(rawValue: name) == nil {
            return .assignmentToAnchor(NotationError.list(names, joint: "."))
        }
        var owners: [String] = []
        if let property = Property(rawValue: name) {
            owners = BuiltinType.allCases.filter { property.belongs(to: $0) }.map { $0.rawValue }
        }
        let properties = Property.names(of: type, isScreen: isScreen)
        return .unknownProperty(name, type: isScreen ? "screen" : type.rawValue, among: properties, owners: owners)
    }
}
