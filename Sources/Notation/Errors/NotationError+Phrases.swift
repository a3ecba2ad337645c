import AutoLayout
import Diagnostics

// Parts of sentences that several messages share.
extension NotationError {
    /// How UIKit's name is written here, `did you mean 'avatar'?`, or else the names there are.
    static func suggestion(
        for name: String, among names: [String], what: String, dot: String = "", isProperty: Bool = false
    ) -> String? {
        if let instead = isProperty ? instead(ofUIKit: name) : instead(ofDrawn: name) { return instead }
        if let nearest = nearestName(to: name, among: names) { return "did you mean '\(dot)\(nearest)'?" }
        guard !names.isEmpty else { return nil }
        let shown = namesByNearness(to: name, names).prefix(listLimit).map { dot + $0 }
        return "the \(what) are \(list(shown))\(names.count > shown.count ? ", …" : "")"
    }

    /// What a view may have been meant to be called: one of those that are declared, or the superview.
    static func viewSuggestion(for name: String, among names: [String]) -> String? {
        let isSuperview = nearestName(to: name, among: names + ["super"]) == "super"
        return suggestion(for: name, among: isSuperview ? ["super"] : names, what: "views")
    }

    /// More names than any kind of view has properties; only lists that authors make are longer.
    private static let listLimit = 64

    /// How a view is written here whose class is called as in Swift; nil for other names.
    static func viewHelp(ofUIKitClass name: String) -> String? {
        guard name.hasPrefix("UI"), let type = BuiltinType(rawValue: String(name.dropFirst(2))) else { return nil }
        return "a view is written `\(type.rawValue) name { … }` here"
    }

    /// What begins a statement of a Swift program that a layout does not have.
    private static let programWords = [
        "import", "class", "struct", "extension", "func", "override", "private", "lazy", "guard", "return", "init",
    ]

    /// What may have been meant by what stands before a block's components and screens, `'scren'`.
    static func declarationHelp(for found: String) -> String {
        let word = found.hasPrefix("'") ? String(found.dropFirst().dropLast()) : found
        if let keyword = nearestName(to: word, among: ["screen", "component", "let"]) {
            return "did you mean '\(keyword)'?"
        }
        if ["class", "struct", "final"].contains(word) {
            return "a view's class is written `component Name { … }` here, a controller's `screen Name { … }`"
        }
        if word == "var" || programWords.contains(word) { return typeSuggestion(for: word) }
        return "put it into `screen Name { … }` or `component Name { … }`"
    }

    static func typeSuggestion(for word: String) -> String {
        if word == "var" { return "a value is written `let gap = 8` here" }
        if programWords.contains(word) {
            return "leave it out; a block holds components and screens, and they hold views, properties, constraints"
        }
        let type = BuiltinType(rawValue: word.uppercasedFirst)?.rawValue
        let nearest = type ?? nearestName(to: word.uppercasedFirst, among: BuiltinType.names)
        if let nearest { return "did you mean '\(nearest)'?" }
        if ["row", "cell", "item"].contains(word) {
            return
                "a row is a view between the braces of its table, such as `TableViewCell name { text = \"…\" }` or `Label name { … }`"
        }
        return "a view is written `Type name { … }`, such as `Label title { … }`"
    }

    /// A component may have been defined in another lesson, of which this one knows nothing.
    static func unknownTypeHelp(_ name: String, among names: [String]) -> String? {
        if let way = instead(ofUIKitType: name) ?? instead(ofSwiftUIView: name) { return way }
        if let near = nearestName(to: name, among: names) { return "did you mean '\(near)'?" }
        return "define it: `component \(name) { … }`, in `components/` if another lesson has it"
            + (names.isEmpty ? "" : "; the types are \(list(namesByNearness(to: name, names)))")
    }

    static func relationHelp(left: String, found: String) -> String {
        if let way = instead(ofUIKitStatement: left) { return way }
        let words = left.split(separator: ".")
        if let last = words.last, AnchorName(rawValue: String(last)) != nil {
            return "a constraint is written `\(left) == …`, with `<=` or `>=` where it may be less or more"
        }
        guard left.utf8.contains(UInt8(ascii: "(")) else {
            return "a property is written `\(left) = …`, a constraint `leading == …`, a view `Label title`"
        }
        let called = left.split(separator: "(")[0].split(separator: ".").last
        return called.flatMap { instead(ofLayoutCall: String($0)) }
            ?? "a block calls nothing: it says a property, `text = \"…\"`, a constraint, `leading == …`, or a view, `Label title`"
    }

    /// What is written here instead of a statement of UIKit, which calls and names: the first of them that the notation says
    /// otherwise tells it, `constraint` before the anchors in parentheses.
    static func instead(ofUIKitStatement text: String) -> String? {
        let head = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let names = head.split(separator: ".").map(String.init)
        let verb = head.utf8.count < text.utf8.count ? names.last.flatMap(instead(ofUIKit:)) : nil
        return verb ?? names.lazy.compactMap(instead(ofUIKit:)).first
    }

    /// How a value of a kind is written, where its name alone does not show it.
    static func example(of expected: String) -> String? {
        switch expected {
        case "true or false": "`true` or `false`"
        case "a number": "a number, such as `8` or `0.5`"
        case "a whole number": "a whole number, such as `1`"
        case "a text": "a text, such as `\"Good morning\"`, or a number in one: `\"\\(value)\"`"
        case "a list of texts": "a list, such as `[\"One\", \"Two\"]`"
        case "a color": "a colour, such as `.red` or `color(\"#ff3b30\")`"
        case "a list of colors": "a list, such as `[.red, .blue]`"
        case "a priority": "a number from 1 to 1000, or a name such as `.high`"
        default: nil
        }
    }

    /// How what a sum cannot join is written.
    static func operandHelp(_ sign: String, _ left: String, _ right: String?) -> String? {
        if left.hasPrefix("the edges of") { return "write `super.edges.inset(8)`" }
        guard sign == "+", left.hasPrefix("the text ") || right?.hasPrefix("the text ") == true else { return nil }
        return "a value in a text is written `\"\\(value)\"`"
    }

    static func propertyHelp(_ name: String, type: String, among names: [String], owners: [String]) -> String? {
        if ["value", "content", "string"].contains(name), names.contains("text") { return "its words are `text`" }
        if let meant = property(ofOtherLanguage: name, among: names) { return "did you mean '\(meant)'?" }
        if let way = instead(ofOtherLanguage: name) { return way }
        if !owners.isEmpty { return "it is a property of \(list(owners))" }
        if name == "tint" { return "a view's tint is `tintColor`; `tint` belongs to the screen" }
        if ViewClass.screenProperties.contains(where: { $0.name == name }) { return "it is a property of screens" }
        // What only this type has is meant more often.
        let common = BuiltinType.view.propertyNames(isScreen: false)
        let ordered = names.filter { !common.contains($0) } + names.filter { common.contains($0) }
        guard instead(ofUIKit: name) == nil, nearestName(to: name, among: ordered) == nil else {
            return suggestion(for: name, among: ordered, what: "properties", isProperty: true)
        }
        let own = nameSharing(name, among: ordered)
        let other = nearestName(to: name, among: ViewClass.propertyNames)
        let shared = other.flatMap { nameSharing(name, among: [$0])?.letters } ?? 0
        if let own, own.letters >= shared { return "did you mean '\(own.name)'?" }
        let otherOwners = other.map(BuiltinType.owners(ofProperty:)) ?? []
        if let other, !otherOwners.isEmpty {
            return "did you mean '\(other)'? It is a property of \(list(otherOwners))"
        }
        return suggestion(for: name, among: ordered, what: "properties", isProperty: true)
    }

    /// The anchors that one may be related to.
    static func partners(of name: String) -> String {
        switch LayoutAttribute(rawValue: name)?.measure {
        case .horizontalPosition: "relate it to leading, trailing, left, right or centerX"
        case .verticalPosition: "relate it to top, bottom, centerY, firstBaseline or lastBaseline"
        default: "relate it to width or height"
        }
    }

    static func list(_ names: some Collection<String>, joint: String = ", ") -> String {
        var text = ""
        for name in names { text += text.isEmpty ? name : joint + name }
        return text
    }

    static func count(_ number: Int, _ noun: String) -> String {
        number == 0 ? "no \(noun)s" : number == 1 ? "one \(noun)" : "\(number) \(noun)s"
    }

    /// `a Label`, `an ImageView`.
    static func article(_ type: String) -> String {
        guard let first = type.utf8.first else { return type }
        let isVowel = [UInt8(ascii: "A"), UInt8(ascii: "E"), UInt8(ascii: "I"), UInt8(ascii: "O")].contains(first)
        // "HStack" is spoken "aitch stack".
        return (isVowel || type == "HStack" ? "an " : "a ") + type
    }
}

extension String {
    var uppercasedFirst: String {
        guard let first = utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return self }
        return String(decoding: [first - 32] + Array(utf8.dropFirst()), as: UTF8.self)
    }

    var lowercasedFirst: String {
        guard let first = utf8.first, first.isCapital else { return self }
        return String(decoding: [first + 32] + Array(utf8.dropFirst()), as: UTF8.self)
    }
}
