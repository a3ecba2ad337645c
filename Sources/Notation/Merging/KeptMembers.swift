/// The old members of a body while new ones are joined to it. Complexity: constant for each question.
struct KeptMembers {
    /// Nil where a member was taken out.
    private var slots: [Member?]
    private var positions: [String: Int] = [:]
    /// Where each property is set, by its whole name, and the whole names under each property.
    private var assignments: [String: [Int]] = [:]
    private var groups: [String: [String]] = [:]

    init(_ members: [Member]) {
        slots = members.map { Optional($0) }
        for (position, member) in members.enumerated() {
            if let key = member.mergingKey, positions[key] == nil { positions[key] = position }
            if case .property(let property) = member.content, let group = property.path.first {
                if assignments[property.text] == nil { groups[group.text, default: []].append(property.text) }
                assignments[property.text, default: []].append(position)
            }
        }
    }

    var members: [Member] {
        var members: [Member] = []
        for case let member? in slots { members.append(member) }
        return members
    }

    /// The names of the views that stand directly in the body.
    var viewNames: [String] {
        var names: [String] = []
        for case let member? in slots {
            if case .view(let view) = member.content, let name = view.name { names.append(name.text) }
        }
        return names
    }

    subscript(position: Int) -> Member? {
        get { slots.indices.contains(position) ? slots[position] : nil }
        set { if slots.indices.contains(position) { slots[position] = newValue } }
    }

    func position(of key: String) -> Int? { positions[key] }

    /// Takes out every assignment that a new one makes void; whether the old body says anything about the same property.
    mutating func overrides(_ new: PropertyAssignment) -> Bool {
        guard let group = new.path.first, let names = groups[group.text] else { return false }
        for name in new.path.count == 1 ? names : [new.text] {
            for position in assignments[name] ?? [] { slots[position] = nil }
            assignments[name] = []
        }
        if new.path.count == 1 { groups[group.text] = [] }
        return true
    }

    /// Takes out the view of that name, wherever it stands, or with `expect` what the body expects; false where there is
    /// none.
    mutating func remove(_ name: String) -> Bool {
        if let position = positions["view \(name)"], slots[position] != nil {
            slots[position] = nil
            return true
        }
        for position in slots.indices {
            guard let member = slots[position], let smaller = member.removing(name) else { continue }
            slots[position] = smaller
            return true
        }
        return name == "expect" && removeExpectations()
    }

    /// Takes out every expectation that stands directly in the body; false where there is none.
    private mutating func removeExpectations() -> Bool {
        let positions = slots.indices.filter { position in
            if case .expectation = slots[position]?.content { true } else { false }
        }
        for position in positions { slots[position] = nil }
        return !positions.isEmpty
    }
}

extension Member {
    /// What makes a member of a later body the same as this one; nil for those that only add up.
    var mergingKey: String? {
        switch content {
        case .view(let view): view.name.map { "view \($0.text)" }
        case .binding(let binding): "let \(binding.name.text)"
        case .branch(let branch): branch.header
        case .loop(let loop): loop.header
        case .part(let part): part.kind == .section ? nil : part.kind.rawValue
        case .elision, .property, .constraint, .expectation, .format, .removal: nil
        }
    }

    /// Whether it contains `...` and so opens the old member of its name.
    var opensOld: Bool {
        switch content {
        case .view(let view): view.body?.hasElision ?? false
        case .branch(let branch): branch.hasElision
        case .loop(let loop): loop.body.hasElision
        case .part(let part): part.body.hasElision
        case .elision, .property, .constraint, .expectation, .format, .binding, .removal: false
        }
    }

    /// This member without the view named `name` somewhere within it; nil where there is none.
    func removing(_ name: String) -> Member? {
        var isRemoved = false
        let member = mapBodies { body in
            guard !isRemoved, let smaller = body.removing(name) else { return body }
            isRemoved = true
            return smaller
        }
        return isRemoved ? member : nil
    }
}

extension Body {
    /// This body without the first view named `name`; nil where there is none.
    func removing(_ name: String) -> Body? {
        var body = self
        for (position, member) in members.enumerated() {
            if case .view(let view) = member.content, view.name?.text == name {
                body.members.remove(at: position)
                return body
            }
            if let smaller = member.removing(name) {
                body.members[position] = smaller
                return body
            }
        }
        return nil
    }
}
