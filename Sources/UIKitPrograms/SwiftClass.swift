/// A class that a Swift program declares, as far as its name, its superclass and its initializers can be read off.
struct SwiftClass: Hashable {
    /// With the types around it, as `List.Cell`.
    var name: String
    var superclass: String
    /// The type that it is private in; nil for one that the whole file sees.
    var owner: String?
    /// What it says to conform to, in its own declaration.
    var conformances: [String] = []
    /// Where its braces stand in the text, bytes.
    var body = 0..<0
    /// Those that it declares, but for `convenience` ones.
    var initializers: [SwiftInitializer]

    /// Whether a class of that name, or of a name that ends so, is above it.
    func isKind(of suffix: String, in classes: [SwiftClass]) -> Bool {
        var current = superclass
        for _ in 0...classes.count {
            if current.hasSuffix(suffix) { return true }
            guard let next = classes.first(where: { $0.name == current }) else { return false }
            current = next.superclass
        }
        return false
    }

    /// The call that tells the module how views of it are made; nil for a class of which the module makes none.
    func factory(in classes: [SwiftClass]) -> String? {
        let kinds = [
            ("UITableViewCell", ["style", "reuseIdentifier"], "add", "style: .default, reuseIdentifier: $0"),
            ("UITableViewHeaderFooterView", ["reuseIdentifier"], "addHeader", "reuseIdentifier: $0"),
            ("UICollectionViewCell", ["frame"], "addReusable", "frame: CellFactories.frame"),
            ("UICollectionViewListCell", ["frame"], "addReusable", "frame: CellFactories.frame"),
            ("UICollectionReusableView", ["frame"], "addReusable", "frame: CellFactories.frame"),
        ]
        guard let kind = kinds.first(where: { isKind(of: $0.0, in: classes) }), makes(kind.1, in: classes) else {
            return nil
        }
        return "\(kind.2)(\(name).self) { \(name)(\(kind.3)) }"
    }

    /// Whether it can be made with those labels, by an initializer of its own or its superclass's.
    private func makes(_ labels: [String], in classes: [SwiftClass]) -> Bool {
        if !initializers.isEmpty { return initializers.contains { $0.takes(labels) } }
        return classes.first { $0.name == superclass }?.makes(labels, in: classes) ?? true
    }

    /// In order.
    static func all(in text: String) -> [SwiftClass] {
        let code = SwiftCode(text)
        let depths = code.depths
        // Of every class.
        let everyInitializer = code.ranges(of: /init[?!]?[ \t]*\([ \t\n]*\w*/, beginningWith: ["init"])
        let declarations = code.ranges(
            of: /(?:import[ \t]+)?(?:class|struct|enum|extension)[ \t]+[\w.]+/,
            beginningWith: ["import", "class", "struct", "enum", "extension"]
        ).filter { code.words(in: $0).first != "import" }
        let ends = declarations.map { code.first("{", from: $0.upperBound).flatMap(code.closing(ofBraceAt:)) ?? 0 }
        let heads = code.ranges(of: /class[ \t]+\w+[ \t\n]*:[ \t\n]*\w+/, beginningWith: ["class"])
        return heads.compactMap { range in
            let words = code.words(in: range)
            guard words.count == 3, let open = code.first("{", from: range.upperBound),
                let end = code.closing(ofBraceAt: open)
            else { return nil }
            let around = declarations.indices.filter {
                declarations[$0].upperBound <= range.lowerBound && ends[$0] > range.lowerBound
            }
            let line = code.bytes[..<range.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }
            let isPrivate = !around.isEmpty && String(decoding: line.reversed(), as: UTF8.self).contains("private")
            // What is private deeper inside, or in a generic type, is out of reach.
            if isPrivate, around.count > 1 || code.bytes[declarations[around[0]].upperBound] == UInt8(ascii: "<") {
                return nil
            }
            let initializers = everyInitializer.filter {
                $0.lowerBound > open && $0.upperBound < end && depths[$0.upperBound - 1] == depths[open] + 1
            }
            .filter { !code.words(before: $0.lowerBound).contains("convenience") }
            return SwiftClass(
                name: (around.compactMap { code.words(in: declarations[$0]).last } + [words[1]]).joined(
                    separator: "."),
                superclass: words[2], owner: isPrivate ? code.words(in: declarations[around[0]]).last : nil,
                conformances: code.words(in: range.upperBound..<open), body: open..<end,
                initializers: initializers.compactMap { SwiftInitializer(at: $0.lowerBound, in: code) })
        }
    }
}

extension SwiftCode {
    /// The words between two offsets in bytes; a name with dots is one for each of its parts.
    fileprivate func words(in range: Range<Int>) -> [String] {
        String(decoding: bytes[range], as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(
            String.init)
    }
}
