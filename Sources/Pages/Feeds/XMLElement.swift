import Escaping

/// A piece of XML text; whatever it is made from, it is well-formed.
struct XMLElement {
    private(set) var text: String

    /// An element around text.
    init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String = "") {
        self.text =
            "<\(name)\(Self.written(attributes))" + (text.isEmpty ? "/>" : ">\(escaped(text, as: .content))</\(name)>")
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
}
