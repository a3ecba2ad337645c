import AutoLayout
import Scene

/// What Xcode lets a program say for an asset of its catalogues: `.accent` for the colour `AccentColor`.
enum AssetSymbol {
    /// The words of a name in camel case, without `Color` at the end.
    static func name(ofColor name: String) -> String {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let last = words.last, last.lowercased().hasSuffix("color"), words.count > 1 || last.count > 5 {
            words[words.count - 1] = String(last.dropLast(5))
            words.removeAll(where: \.isEmpty)
        }
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    }

    /// The declarations that stand beside a program, of those colours whose symbols it says and does not declare.
    static func source(ofColors colors: [String], for code: SwiftCode) -> String {
        let text = code.text
        var (resources, members, known): (String, String, Set<String>) = ("", "", [])
        for color in colors {
            let symbol = name(ofColor: color)
            guard !symbol.isEmpty, text.contains("." + symbol), known.insert(symbol).inserted else { continue }
            resources +=
                "    static var \(symbol): ColorResource { ColorResource(name: \"\(color)\", bundle: .main) }\n"
            // UIKit's own go before.
            guard Color.named(symbol) == nil, !isMember(symbol, in: text) else { continue }
            members += "    static var \(symbol): UIColor { UIColor(resource: .\(symbol)) }\n"
        }
        return resources.isEmpty ? "" : "extension ColorResource {\n\(resources)}\nextension UIColor {\n\(members)}\n"
    }

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
