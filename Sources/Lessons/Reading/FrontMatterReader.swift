import Diagnostics

/// Reads the entries of a front matter, each by its type, and accuses what it does not know.
struct FrontMatterReader {
    private(set) var frontMatter = FrontMatter()
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether there is a title, however wrong or misspelled; a second message would say nothing new.
    private(set) var meansTitle = false
    private let file: SourceFile

    static let keys = [
        "title", "description", "summary", "chapter", "order", "date", "updated", "draft", "tags", "data", "aliases",
        "kind", "swiftVersion",
    ]

    init(_ file: SourceFile) {
        self.file = file
    }

    /// Reads all entries of `root`.
    mutating func read(_ root: YAMLNode?) {
        guard let root, !root.isNull else { return }
        guard let entries = root.entries else {
            return report(
                "front-matter", root, "front matter is a list of 'name: value' lines", help: "begin with 'title: …'")
        }
        frontMatter.root = root
        for entry in entries { read(entry) }
    }

    private mutating func read(_ entry: YAMLNode.Entry) {
        switch entry.key.value {
        case "title":
            meansTitle = true
            frontMatter.title = text(entry)
        case "description": frontMatter.description = text(entry)
        case "summary": frontMatter.summary = text(entry)
        case "chapter": frontMatter.chapter = placedText(entry)
        case "order": frontMatter.order = number(entry)
        case "date": frontMatter.date = date(entry)
        case "updated": frontMatter.updated = date(entry)
        case "draft": frontMatter.isDraft = bool(entry) ?? false
        case "tags": frontMatter.tags = texts(entry).map(\.value)
        case "data": frontMatter.data = texts(entry)
        case "aliases": frontMatter.aliases = texts(entry)
        case "kind": frontMatter.isPage = isPage(entry)
        case "swiftVersion": frontMatter.swiftVersion = swiftVersion(entry)
        default: reportUnknown(entry.key)
        }
    }

    private mutating func text(_ entry: YAMLNode.Entry) -> String? {
        if let text = entry.value.string, !text.allSatisfy(\.isWhitespace) { return text }
        expect("a text", entry, suchAs: "\"A few words\"")
        return nil
    }

    private mutating func placedText(_ entry: YAMLNode.Entry) -> Placed<String>? {
        text(entry).map { Placed($0, range: entry.value.range, location: entry.value.location) }
    }

    private mutating func number(_ entry: YAMLNode.Entry) -> Double? {
        if let number = entry.value.number { return number }
        expect("a number", entry, suchAs: "1")
        return nil
    }

    private mutating func bool(_ entry: YAMLNode.Entry) -> Bool? {
        if let bool = entry.value.bool { return bool }
        expect("true or false", entry, suchAs: "true")
        return nil
    }

    private mutating func isPage(_ entry: YAMLNode.Entry) -> Bool {
        if let kind = entry.value.string, ["page", "lesson"].contains(kind) { return kind == "page" }
        expect("'page' or 'lesson'", entry, suchAs: "page")
        return false
    }

    private mutating func swiftVersion(_ entry: YAMLNode.Entry) -> String? {
        let versions: [Double: String] = [4: "4", 4.2: "4.2", 5: "5"]
        if let number = entry.value.number, let version = versions[number] { return version }
        expect("4, 4.2 or 5", entry, suchAs: "5")
        return nil
    }

    private mutating func date(_ entry: YAMLNode.Entry) -> String? {
        if let text = entry.value.string, isDate(text) { return text }
        expect("a day of the calendar, year first", entry, suchAs: "2024-02-29")
        return nil
    }

    private mutating func texts(_ entry: YAMLNode.Entry) -> [Placed<String>] {
        guard let elements = entry.value.elements, !elements.contains(where: { $0.string == nil }) else {
            expect("a list", entry, suchAs: "[\(entry.value.string ?? "one, two")]")
            // What one name was meant to be is clear.
            return entry.value.string.map { text in
                [Placed(text, range: entry.value.range, location: entry.value.location)]
            } ?? []
        }
        return elements.compactMap { node in
            node.string.map { Placed($0, range: node.range, location: node.location) }
        }
    }

    private mutating func expect(_ what: String, _ entry: YAMLNode.Entry, suchAs example: String) {
        let range = entry.value.range.isEmpty ? entry.key.range : entry.value.range
        diagnostics.append(
            Diagnostic(
                .error, "front-matter-value", in: file, at: range, message: "'\(entry.key.value)' must be \(what)",
                help: "write '\(entry.key.value): \(example)'"))
    }

    private mutating func reportUnknown(_ key: Placed<String>) {
        let near = nearestName(to: key.value, among: Self.keys)
        if near == "title" { meansTitle = true }
        diagnostics.append(
            Diagnostic(
                .error, "unknown-key", in: file, at: key.range, message: "front matter has no '\(key.value)'",
                help: near.map { "did you mean '\($0)'?" } ?? "known are \(Self.keys.joined(separator: ", "))"))
    }

    private mutating func report(_ identifier: String, _ node: YAMLNode, _ message: String, help: String) {
        diagnostics.append(Diagnostic(.error, identifier, in: file, at: node.range, message: message, help: help))
    }
}

/// Whether `text` is `YYYY-MM-DD` and names a day of the Gregorian calendar.
private func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return false }
    func number(_ range: Range<Int>) -> Int? {
        bytes[range].allSatisfy { (48...57).contains($0) } ? Int(String(decoding: bytes[range], as: UTF8.self)) : nil
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(day)
}
