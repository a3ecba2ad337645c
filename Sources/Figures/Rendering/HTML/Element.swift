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

    /// The same, with its place among its declarations.
    fileprivate var settled: Element {
        guard place != nil else { return self }
        var settled = self
        (settled.place, settled.style) = (nil, declarations)
        return settled
    }

    /// Writes the start tag with these classes and declarations, as UTF-8.
    func writeStartTag(classes: [String], style: [String], to utf8: inout [UInt8]) {
        utf8 += "<".utf8
        utf8 += tag.utf8
        for (index, name) in classes.enumerated() {
            utf8 += (index == 0 ? " class=\"" : " ").utf8
            utf8 += name.utf8
        }
        if !classes.isEmpty { utf8 += "\"".utf8 }
        for (index, group) in style.enumerated() {
            utf8 += (index == 0 ? " style=\"" : ";").utf8
            utf8 += escaped(group).utf8
        }
        if !style.isEmpty { utf8 += "\"".utf8 }
        for attribute in attributes {
            utf8 += " ".utf8
            utf8 += attribute.name.utf8
            guard let value = attribute.value else { continue }
            utf8 += "=\"".utf8
            utf8 += value.utf8
            utf8 += "\"".utf8
        }
        utf8 += ">".utf8
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

    /// The same, with an element's place among its declarations.
    var settled: Markup {
        switch self {
        case .open(let element): .open(element.settled)
        case .void(let element): .void(element.settled)
        case .raw, .close: self
        }
    }

    /// The element it opens.
    var element: Element? {
        switch self {
        case .open(let element), .void(let element): element
        case .raw, .close: nil
        }
    }
}
