extension CodeBlock.Kind {
    /// What the words behind a fence say a block is for.
    init(info: String) {
        let words = info.split { $0 == " " || $0 == "\t" }
        switch words.first {
        case "layout": self = .layout
        case "swift" where words.contains { $0.hasPrefix("figure=") || $0.hasPrefix("show=") }: self = .program
        case "yaml", "json":
            self = words.dropFirst().first == "data" ? .data : .code(language: String(words[0]), title: title(in: info))
        default:
            self = .code(language: words.first.map(String.init) ?? "", title: title(in: info))
        }
    }
}

/// The value of `title=` in an info string: a word, or anything between double quotes.
private func title(in info: String) -> String? {
    guard let start = info.firstRange(of: " title=") else { return nil }
    let rest = info[start.upperBound...]
    guard rest.first == "\"" else { return String(rest.prefix { $0 != " " }) }
    var title = ""
    var isEscaped = false
    for character in rest.dropFirst() {
        if isEscaped {
            isEscaped = false
        } else if character == "\\" {
            isEscaped = true
            continue
        } else if character == "\"" {
            break
        }
        title.append(character)
    }
    return title
}
