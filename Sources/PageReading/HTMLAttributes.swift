/// The attributes of one element that mean something to a check.
struct HTMLAttributes {
    /// In the order written.
    private(set) var values: [(name: Name, value: String)] = []

    /// An attribute of which a page's facts speak.
    enum Name: String, CaseIterable {
        case id, name, title, alt, width, height
        case href, src, poster, data, action, formaction, srcset, imagesrcset, content
        case style, fill, stroke, filter, mask
        case `for`, list, headers
        case clipPath = "clip-path"
        case markerStart = "marker-start"
        case markerMid = "marker-mid"
        case markerEnd = "marker-end"
        case httpEquiv = "http-equiv"
        case figure = "data-figure"
        case hidden = "aria-hidden"
        case label = "aria-label"
        case labelledBy = "aria-labelledby"
        case describedBy = "aria-describedby"
        case controls = "aria-controls"
        case owns = "aria-owns"
        case details = "aria-details"

        static let named = NameTable<Name>(allCases.map { ($0.rawValue, $0) })

        /// Whether its value is CSS, which matters where it may hold an address.
        var isStyle: Bool {
            switch self {
            case .style, .fill, .stroke, .filter, .mask, .clipPath, .markerStart, .markerMid, .markerEnd: true
            default: false
            }
        }
    }

    /// The value of an attribute, nil where the element lacks it.
    subscript(name: Name) -> String? {
        values.first { $0.name == name }?.value
    }

    /// Adds an attribute; of several with one name the first counts.
    mutating func append(_ name: Name, _ value: String) {
        if self[name] == nil { values.append((name, value)) }
    }

    /// What a screen reader says in place of the element's content; empty for none.
    func label(of element: PageElement.Kind) -> String {
        self[.label] ?? self[.labelledBy] ?? (element == .image ? self[.alt] : nil) ?? self[.title] ?? ""
    }

    /// The names by which fragments reach the element.
    func identifiers(of element: PageElement.Kind) -> [String] {
        let name = element == .link ? self[.name] : nil
        guard let id = self[.id] else { return name.map { [$0] } ?? [] }
        return name == nil || name == id ? [id] : [id, name ?? ""]
    }

    /// The identifiers that the element names others by, each with the attribute it stands in.
    var identifierUses: [(attribute: Name, id: String)] {
        values.flatMap { attribute -> [(Name, String)] in
            switch attribute.name {
            case .for, .list, .headers, .labelledBy, .describedBy, .controls, .owns, .details:
                attribute.value.split(whereSeparator: \.isWhitespace).map { (attribute.name, String($0)) }
            default: []
            }
        }
    }

    /// Whether an attribute is a length in whole pixels, as `width` and `height` of a picture are.
    func isLength(_ name: Name) -> Bool {
        guard let value = self[name], let number = Int(value) else { return false }
        return number >= 0
    }

    /// Every address that the element asks something of, in the order written.
    func addresses(of element: PageElement.Kind) -> [String] {
        values.flatMap { addresses(in: $0.value, of: $0.name, element) }
    }

    private func addresses(in value: String, of name: Name, _ element: PageElement.Kind) -> [String] {
        switch (name, element) {
        case (.href, .base): []
        case (.href, _), (.src, _), (.poster, _), (.data, .object), (.action, .form), (.formaction, _): [value]
        case (.srcset, _), (.imagesrcset, _): sourceSetAddresses(value)
        case (.content, .meta): refreshAddress(value).map { [$0] } ?? []
        case (let name, _) where name.isStyle:
            value.utf8.contains(UInt8(ascii: "(")) ? stylesheetAddresses(Array(value.utf8)) : []
        default: []
        }
    }

    /// The address in `<meta http-equiv="refresh" content="0; url=…">`.
    private func refreshAddress(_ content: String) -> String? {
        guard self[.httpEquiv]?.lowercased() == "refresh" else { return nil }
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
