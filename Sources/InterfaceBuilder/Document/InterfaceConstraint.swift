/// A constraint as an interface file has it.
struct InterfaceConstraint: Hashable, Sendable {
    /// The ids of views or guides; the second is nil where there is none.
    var first: String
    var firstAttribute: String
    var relation: Relation
    var second: String?
    var secondAttribute: String
    /// A quotient, so that 16:9 stays exact.
    var multiplier: (over: String, under: String?) { (over, under) }
    private var over: String
    private var under: String?
    var constant: Double
    var priority: Double
    var id: String
    /// Where the size classes install it.
    var installation: Installation
    /// Whether it is removed when the app runs; on the canvas it counts.
    var isPlaceholder: Bool
    /// The constant by the condition of a variation.
    var variations: [SizeClassCondition: Double]
    var place: XMLPlace

    enum Relation: String, Hashable, Sendable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="

        var flipped: Relation {
            switch self {
            case .equal: .equal
            case .lessThanOrEqual: .greaterThanOrEqual
            case .greaterThanOrEqual: .lessThanOrEqual
            }
        }
    }

    /// A constraint of `owner`; nil without an attribute.
    init?(_ element: XMLElement, in owner: XMLElement) {
        guard element.name == "constraint", let firstAttribute = element["firstAttribute"] else { return nil }
        first = element["firstItem"] ?? owner["id"] ?? ""
        self.firstAttribute = firstAttribute
        relation = Self.relation(element["relation"])
        second = element["secondItem"]
        secondAttribute = element["secondAttribute"] ?? firstAttribute
        (over, under) = Self.quotient(element["multiplier"] ?? "1")
        constant = element.number("constant") ?? 0
        priority = element.number("priority") ?? 1000
        id = element["id"] ?? ""
        isPlaceholder = element.isSet("placeholder")
        installation = Installation(of: element["id"] ?? "", .constraints, in: owner)
        variations = [:]
        for variation in element.children where variation.name == "variation" {
            guard let condition = SizeClassCondition(variation["key"]) else { continue }
            variations[condition] = variation.number("constant")
        }
        place = element.place
    }

    /// `16:9`, `16/9`, `85%` or a number.
    private static func quotient(_ text: String) -> (over: String, under: String?) {
        if text.hasSuffix("%") { return (String(text.dropLast()), "100") }
        let parts = text.split { $0 == ":" || $0 == "/" }.map(String.init)
        return (parts.first ?? "1", parts.count > 1 ? parts[1] : nil)
    }

    private static func relation(_ name: String?) -> Relation {
        switch name {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    /// The same with another item in place of one.
    func replacing(_ item: String?, with other: String) -> InterfaceConstraint {
        var constraint = self
        if first == item { constraint.first = other }
        if second != nil, second == item { constraint.second = other }
        return constraint
    }

    static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.first == b.first && a.place == b.place }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Size classes for which something is said, such as `heightClass=compact-widthClass=regular`.
struct SizeClassCondition: Hashable, Sendable {
    /// In the notation: `compact && verticallyRegular`.
    var notation: String

    init?(_ key: String?) {
        let names = (key ?? "").split(separator: "-").compactMap { part -> String? in
            switch part {
            case "widthClass=compact": "compact"
            case "widthClass=regular": "regular"
            case "heightClass=compact": "verticallyCompact"
            case "heightClass=regular": "verticallyRegular"
            default: nil
            }
        }
        guard !names.isEmpty else { return nil }
        notation = names.joined(separator: " && ")
    }
}
