/// An element of an XML document with everything inside it.
struct XMLElement: Hashable, Sendable {
    var name: String
    var attributes: [String: String]
    var children: [XMLElement] = []
    /// The characters between its tags, those of its children left out.
    var text = ""
    /// Where its tag begins, counted from 1.
    var place: XMLPlace

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// An attribute that is a number.
    func number(_ attribute: String) -> Double? {
        self[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether an attribute says `YES`.
    func isSet(_ attribute: String) -> Bool { self[attribute] == "YES" }

    /// The first child of that name.
    func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// The child that is the value of a property.
    func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

    /// All children of the first child of that name, such as `subviews`.
    func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

    /// The element and all below it, each before its children. Complexity: O(elements).
    var all: [XMLElement] {
        var found: [XMLElement] = []
        var pending = [self]
        while let element = pending.popLast() {
            found.append(element)
            pending += element.children.reversed()
        }
        return found
    }
}

extension XMLElement {
    /// The element with the pictures that stand in elements of their own, as a symbol with a scale does, as attributes like
    /// all others: `image`, `catalog` and `symbolScale`. Complexity: O(elements).
    var withPictureAttributes: XMLElement {
        var element = self
        element.children = children.map { $0.withPictureAttributes }
        for reference in children where reference.name == "imageReference" {
            guard let key = reference["key"], let image = reference["image"], element[key] == nil else { continue }
            element.attributes[key] = image
            guard key == "image" else { continue }
            element.attributes["catalog"] = reference["catalog"]
            element.attributes["symbolScale"] = reference["symbolScale"]
        }
        return element
    }
}

/// A line and a column of a file, counted from 1.
struct XMLPlace: Hashable, Sendable {
    var line: Int
    var column: Int
}
