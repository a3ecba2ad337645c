import Escaping

/// An element whose style is still in parts, so that equal parts can be shared.
struct Element: Hashable {
    var tag = "div"
    /// In the order written.
    var attributes: [Attribute] = []
    /// Classes of the shared stylesheet; they begin with a capital, the classes made for a figure do not.
    var roles: [String] = []
    /// Nil for an element that stands where its content puts it.
    var place: Place?
    /// CSS declarations besides the place, in groups that tend to repeat together.
    var style: [String] = []

    struct Attribute: Hashable {
        var name: String
        /// Escaped; nil for an attribute that says all by its name, such as `inert`.
        var value: String?
    }

    /// An element with the roles and style given; empty groups are left out.
    init(_ tag: String = "div", roles: [String] = [], place: Place? = nil, style: [String] = []) {
        self.tag = tag
        self.roles = roles
        self.place = place
        self.style = style.filter { !$0.isEmpty }
    }

    /// Every group of declarations: the place on the browser's grid, then the rest.
    var declarations: [String] { (place?.snapped ?? []) + style }

    /// The start tag with these classes and declarations.
    func startTag(classes: [String], style: [String]) -> String {
        var text = "<" + tag
        if !classes.isEmpty { text += " class=\"\(classes.joined(separator: " "))\"" }
        if !style.isEmpty { text += " style=\"\(escaped(style.joined(separator: ";")))\"" }
        for attribute in attributes {
            text += " " + attribute.name + (attribute.value.map { "=\"\($0)\"" } ?? "")
        }
        return text + ">"
    }

    /// Adds an attribute, whose value is escaped here.
    mutating func set(_ name: String, _ value: String? = nil) {
        attributes.append(Attribute(name: name, value: value.map { escaped($0) }))
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
