/// A class that a Swift program declares, as far as its name, its superclass and its initializers can be read off.
struct SwiftClass: Hashable {
    var name: String
    var superclass: String
    /// Whether a cell of it can be made from a style and an identifier.
    var inheritsCellInitializer: Bool

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

    /// In order. Comments and strings are not told from code: what they pretend is refused by the compiler.
    static func all(in text: String) -> [SwiftClass] {
        let pattern =
            /(?m)^[ \t]*(?:(?:final|open|public|internal|private|fileprivate)[ \t]+)*class[ \t]+(\w+)[ \t]*:[ \t]*(\w+)/
        let matches = text.matches(of: pattern)
        return matches.enumerated().map { index, match in
            let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : text.endIndex
            let body = text[match.range.upperBound..<end]
            let initializers = body.matches(of: /(?m)^\s*(?:\w+\s+)*init[?!]?\((\w*)/).map { $0.1 }
            return SwiftClass(
                name: String(match.1), superclass: String(match.2),
                inheritsCellInitializer: initializers.isEmpty || initializers.contains("style"))
        }
    }
}
