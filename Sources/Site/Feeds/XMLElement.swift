/// A piece of XML text; whatever it is made from, it is well-formed.
struct XMLElement {
    private(set) var text: String

    /// An element around text.
    init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String = "") {
        self.text = "<\(name)\(Self.written(attributes))" + (text.isEmpty ? "/>" : ">\(Self.escaped(text))</\(name)>")
    }

    /// An element around others, each on a line of its own.
    init(_ name: String, _ attributes: [(name: String, value: String)] = [], _ children: [XMLElement]) {
        text = "<\(name)\(Self.written(attributes))>\n" + children.map { $0.text + "\n" }.joined() + "</\(name)>"
    }

    /// A whole document with this element at its root.
    var document: String { "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\(text)\n" }

    private static func written(_ attributes: [(name: String, value: String)]) -> String {
        attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    }

    /// `text` with what means something in XML made harmless; what XML 1.0, section 2.2, cannot hold becomes U+FFFD.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
