import AutoLayout
import Notation

extension ResolvedBody {
    /// The properties that some states of the screen set and others do not, each of its parts once, in the order of the body.
    ///
    /// Code that says again what depends on the screen has to reset them first. One that is set after all branches is as
    /// that says in each state.
    var partlySet: [ResolvedProperty] {
        var found: [ResolvedProperty] = []
        for (index, member) in members.enumerated() {
            guard case .branch(let branch) = member else { continue }
            let later = members[(index + 1)...].compactMap { $0.property }
            for property in branch.partlySet
            where !later.contains(where: { $0.sets(property) }) && !found.contains(where: { $0.isSame(as: property) }) {
                found.append(property)
            }
        }
        return found
    }

    /// Whether it says a property outside of all branches.
    func setsDirectly(_ property: ResolvedProperty) -> Bool {
        members.contains { $0.property?.sets(property) == true }
    }

    /// What it sets in whatever branch.
    fileprivate var allSet: [ResolvedProperty] {
        members.flatMap { member -> [ResolvedProperty] in
            if case .branch(let branch) = member { return branch.body.allSet + (branch.otherwise?.allSet ?? []) }
            return member.property.map { [$0] } ?? []
        }
    }

    /// Whether it sets a property in each state.
    fileprivate func alwaysSets(_ property: ResolvedProperty) -> Bool {
        members.contains { member in
            if let set = member.property { return set.sets(property) }
            guard case .branch(let branch) = member, let otherwise = branch.otherwise else { return false }
            return branch.body.alwaysSets(property) && otherwise.alwaysSets(property)
        }
    }
}

extension ResolvedBranch {
    fileprivate var partlySet: [ResolvedProperty] {
        guard question.varies else { return body.partlySet + (otherwise?.partlySet ?? []) }
        return (body.allSet + (otherwise?.allSet ?? [])).filter { property in
            !(body.alwaysSets(property) && otherwise?.alwaysSets(property) == true)
        }
    }
}

extension ResolvedMember {
    fileprivate var property: ResolvedProperty? { if case .property(let property) = self { property } else { nil } }
}

extension ResolvedProperty {
    func isSame(as other: ResolvedProperty) -> Bool { property.name == other.property.name && part == other.part }

    /// Whether nothing of what another one sets is left once this is set.
    func sets(_ other: ResolvedProperty) -> Bool {
        property.name == other.property.name && (part == nil || part == other.part)
    }
}
