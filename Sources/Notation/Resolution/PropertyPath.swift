import AutoLayout

/// A property with the part of it that is set: `margins.leading`.
struct PropertyPath: Sendable {
    let property: ViewProperty<View>
    let part: String?
    /// What the property, or that part of it, takes.
    let setter: PropertySetter<View>

    /// The property that `names` mean in a view of `type`; fails at the name that is to blame.
    init(_ names: [Name], of type: BuiltinType, isScreen: Bool) throws(Mistake) {
        guard let first = names.first, let property = type.property(named: first.text, isScreen: isScreen) else {
            throw Self.unknown(names, of: type, isScreen: isScreen)
        }
        self.property = property
        guard names.count > 1 else {
            part = nil
            setter = property.setter
            return
        }
        guard names.count == 2, let part = property.parts.first(where: { $0.name == names[1].text }) else {
            let rest = NotationError.list(names.dropFirst().map { $0.text }, joint: ".")
            throw Mistake(
                error: .unknownPart(rest, of: first.text, among: property.parts.map { $0.name }), place: names[1].place)
        }
        self.part = part.name
        setter = part.setter
    }

    private static func unknown(_ names: [Name], of type: BuiltinType, isScreen: Bool) -> Mistake {
        let name = names[0]
        let path = NotationError.list(names.map { $0.text }, joint: ".")
        if let last = names.last, AnchorName(rawValue: last.text) != nil, !ViewClass.propertyNames.contains(name.text) {
            return Mistake(error: .assignmentToAnchor(path), place: name.place)
        }
        let owners = BuiltinType.owners(ofProperty: name.text)
        let error = NotationError.unknownProperty(
            name.text, type: isScreen ? "screen" : type.rawValue, among: type.propertyNames(isScreen: isScreen),
            owners: owners)
        return Mistake(error: error, place: name.place)
    }
}
