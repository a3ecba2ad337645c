/// HTML with the addresses in its tags moved by `move`: those of links, pictures, players and their posters.
///
/// Authors have written it; what is no tag stays as it is. Complexity: O(n).
func movedAddresses(in html: String, by move: (String) -> String) -> String {
    guard html.utf8.contains(UInt8(ascii: "<")) else { return html }
    var moved = ""
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
        moved += rest[..<open]
        rest = rest[open...]
        let end = endOfTag(rest) ?? rest.endIndex
        moved += movedAddresses(inTag: rest[..<end], by: move)
        rest = rest[end...]
    }
    return moved + rest
}

private func movedAddresses(inTag tag: Substring, by move: (String) -> String) -> String {
    guard tag.dropFirst().first?.isLetter == true else { return String(tag) }
    return ["src", "href", "poster"].reduce(String(tag)) { tag, name in
        for quote in ["\"", "'"] {
            guard let start = tag.firstRange(of: " \(name)=\(quote)") else { continue }
            let value = tag[start.upperBound...].prefix { String($0) != quote }
            let address = String(value).replacing("&amp;", with: "&")
            return tag[..<start.upperBound] + move(address).replacing("&", with: "&amp;") + tag[value.endIndex...]
        }
        return tag
    }
}

/// Behind the bracket that ends a tag; one in quotes does not.
private func endOfTag(_ text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
        switch (text[index], quote) {
        case (let character, let open?): if character == open { quote = nil }
        case ("\"", nil), ("'", nil): quote = text[index]
        case (">", nil): return text.index(after: index)
        default: break
        }
    }
    return nil
}
