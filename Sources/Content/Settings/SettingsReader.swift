import Diagnostics
import Lessons

/// Reads values of a settings file and collects what is wrong with them.
struct SettingsReader {
    let file: SourceFile
    var diagnostics: [Diagnostic]

    mutating func expect(_ node: YAMLNode?, keys: [String]) {
        for entry in node?.entries ?? [] where !keys.contains(entry.key.value) {
            let near = nearestName(to: entry.key.value, among: keys)
            report(
                "unknown-setting", at: entry.key.range, "there is no setting '\(entry.key.value)'",
                help: near.map { "did you mean '\($0)'?" } ?? "the settings here are \(keys.joined(separator: ", "))")
        }
    }

    /// The site's title, the one setting that no site does without; a misspelled or wrong one is told already.
    mutating func title(of root: YAMLNode?) -> String? {
        let isMisspelled = root?.entries?.contains { nearestName(to: $0.key.value, among: ["title"]) != nil } ?? false
        if root?["title"] == nil, !isMisspelled, diagnostics.isEmpty {
            report("no-title", at: 0..<0, "the site has no title", help: "write 'title: My course'")
        }
        return text(root?["title"])
    }

    mutating func text(_ node: YAMLNode?) -> String? {
        guard let node else { return nil }
        if let text = node.string { return text }
        report("wrong-setting", at: node.range, "this setting is a text")
        return nil
    }

    /// The address of a folder on the web, a slash at its end.
    mutating func address(_ node: YAMLNode?, of what: String, suchAs example: String) -> String? {
        guard let node else { return nil }
        if let text = node.string, let scheme = ["https://", "http://"].first(where: { text.hasPrefix($0) }),
            let first = text.dropFirst(scheme.count).first, first.isLetter || first.isNumber || first == "[",
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.contains(where: { "?#\"'<>\\".contains($0) })
        {
            return text.hasSuffix("/") ? text : text + "/"
        }
        report(
            "wrong-setting", at: node.range, "this setting is the address of \(what)", help: example)
        return nil
    }

    /// A language as HTML's `lang` has it (RFC 5646): letters, then parts of letters and digits behind hyphens.
    mutating func language(_ node: YAMLNode?) -> String? {
        guard let node else { return nil }
        if let code = node.string, Self.isLanguageTag(code) { return code }
        report(
            "wrong-setting", at: node.range, "this setting is the code of a language",
            help: "language: de, or language: pt-BR")
        return nil
    }

    static func isLanguageTag(_ code: String) -> Bool {
        let parts = code.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isTag, let first = parts.first else { return false }
        return (2...3).contains(first.count) && first.allSatisfy(\.isLetter)
    }

    /// Where `git` stands, which tells when lessons were last changed.
    mutating func history(_ node: YAMLNode?) -> SourceLocation? {
        guard let node else { return nil }
        if node.string == "git" { return file.location(of: node.range.lowerBound) }
        report(
            "wrong-setting", at: node.range, "this setting says where the days of last changes come from",
            help: "updated: git, or none for those of the front matter alone")
        return nil
    }

    mutating func flag(_ node: YAMLNode?) -> Bool? {
        guard let node else { return nil }
        if let flag = node.bool { return flag }
        report("wrong-setting", at: node.range, "this setting is either true or false")
        return nil
    }

    mutating func widths(_ node: YAMLNode?) -> [Double]? {
        guard let node else { return nil }
        let widths = (node.elements ?? []).compactMap(\.number).filter { $0 >= 1 && $0 <= 10_000 }
        if !widths.isEmpty, widths.count == node.elements?.count { return widths }
        report(
            "wrong-setting", at: node.range, "the widths are a list of numbers of points",
            help: "widths: [320, 390, 768]")
        return nil
    }

    /// The names of chapters, each once, those nested in another behind it: `[Start, {Tutorials: [First, Second]}]`.
    mutating func chapters(_ node: YAMLNode?) -> [(name: String, depth: Int)]? {
        guard let node else { return nil }
        if let found = Self.chapters(in: node, depth: 0), !found.isEmpty, Set(found.map(\.name)).count == found.count {
            return found
        }
        report(
            "wrong-setting", at: node.range, "the chapters are a list of different names",
            help: "chapters: [Tutorials, Reference], or nested: [Start, {Tutorials: [First, Second]}]")
        return nil
    }

    /// Nil where something is no name.
    private static func chapters(in node: YAMLNode, depth: Int) -> [(name: String, depth: Int)]? {
        guard let elements = node.elements, depth < 8 else { return nil }
        var found: [(name: String, depth: Int)] = []
        for element in elements {
            if let name = element.string, !name.allSatisfy(\.isWhitespace) {
                found.append((name, depth))
            } else if let entry = element.entries?.first, element.entries?.count == 1,
                let nested = chapters(in: entry.value, depth: depth + 1)
            {
                found += [(entry.key.value, depth)] + nested
            } else {
                return nil
            }
        }
        return found
    }

    /// Only colours in hexadecimal, given with six digits, so that nothing else can reach the stylesheet.
    mutating func color(_ theme: YAMLNode?, _ name: String) -> String? {
        guard let node = theme?[name] else { return nil }
        if let text = node.string, text.hasPrefix("#"), [4, 7].contains(text.count),
            text.dropFirst().allSatisfy(\.isHexDigit), let color = HexColor(text)
        {
            return color.text
        }
        report("wrong-setting", at: node.range, "a colour is written in hexadecimal", help: "\(name): \"#0b63ce\"")
        return nil
    }

    /// Where a value stands.
    func place(of node: YAMLNode) -> SettingPlace {
        let location = file.location(of: node.range.lowerBound)
        return SettingPlace(location: location, length: node.range.count, excerpt: file.text(ofLine: location.line))
    }

    mutating func report(_ identifier: String, at range: Range<Int>, _ message: String, help: String? = nil) {
        diagnostics.append(Diagnostic(.error, identifier, in: file, at: range, message: message, help: help))
    }
}
