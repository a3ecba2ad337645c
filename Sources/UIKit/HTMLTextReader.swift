import Foundation

/// Reads a page in HTML as far as `NSAttributedString` keeps of it: words with their style, and lines.
struct HTMLTextReader {
    private struct Style {
        var size: CGFloat = 12
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruckThrough = false
        var link: String?
    }

    private var open: [(name: String, style: Style)] = []
    private var style: Style { open.last?.style ?? Style() }
    let result = NSMutableAttributedString(string: "")

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
        "article", "header", "footer", "body", "html",
    ]
    private static let unseen: Set<String> = ["script", "style", "head", "title"]
    /// Of browsers' own sheet, of a size of 12 points.
    private static let headings: [String: CGFloat] = [
        "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
    ]

    mutating func read(_ page: String) {
        var rest = page[...]
        while let start = rest.firstIndex(of: "<") {
            add(rest[..<start])
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ">") else { break }
            take(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        add(rest)
    }

    /// A tag, without its brackets.
    private mutating func take(_ tag: Substring) {
        let isEnd = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        guard !name.isEmpty else { return }
        if name == "br" { return line() }
        if Self.blocks.contains(name) { breakLine() }
        if isEnd {
            guard let place = open.lastIndex(where: { $0.name == name }) else { return }
            open.removeSubrange(place...)
        } else if !tag.hasSuffix("/"), name != "img", name != "hr", name != "meta", name != "link" {
            open.append((name, styled(by: name, tag)))
            if name == "li" { append("\t•\t") }
        }
    }

    private func styled(by name: String, _ tag: Substring) -> Style {
        var style = style
        if let size = Self.headings[name] { (style.size, style.isBold) = (size, true) }
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "del", "strike": style.isStruckThrough = true
        case "a":
            style.link = tag.firstMatch(of: /href\s*=\s*["']([^"']*)["']/).map { String($0.1) }
            style.isUnderlined = style.link != nil
        default: break
        }
        return style
    }

    /// Text between tags: white space is one space, and none where a line begins.
    private mutating func add(_ text: Substring) {
        guard !open.contains(where: { Self.unseen.contains($0.name) }), !text.isEmpty else { return }
        var words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.first?.isWhitespace == true, !words.isEmpty || !isAtLineStart { words = " " + words }
        if text.last?.isWhitespace == true, words != " " { words += " " }
        if isAtLineStart { words = String(words.drop { $0 == " " }) }
        append(Self.decoded(words))
    }

    private var isAtLineStart: Bool { result.string.isEmpty || result.string.last?.isWhitespace == true }

    private func line() { append("\n") }

    private func breakLine() {
        if !result.string.isEmpty, result.string.last != "\n" { append("\n") }
    }

    private func append(_ text: String) {
        guard !text.isEmpty else { return }
        let style = style
        var attributes: [NSAttributedString.Key: Any] = [.font: Self.font(of: style)]
        if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link { attributes[.link] = link }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private static func font(of style: Style) -> UIFont {
        if style.isBold { return .boldSystemFont(ofSize: style.size) }
        return style.isItalic ? .italicSystemFont(ofSize: style.size) : .systemFont(ofSize: style.size)
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(10).firstIndex(of: ";"),
                let character = character(named: rest[rest.index(after: start)..<end])
            else {
                result.append(rest.removeFirst())
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(named name: Substring) -> Character? {
        let known: [Substring: Character] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "ndash": "–", "mdash": "—",
            "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "copy": "©", "bull": "•",
        ]
        if let found = known[name] { return found }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
