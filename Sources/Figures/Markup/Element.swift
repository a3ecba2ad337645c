/// An element whose style is still in parts, so that equal parts can be shared.
struct Element: Hashable {
    var tag = "div"
    /// Name and escaped value, in the order written; a value may be empty.
    var attributes: [Attribute] = []
    /// Classes of the shared stylesheet; they begin with a capital, the classes made for a figure do not.
    var roles: [String] = []
    /// CSS declarations in groups that tend to repeat together, such as `left:16px;width:60px`.
    var style: [String] = []

    struct Attribute: Hashable {
        var name: String
        var value: String
    }

    /// An element with the roles and style given; empty groups are left out.
    init(_ tag: String = "div", roles: [String] = [], style: [String] = []) {
        self.tag = tag
        self.roles = roles
        self.style = style.filter { !$0.isEmpty }
    }

    /// Adds an attribute, whose value is escaped here.
    mutating func set(_ name: String, _ value: String = "") {
        attributes.append(Attribute(name: name, value: escaped(value)))
    }
}

/// A stretch of a document.
enum Markup: Hashable {
    case open(Element)
    /// An element without content or end tag, such as `img`.
    case void(Element)
    /// Already escaped, or trusted.
    case raw(String)
    case close(tag: String)

    /// The element it opens.
    var element: Element? {
        switch self {
        case .open(let element), .void(let element): element
        case .raw, .close: nil
        }
    }
}
