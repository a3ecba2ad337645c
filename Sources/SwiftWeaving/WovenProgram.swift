/// A program that grows fragment by fragment, as a tutorial shows it.
///
/// A type merges with the one of its name, a member takes the place of the one of its name and labels, and `...` stands
/// for what is there already. Members without a type go to the one that was touched last among those that have what they
/// name, statements to its last function, or to the one that has some of them.
public struct WovenProgram: Sendable {
    private var items: [ProgramItem] = []
    /// The types in the order in which they were touched, the last one last.
    private var touched: [ProgramItem.Kind] = []
    /// The function of each type that was touched last.
    private var functions: [ProgramItem.Kind: ProgramItem.Kind] = [:]

    public init() {}

    /// The whole program.
    public var lines: [SourceLine] { items.flatMap(\.lines) }

    /// Merges a fragment into the program.
    ///
    /// - Parameters:
    ///   - place: `Type` or `Type.function`, where what has no type goes; nil for the type and function touched last.
    ///   - removed: names of types, `Type.member` or `member`, which go first.
    /// - Throws: a name that the program has not.
    public mutating func merge(
        _ fragment: [SourceLine], into place: String? = nil, removing removed: [String] = []
    ) throws(UnknownName) {
        for name in removed { try remove(name) }
        if let place { try touch(place) }
        let new = ItemReader.items(of: fragment)
        // Beside a type, functions and properties are global.
        let isWhole = new.contains(where: \.isType)
        let bare = new.filter { !isWhole && !$0.isImport }
        mergeWhole(new.filter { isWhole || $0.isImport })
        guard !bare.isEmpty else { return }
        if place == nil, let home = FragmentPlacement(bare, in: items).home(among: touched) { touch(home) }
        let areStatements =
            place?.contains(".") == true
            || bare.contains { $0.kind == .statement } && !bare.contains(where: \.isFunction)
        if areStatements, mergeStatements(bare, isPlaced: place != nil) { return }
        mergeMembers(bare)
    }

    // MARK: Whole declarations

    private mutating func mergeWhole(_ new: [ProgramItem]) {
        for item in new {
            if let index = items.firstIndex(where: { $0.isSame(as: item) }) {
                items[index] = Weaving.merged(items[index], item)
            } else if case .importing = item.kind, !items.isEmpty {
                items.insert(item, at: (items.lastIndex(where: \.isImport) ?? -1) + 1)
            } else if item.kind != .rest {
                items.append(item.withoutRest)
            }
            guard case .type = item.kind else { continue }
            touch(item.kind)
            functions[item.kind] = item.body?.last(where: \.isFunction)?.kind ?? functions[item.kind]
        }
    }

    private mutating func touch(_ type: ProgramItem.Kind) {
        touched.removeAll { $0 == type }
        touched.append(type)
    }

    // MARK: What has no type

    private mutating func mergeMembers(_ new: [ProgramItem]) {
        guard let type = touched.last, let index = items.firstIndex(where: { $0.kind == type }) else {
            items = Weaving.members(items, new)
            return
        }
        items[index].take(new, Weaving.members)
        functions[type] = new.last(where: \.isFunction)?.kind ?? functions[type]
    }

    /// False where there is no function.
    ///
    /// - Parameter isPlaced: whether the author says which function.
    private mutating func mergeStatements(_ new: [ProgramItem], isPlaced: Bool) -> Bool {
        guard let last = touched.last, let type = items.firstIndex(where: { $0.kind == last }),
            let members = items[type].body,
            let usual = members.firstIndex(where: { $0.kind == functions[last] })
                ?? members.lastIndex(where: \.isFunction)
        else { return false }
        let function = isPlaced ? usual : FragmentPlacement.function(of: new, among: members, usually: usual)
        functions[last] = members[function].kind
        let fragment = new.contains { $0.kind == .rest } ? new : [ProgramItem(kind: .rest)] + new
        items[type].body?[function].take(fragment, Weaving.statements)
        return true
    }

    // MARK: Names

    /// A name that a program has not.
    public struct UnknownName: Error, Hashable, Sendable {
        public var name: String
        /// Those that it has.
        public var known: [String]
    }

    private mutating func touch(_ place: String) throws(UnknownName) {
        let parts = place.split(separator: ".", maxSplits: 1).map(String.init)
        guard let type = items.first(where: { $0.name == parts[0] && $0.body != nil }) else {
            throw UnknownName(name: place, known: items.compactMap(\.name))
        }
        touch(type.kind)
        guard parts.count > 1 else { return }
        guard let function = type.body?.first(where: { $0.isFunction && $0.answers(to: parts[1]) }) else {
            throw UnknownName(name: place, known: (type.body ?? []).compactMap { $0.name.map { parts[0] + "." + $0 } })
        }
        functions[type.kind] = function.kind
    }

    private mutating func remove(_ name: String) throws(UnknownName) {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        for index in items.indices {
            if parts.count == 1, items[index].answers(to: name) {
                items.remove(at: index)
                return
            }
            let isMeant = parts.count > 1 ? items[index].name == parts[0] : true
            if isMeant, let member = items[index].body?.firstIndex(where: { $0.answers(to: parts[parts.count - 1]) }) {
                items[index].body?.remove(at: member)
                return
            }
        }
        throw UnknownName(
            name: name, known: items.flatMap { [$0.name] + ($0.body ?? []).map(\.name) }.compactMap { $0 })
    }
}

extension ProgramItem {
    /// Its name with its labels; nil for a statement.
    var name: String? {
        switch kind {
        case .type(let name), .function(let name), .property(let name), .importing(let name): name
        case .rest, .statement: nil
        }
    }

    /// Whether it is called so, with or without labels.
    fileprivate func answers(to name: String) -> Bool {
        self.name == name || self.name.map { String($0.prefix { $0 != "(" }) } == name
    }

    var isFunction: Bool {
        if case .function = kind { true } else { false }
    }

    fileprivate var isImport: Bool {
        if case .importing = kind { true } else { false }
    }

    var isType: Bool {
        if case .type = kind { true } else { false }
    }

    /// Merges items into its body, as far to the right as that stands.
    fileprivate mutating func take(
        _ new: [ProgramItem], _ merge: ([ProgramItem], [ProgramItem]) -> [ProgramItem]
    ) {
        let inside = body?.first { !$0.head.isEmpty }?.head[0].indentation ?? (head.first?.indentation ?? 0) + 4
        let outside = new.first { !$0.head.isEmpty }?.head[0].indentation ?? 0
        body = merge(body ?? [], new.map { $0.indented(by: inside - outside) })
    }
}
