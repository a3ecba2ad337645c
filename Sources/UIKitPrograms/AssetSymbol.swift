import AutoLayout
import Scene

/// What Xcode lets a program say for an asset of its catalogues: `.accent` for the colour `AccentColor`.
enum AssetSymbol {
    /// A kind of asset, which Xcode gives a type of resources and members of the type that shows them.
    struct Kind: Sendable {
        /// What symbols do not end with.
        var suffix: String
        var resource: String
        var type: String
        /// Members of UIKit's own, which go before.
        var isKnown: @Sendable (String) -> Bool

        static let color = Kind(suffix: "color", resource: "ColorResource", type: "UIColor") { Color.named($0) != nil }
        static let image = Kind(suffix: "image", resource: "ImageResource", type: "UIImage") {
            ["add", "remove", "checkmark", "strokedCheckmark", "actions"].contains($0)
        }

        init(suffix: String, resource: String, type: String, isKnown: @escaping @Sendable (String) -> Bool) {
            (self.suffix, self.resource, self.type, self.isKnown) = (suffix, resource, type, isKnown)
        }
    }

    /// The words of a name in camel case, without `Color` or `Image` at the end.
    static func name(of asset: String, as kind: Kind) -> String {
        var words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let last = words.last, last.lowercased().hasSuffix(kind.suffix), words.count > 1 || last.count > 5 {
            words[words.count - 1] = String(last.dropLast(5))
            words.removeAll(where: \.isEmpty)
        }
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The declarations that stand beside a program, of those assets whose symbols it says and does not declare.
    static func source(of assets: [String], as kind: Kind, for code: SwiftCode) -> String {
        let text = code.text
        var (resources, members, known): (String, String, Set<String>) = ("", "", [])
        // Of two with one symbol, that which is called so.
        let isNamed = { name(of: $0, as: kind) == $0 }
        for asset in assets.filter(isNamed) + assets.filter({ !isNamed($0) }) {
            let symbol = name(of: asset, as: kind)
            guard !symbol.isEmpty, text.contains("." + symbol), known.insert(symbol).inserted else { continue }
            let quoted = keywords.contains(symbol) ? "`\(symbol)`" : symbol
            let resource = "\(kind.resource)(_of: \"\(asset)\")"
            resources += "    static var \(quoted): \(kind.resource) { \(resource) }\n"
            guard !kind.isKnown(symbol), !isMember(symbol, in: text) else { continue }
            members += "    static var \(quoted): \(kind.type) { \(kind.type)(resource: \(resource)) }\n"
        }
        guard !resources.isEmpty else { return "" }
        return "extension \(kind.resource) {\n\(resources)}\nextension \(kind.type) {\n\(members)}\n"
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Whether a line of the program declares a member of a type by that name.
    private static func isMember(_ symbol: String, in text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }), place + 1 < words.count else {
                return false
            }
            return words[place + 1] == symbol && words[..<place].contains { $0 == "static" || $0 == "class" }
        }
    }
}
