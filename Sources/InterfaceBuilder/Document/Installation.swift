/// In which size classes a view or a constraint is there.
struct Installation: Hashable, Sendable {
    var isDefault = true
    var included: [SizeClassCondition] = []
    var excluded: [SizeClassCondition] = []

    /// What is masked at `owner`, which holds it.
    enum Mask: String {
        case subviews, constraints
    }

    /// Of the item with an id in one of its owner's masks.
    init(of id: String, _ mask: Mask, in owner: XMLElement) {
        func names(_ tag: String, in element: XMLElement) -> Bool {
            element.children.filter { $0.name == "mask" && $0["key"] == mask.rawValue }.flatMap(\.children)
                .contains { $0.name == tag && $0["reference"] == id }
        }
        for variation in owner.children where variation.name == "variation" {
            if let condition = SizeClassCondition(variation["key"]) {
                if names("include", in: variation) { included.append(condition) }
                if names("exclude", in: variation) { excluded.append(condition) }
            } else if variation["key"] == "default", names("exclude", in: variation) {
                isDefault = false
            }
        }
        if names("exclude", in: owner) { isDefault = false }
    }

    /// Whether no size class has it.
    var isNever: Bool { !isDefault && included.isEmpty }

    /// In the notation; nil where every size class has it.
    var condition: String? {
        func any(_ conditions: [SizeClassCondition]) -> String {
            conditions.map(\.notation).joined(separator: " || ")
        }
        if !isDefault { return any(included) }
        return excluded.isEmpty ? nil : "!(\(any(excluded)))"
    }
}
