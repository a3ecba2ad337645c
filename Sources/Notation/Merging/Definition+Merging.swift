// Elision: a body that contains `...` keeps what the body of the same name held before.
extension Definition {
    /// The definition as the first of its name, where `...` has nothing to keep.
    func first(_ merging: inout Merging) -> Definition {
        var definition = self
        definition.body = merging.first(body, owner: name.text)
        return definition
    }

    /// What stands after `new` has opened this definition again.
    func reopened(as new: Definition, _ merging: inout Merging) -> Definition {
        var definition = new
        guard new.body.hasElision else {
            definition.body = merging.first(new.body, owner: name.text)
            return definition
        }
        definition.parameters = new.parameters ?? parameters
        definition.base = new.base ?? base
        definition.body = merging.merged(old: body, new: new.body)
        return definition
    }
}

/// Joins bodies and collects what is wrong with it.
struct Merging {
    var problems: [(NotationError, Place)] = []

    /// A body of `owner` that has nothing before it: every `...` and `remove` in it is a mistake and left out.
    mutating func first(_ body: Body, owner: String) -> Body {
        var result = Body()
        for member in body.members {
            switch member.content {
            case .elision: problems.append((.nothingToKeep(owner), member.place))
            case .removal(let name): problems.append((.nothingToRemove(name.text, among: []), name.place))
            default: result.members.append(first(member))
            }
        }
        return result
    }

    private mutating func first(_ member: Member) -> Member {
        var member = member
        switch member.content {
        case .view(var view):
            view.body = view.body.map { first($0, owner: view.name?.text ?? view.type.text) }
            member.content = .view(view)
        case .branch(var branch):
            branch.body = first(branch.body, owner: "this '\(branch.keyword.text)'")
            branch.otherwise = branch.otherwise.map { first($0, owner: "this 'else'") }
            member.content = .branch(branch)
        case .loop(var loop):
            loop.body = first(loop.body, owner: "this 'for'")
            member.content = .loop(loop)
        case .part(var part):
            part.body = first(part.body, owner: "this \(part.kind.rawValue)")
            member.content = .part(part)
        case .elision, .property, .constraint, .expectation, .format, .binding, .removal: break
        }
        return member
    }

    /// The members before `...`, all of `old`, the members after; what opens, replaces or removes an old member does so
    /// where the old one stands.
    mutating func merged(old: Body, new: Body) -> Body {
        var kept = KeptMembers(old.members)
        var before: [Member] = []
        var after: [Member] = []
        // Properties that override a part of an old one must come after it.
        var overriding: [Member] = []
        var isAfter = false
        for member in new.members {
            if case .elision = member.content {
                if isAfter { problems.append((.secondElision, member.place)) }
                isAfter = true
                continue
            }
            if case .property(let property) = member.content, kept.overrides(property) {
                overriding.append(member)
                continue
            }
            guard let fresh = merge(member, into: &kept) else { continue }
            if isAfter { after.append(fresh) } else { before.append(fresh) }
        }
        return Body(members: before + kept.members + overriding + after)
    }

    /// Puts `member` where an old one of its name stands; returns it, or its first form, where there is none.
    private mutating func merge(_ member: Member, into kept: inout KeptMembers) -> Member? {
        if case .removal(let name) = member.content {
            if !kept.remove(name.text) {
                problems.append((.nothingToRemove(name.text, among: kept.viewNames), name.place))
            }
            return nil
        }
        guard let key = member.mergingKey, let position = kept.position(of: key) else { return first(member) }
        guard let old = kept[position] else { return first(member) }
        if case .binding = member.content {
            kept[position] = member
            return nil
        }
        guard member.opensOld else {
            if case .view = member.content {
                kept[position] = first(member)
                return nil
            }
            return first(member)
        }
        kept[position] = opened(old, by: member)
        return nil
    }

    private mutating func opened(_ old: Member, by new: Member) -> Member {
        var result = new
        switch (old.content, new.content) {
        case (.view(let a), .view(var b)):
            b.arguments = b.arguments ?? a.arguments
            b.body = merged(old: a.body ?? Body(), new: b.body ?? Body())
            result.content = .view(b)
        case (.branch(let a), .branch(let b)): result.content = .branch(opened(a, by: b))
        case (.loop(let a), .loop(var b)):
            b.body = merged(old: a.body, new: b.body)
            result.content = .loop(b)
        case (.part(let a), .part(var b)):
            b.height = b.height ?? a.height
            b.body = merged(old: a.body, new: b.body)
            result.content = .part(b)
        default: break
        }
        return result
    }

    private mutating func opened(_ old: Branch, by new: Branch) -> Branch {
        var result = new
        result.body = new.body.hasElision ? merged(old: old.body, new: new.body) : first(new.body, owner: "this branch")
        guard let otherwise = new.otherwise else {
            result.otherwise = old.otherwise
            result.isChained = old.isChained
            return result
        }
        guard otherwise.hasElision || (new.isChained && old.isChained) else {
            result.otherwise = first(otherwise, owner: "this 'else'")
            return result
        }
        if new.isChained, let a = old.otherwise?.members.first, let b = otherwise.members.first,
            a.mergingKey == b.mergingKey, b.opensOld
        {
            result.otherwise = Body(members: [opened(a, by: b)])
        } else if otherwise.hasElision, let before = old.otherwise {
            result.otherwise = merged(old: before, new: otherwise)
        } else {
            result.otherwise = first(otherwise, owner: "this 'else'")
        }
        return result
    }
}
