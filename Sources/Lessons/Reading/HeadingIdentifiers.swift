/// Gives every heading of a lesson an identifier of its own.
struct HeadingIdentifiers {
    private var taken: Set<String>
    /// How often each text was met, so that the hundredth equal heading does not try ninety-nine numbers.
    private var numbers: [String: Int] = [:]

    /// Identifiers that authors chose come first: a made one steps aside for them.
    init(chosen: [String]) {
        taken = Set(chosen)
    }

    /// An identifier made from a heading's text; the second of two equal ones ends in `-2`.
    mutating func make(from text: String) -> String {
        let slug = slug(text)
        var id = slug
        var number = numbers[slug, default: 1]
        while !taken.insert(id).inserted {
            number += 1
            id = "\(slug)-\(number)"
        }
        numbers[slug] = number
        return id
    }

    /// `text` in lower case, letters, marks and digits of every script kept, white space and dashes one hyphen.
    private func slug(_ text: String) -> String {
        var slug = ""
        for scalar in text.lowercased().unicodeScalars {
            if isIdentifierScalar(scalar), scalar != "-" {
                slug.unicodeScalars.append(scalar)
            } else if scalar.properties.isWhitespace || scalar.properties.generalCategory == .dashPunctuation,
                !slug.hasSuffix("-")
            {
                slug += "-"
            }
        }
        let trimmed = slug.drop { $0 == "-" }
        let id = trimmed.hasSuffix("-") ? String(trimmed.dropLast()) : String(trimmed)
        return id.isEmpty ? "section" : id
    }
}

/// The identifiers that headings of these texts get on one page, in their order.
package func identifiers(ofHeadings texts: [String]) -> [String] {
    var identifiers = HeadingIdentifiers(chosen: ["main"])
    return texts.map { identifiers.make(from: $0) }
}

/// Whether `scalar` may stand in a heading's identifier.
func isIdentifierScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .decimalNumber, .letterNumber: true
    case .nonspacingMark, .spacingMark: !scalar.properties.isVariationSelector
    default: scalar == "-" || scalar == "_"
    }
}

/// A heading's text parted from the `{#id}` at its end.
func splitIdentifier(from text: String) -> (text: String, id: String)? {
    var trimmed = text[...]
    while trimmed.last == " " { trimmed.removeLast() }
    guard trimmed.last == "}", let open = trimmed.lastIndex(of: "{") else { return nil }
    let inside = trimmed[trimmed.index(after: open)...].dropLast()
    guard inside.first == "#" else { return nil }
    var before = trimmed[..<open]
    while before.last == " " { before.removeLast() }
    return (String(before), String(inside.dropFirst()))
}
