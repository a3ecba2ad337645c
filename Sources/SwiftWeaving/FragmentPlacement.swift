/// Finds the type that a fragment without one belongs to, by what it names, as a reader would.
struct FragmentPlacement {
    private let fragment: [ProgramItem]
    private let types: [ProgramItem]
    /// What the fragment asks `self` for and does not declare.
    private let names: [String]

    init(_ fragment: [ProgramItem], in program: [ProgramItem]) {
        self.fragment = fragment
        types = program.filter { $0.isType && $0.body != nil }
        let declared = Set(fragment.compactMap(\.plainName))
        names = fragment.flatMap(\.namesOfSelf).filter { !declared.contains($0) }
    }

    /// The last of the types that can have it, before which go those whose empty functions it fills; nil for the one that
    /// was touched last, where none can.
    func home(among touched: [ProgramItem.Kind]) -> ProgramItem.Kind? {
        let recent = touched.reversed().compactMap { kind in types.first { $0.kind == kind } }
        let fitting = recent.filter { canBelong(to: $0) && changes($0) }
        let functions = fragment.filter(\.isFunction)
        func has(_ type: ProgramItem, where isMeant: (ProgramItem) -> Bool) -> Bool {
            functions.contains { new in type.body?.contains { $0.kind == new.kind && isMeant($0) } == true }
        }
        guard let last = fitting.first else { return nearest(of: recent)?.kind }
        if has(last, where: { _ in true }) { return last.kind }
        return (fitting.first { has($0, where: \.isEmpty) } ?? last).kind
    }

    /// Whether a type has not all of it already, word for word.
    private func changes(_ type: ProgramItem) -> Bool {
        !fragment.allSatisfy { item in type.body?.contains { $0.kind == item.kind && $0.text == item.text } == true }
    }

    /// The type that lacks the fewest of the names that others have, the first of equal ones.
    private func nearest(of types: [ProgramItem]) -> ProgramItem? {
        func missing(_ type: ProgramItem) -> Int {
            let members = members(of: type)
            return names.count { !members.contains($0) }
        }
        return types.filter { type in fragment.allSatisfy { Self.fits($0, in: type) } }.min {
            missing($0) < missing($1)
        }
    }

    private func canBelong(to type: ProgramItem) -> Bool {
        let members = members(of: type)
        let others = types.filter { $0.typeName != type.typeName }.map { self.members(of: $0) }
        func isElsewhere(_ name: String) -> Bool {
            !members.contains(name) && others.contains { $0.contains(name) }
        }
        if names.contains(where: isElsewhere) { return false }
        return fragment.allSatisfy { item in
            if type.isExtension, item.isStored { return false }
            if item.isFunction, item.hasRest, item.plainName.map(isElsewhere) == true { return false }
            return Self.fits(item, in: type) && !makes(item, type)
        }
    }

    /// The names of the members of a type and of its extensions.
    private func members(of type: ProgramItem) -> Set<String> {
        Set(types.filter { $0.typeName == type.typeName }.flatMap { ($0.body ?? []).compactMap(\.plainName) })
    }

    private static let ofControllers: Set<String> = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewWillTransition", "updateViewConstraints",
    ]
    private static let ofViews: Set<String> = [
        "layoutSubviews", "updateConstraints", "intrinsicContentSize", "draw", "didMoveToSuperview", "didMoveToWindow",
    ]

    /// Whether the type may override what the item overrides.
    private static func fits(_ item: ProgramItem, in type: ProgramItem) -> Bool {
        guard item.head.first?.text.contains("override ") == true, let name = item.plainName else { return true }
        let isController = type.head.contains { $0.text.contains("Controller") }
        return isController ? !ofViews.contains(name) : !ofControllers.contains(name)
    }

    /// Whether a property of the fragment would make a value of the very type it is in, or of one that makes such values.
    private func makes(_ item: ProgramItem, _ type: ProgramItem) -> Bool {
        guard case .property = item.kind else { return false }
        var open = [item]
        var seen: Set<ProgramItem.Kind> = []
        while let next = open.popLast() {
            for made in types where next.makes(made) {
                if made.kind == type.kind { return true }
                if seen.insert(made.kind).inserted { open.append(made) }
            }
        }
        return false
    }

    /// Where statements go: to the only function that has some of them already, or else where they usually would.
    static func function(of statements: [ProgramItem], among members: [ProgramItem], usually usual: Int) -> Int {
        func hasSome(_ member: ProgramItem) -> Bool {
            member.body?.contains { old in statements.contains { old.isSame(as: $0) } } == true
        }
        let having = members.indices.filter { members[$0].isFunction && hasSome(members[$0]) }
        return having.count == 1 ? having[0] : usual
    }
}

extension ProgramItem {
    /// Its name without labels; nil for a statement.
    fileprivate var plainName: String? { name.map { String($0.prefix { $0 != "(" }) } }

    /// Whether its braces hold nothing.
    fileprivate var isEmpty: Bool { body.map { $0.flatMap(\.lines).allSatisfy(\.isBlank) } ?? false }

    fileprivate var isExtension: Bool { name?.hasPrefix("extension ") == true }

    /// Whether it is a property with a value of its own, which extensions do not have.
    fileprivate var isStored: Bool {
        guard case .property = kind else { return false }
        return head.last?.text.hasSuffix("{") != true || head.contains { $0.text.contains("=") }
    }

    /// A type's name, for an extension that of the type.
    fileprivate var typeName: String? {
        guard isType, let words = name?.split(separator: " ") else { return nil }
        return words.first == "extension" ? words.dropFirst().first.map(String.init) : words.first.map(String.init)
    }

    /// What stands behind `self.` in it.
    fileprivate var namesOfSelf: [String] {
        lines.flatMap { line in
            line.text.split(separator: "self.").dropFirst().map { part in
                String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
        }.filter { !$0.isEmpty }
    }

    /// Whether it calls an initializer of a type.
    fileprivate func makes(_ type: ProgramItem) -> Bool {
        guard let name = type.typeName else { return false }
        return lines.contains { $0.text.contains(" \(name)(") }
    }
}
