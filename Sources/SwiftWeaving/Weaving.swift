/// Puts a later version of some items into earlier ones.
enum Weaving {
    /// The members of a type: each takes the place of the one of its name, new ones come behind the one before them.
    static func members(_ old: [ProgramItem], _ new: [ProgramItem]) -> [ProgramItem] {
        var result = old
        var anchor: Int?
        for item in new {
            if item.kind == .rest {
                anchor = nil
            } else if let index = result.firstIndex(where: { $0.isSame(as: item) }) {
                result[index] = merged(result[index], item)
                anchor = index
            } else {
                let place = anchor.map { $0 + 1 } ?? usualPlace(of: item, in: result)
                result.insert(spaced(item.withoutRest, at: place), at: place)
                anchor = place
            }
        }
        return result
    }

    /// Statements: `...` stands for the old ones; without it the new ones take their place.
    static func statements(_ old: [ProgramItem], _ new: [ProgramItem]) -> [ProgramItem] {
        guard let rest = new.firstIndex(where: { $0.kind == .rest }) else {
            return new.map { item in
                old.first { item.hasRest && $0.isSame(as: item) }.map { merged($0, item) } ?? item.withoutRest
            }
        }
        var result = old
        settle(new[..<rest], in: &result, atEnd: false)
        for part in new[rest...].split(whereSeparator: { $0.kind == .rest }) {
            settle(part, in: &result, atEnd: true)
        }
        return result
    }

    /// Statements that are there are merged where they are; new ones stand before or behind these as in the fragment, or
    /// at one end of all.
    private static func settle(_ new: ArraySlice<ProgramItem>, in result: inout [ProgramItem], atEnd: Bool) {
        var waiting: [ProgramItem] = []
        var next: Int?
        for item in new {
            if item.isBranch, !waiting.isEmpty {
                waiting.append(item.withoutRest)
            } else if item.isBranch {
                // Of the statement before it, whatever other statements have a branch like it.
                let place = next ?? result.count
                if place < result.count, result[place].isBranch {
                    result[place] = branch(result[place], item)
                } else {
                    result.insert(item.withoutRest, at: place)
                }
                next = place + 1
            } else if let index = result.firstIndex(where: { $0.isSame(as: item) }) {
                result[index] = branch(result[index], item)
                result.insert(contentsOf: waiting, at: index)
                next = index + waiting.count + 1
                waiting = []
            } else if let place = next {
                result.insert(item.withoutRest, at: place)
                next = place + 1
            } else {
                waiting.append(item.withoutRest)
            }
        }
        result.insert(contentsOf: waiting, at: atEnd ? result.count : 0)
    }

    /// One statement in its later version, which need not repeat the branches that follow it.
    private static func branch(_ old: ProgramItem, _ new: ProgramItem) -> ProgramItem {
        var result = merged(old, new)
        if old.body != nil, old.tail.isEmpty { result.tail = [] }
        return result
    }

    /// One item in its later version.
    static func merged(_ old: ProgramItem, _ new: ProgramItem) -> ProgramItem {
        if new.keepsBody { return old }
        var result = new
        if new.leading.allSatisfy(\.isBlank) { result.leading = old.leading }
        guard let body = new.body, let oldBody = old.body else { return result.withoutRest }
        switch new.kind {
        case .type:
            // A fragment need not repeat what the type inherits.
            if !new.head.contains(where: { $0.text.contains(":") }) { result.head = old.head }
            result.body = members(oldBody, body)
            result.tail = old.tail
        case .rest, .function, .property, .importing, .statement:
            guard new.hasRest else { return result }
            result.body = statements(oldBody, body)
        }
        return result
    }

    /// Properties stand behind the last one, the rest at the end.
    private static func usualPlace(of item: ProgramItem, in items: [ProgramItem]) -> Int {
        func isProperty(_ item: ProgramItem) -> Bool {
            switch item.kind {
            case .property: true
            case .rest, .type, .function, .importing, .statement: false
            }
        }
        guard isProperty(item) else { return items.count }
        return items.lastIndex(where: isProperty).map { $0 + 1 } ?? 0
    }

    /// A function has an empty line before it.
    private static func spaced(_ item: ProgramItem, at place: Int) -> ProgramItem {
        guard place > 0, item.body != nil, item.leading.first?.isBlank != true, let first = item.lines.first else {
            return item
        }
        var item = item
        item.leading.insert(SourceLine("", at: first.location), at: 0)
        return item
    }
}

extension ProgramItem {
    /// The item where nothing is there that `...` could stand for.
    var withoutRest: ProgramItem {
        var item = self
        item.body = body?.filter { $0.kind != .rest }.map(\.withoutRest)
        return item
    }
}
