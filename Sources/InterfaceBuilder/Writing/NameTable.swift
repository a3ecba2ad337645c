import AutoLayout

/// Names for the views of a scene: valid in the notation, unique, and close to what the file calls them.
struct NameTable {
    private var names: [String: String] = [:]
    private var taken: Set<String> = reserved

    /// The name of a view.
    subscript(id: String) -> String? { names[id] }

    init(_ scene: InterfaceScene) {
        for view in scene.root.all.dropFirst() {
            let wanted = scene.outlets[view.id] ?? view.element["userLabel"]
            let name = wanted.flatMap(Self.identifier) ?? Self.nameOfContent(view) ?? Self.identifier(view.tag)
            names[view.id] = unique(name ?? "view")
        }
    }

    /// A name by what the view shows, such as `likeButton`; nil for one that shows nothing of its own.
    private static func nameOfContent(_ view: InterfaceView) -> String? {
        guard let suffix = suffixes[view.tag], let shown = shown(view) else { return nil }
        if shown.count <= 3, shown.allSatisfy({ $0.isASCII && $0.isNumber }) { return view.tag + shown }
        let words = shown.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
        // A sentence is no name.
        guard words.count <= mostWords else { return nil }
        // A name in other letters than those of the notation would be a part of a word.
        guard words.allSatisfy({ $0.allSatisfy { $0.isASCII } }) else { return nil }
        let short = words.joined(separator: " ").filter { $0 != "'" && $0 != "’" }
        guard let first = identifier(short), !suffix.caseInsensitiveEquals(first), first.count <= longest else {
            return nil
        }
        return first.lowercased().hasSuffix(suffix.lowercased()) ? first : first + suffix
    }

    private static let mostWords = 3
    private static let longest = 24

    private static let suffixes = [
        "label": "Label", "button": "Button", "textField": "Field", "imageView": "Image", "searchBar": "SearchBar",
    ]

    /// The text or the picture by which people know a view.
    private static func shown(_ view: InterfaceView) -> String? {
        let element = view.element
        switch view.tag {
        case "label": return element["text"]
        case "textField", "searchBar": return element["placeholder"]
        case "imageView": return element["image"]
        case "button":
            let source = element.child("buttonConfiguration") ?? element.child(key: "normal")
            return source?["title"] ?? source?["image"]
        default: return nil
        }
    }

    /// `wanted`, or with the first free number from 2 on behind it.
    private mutating func unique(_ wanted: String) -> String {
        var name = wanted
        var number = 2
        while !taken.insert(name).inserted {
            name = wanted + String(number)
            number += 1
        }
        return name
    }

    /// The ASCII letters and digits of `text`, the words in camel case, a small letter first; nil where there are none.
    static func identifier(_ text: String) -> String? {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
        let name = joined.drop { $0.isNumber }
        guard let first = name.first else { return nil }
        return first.lowercased() + name.dropFirst()
    }

    /// Words that mean something else where a view's name would stand.
    private static let reserved: Set<String> = [
        "component", "let", "if", "else", "for", "in", "when", "true", "false", "nil", "self", "super", "screen",
        "remove", "header", "footer", "section", "regular", "compact", "verticallyRegular", "verticallyCompact",
        "landscape", "portrait", "dark", "light", "rtl", "ltr", "textSize", "leading", "trailing", "left", "right",
        "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline", "edges", "size",
        "center", "margins", "safeArea", "readable", "content", "frame", "min", "max", "abs", "round", "floor", "ceil",
        "textWidth", "symbol", "color", "keyboard", "constraints", "guide", "horizontal", "vertical", "inset",
    ]
}

extension String {
    fileprivate func caseInsensitiveEquals(_ other: String) -> Bool { lowercased() == other.lowercased() }
}
