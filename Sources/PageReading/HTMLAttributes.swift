/// The attributes of one element, by what they mean to a check.
struct HTMLAttributes {
    /// In the order written.
    private let attributes: [(name: String, value: String)]

    init(_ attributes: [(name: String, value: String)]) { self.attributes = attributes }

    /// The value of an attribute, nil where the element lacks it.
    subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// What a screen reader says in place of the element's content; empty for none.
    func label(of element: String) -> String {
        self["aria-label"] ?? self["aria-labelledby"] ?? (element == "img" ? self["alt"] : nil) ?? self["title"] ?? ""
    }

    /// The names by which fragments reach the element.
    func identifiers(of element: String) -> [String] {
        let name = element == "a" ? self["name"] : nil
        guard let id = self["id"] else { return name.map { [$0] } ?? [] }
        return name == nil || name == id ? [id] : [id, name ?? ""]
    }

    /// The identifiers that the element names others by, each with the attribute it stands in.
    var identifierUses: [(attribute: String, id: String)] {
        attributes.flatMap { attribute -> [(String, String)] in
            switch attribute.name {
            case "for", "list", "headers", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns",
                "aria-details":
                attribute.value.split(whereSeparator: \.isWhitespace).map { (attribute.name, String($0)) }
            default: []
            }
        }
    }

    /// Whether an attribute is a length in whole pixels, as `width` and `height` of a picture are.
    func isLength(_ name: String) -> Bool {
        guard let value = self[name], let number = Int(value) else { return false }
        return number >= 0
    }

    /// Every address that the element asks something of, in the order written.
    func addresses(of element: String) -> [String] {
        attributes.flatMap { attribute -> [String] in
            switch (attribute.name, element) {
            case ("href", "base"): []
            case ("href", _), ("src", _), ("poster", _), ("data", "object"), ("action", "form"), ("formaction", _):
                [attribute.value]
            case ("srcset", _), ("imagesrcset", _): sourceSetAddresses(attribute.value)
            case ("content", "meta"): refreshAddress(attribute.value).map { [$0] } ?? []
            case ("style", _), ("fill", _), ("stroke", _), ("filter", _), ("mask", _), ("clip-path", _),
                ("marker-start", _), ("marker-mid", _), ("marker-end", _):
                attribute.value.contains("(") ? stylesheetAddresses(Array(attribute.value.utf8)) : []
            default: []
            }
        }
    }

    /// The address in `<meta http-equiv="refresh" content="0; url=…">`.
    private func refreshAddress(_ content: String) -> String? {
        guard self["http-equiv"]?.lowercased() == "refresh" else { return nil }
        let words = content.split(maxSplits: 1) { $0 == ";" || $0 == "," }
        guard words.count == 2, words[1].trimmed.lowercased().hasPrefix("url=") else { return nil }
        return words[1].trimmed.dropFirst("url=".count).filter { $0 != "\"" && $0 != "'" }
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

/// The addresses in a `srcset`: of each candidate the part before its descriptor (HTML Standard, 4.8.4.2.1).
func sourceSetAddresses(_ value: String) -> [String] {
    var addresses: [String] = []
    var rest = value[...]
    while true {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
        let address = rest.prefix { !$0.isWhitespace }
        guard !address.isEmpty else { return addresses }
        rest = rest.dropFirst(address.count)
        if address.last == "," {
            addresses.append(String(address.reversed().drop { $0 == "," }.reversed()))
        } else {
            addresses.append(String(address))
            rest = rest.drop { $0 != "," }
        }
    }
}
