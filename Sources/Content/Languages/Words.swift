import Diagnostics
import Files
import Lessons

/// What the pages of a site say around the lessons, in the site's language.
public struct Words: Hashable, Sendable {
    /// Each phrase by its key, in the order of the English catalogue.
    package private(set) var phrases: [Phrase] = []
    /// The position of each key's phrase.
    private var positions: [String: Int] = [:]
    /// Whether the language is written from right to left.
    package private(set) var isRightToLeft = false

    /// A phrase; `{n}` and its like stand for what it speaks of.
    package struct Phrase: Hashable, Sendable {
        package var key: String
        package var text: String
    }

    package init() {}

    /// The phrase of a key, `values` in their places; the key where there is none.
    package subscript(key: String, values: (name: String, value: String)...) -> String {
        guard let position = positions[key] else { return key }
        return values.isEmpty ? phrases[position].text : phrases[position].text.filled(with: values)
    }

    /// The phrase of a key, `values` in their places; nil where there is none.
    package func text(_ key: String, _ values: [(name: String, value: String)] = []) -> String? {
        positions[key].map { phrases[$0].text.filled(with: values) }
    }

    /// The marks that quotations get; nil for a catalogue that leaves them as they are typed.
    var punctuation: Punctuation? { Punctuation(self["quotes"]) }

    /// A day, `2024-02-29`, in words; as it is where the catalogue has no twelve months.
    package func date(_ day: String) -> String {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        let months = self["months"].split(separator: ",")
        guard parts.count == 3, months.count == 12, (1...12).contains(parts[1]) else { return day }
        let month = months[parts[1] - 1].drop { $0 == " " }
        return self[
            "date", ("year", "\(parts[0])"), ("month", String(month)), ("day", "\(parts[2])")]
    }

    /// What counts a figure, such as `Figure 3`.
    package func figureLabel(_ number: Int) -> String { self["figureNumber", ("n", "\(number)")] }

    /// Tells these words from others.
    package var fingerprint: Fingerprint { Fingerprint(phrases.map { "\($0.key)=\($0.text)\n" }.joined()) }
}

extension Words {
    /// Reads the catalogue of a language, `de` for `de-AT` where that has none of its own; what it lacks is English.
    package static func read(
        _ language: String, _ layout: SiteLayout, _ fileSystem: FileSystem
    ) -> (Words, [Diagnostic]) {
        var words = Words()
        let english = layout.themeFile("languages/en.yml", in: fileSystem)
        guard fileSystem.exists(english) else { return (words, []) }
        var diagnostics = words.add(english, fileSystem, isComplete: true)
        let main = String(language.prefix { $0 != "-" })
        guard language != "en", main != "en" else { return (words, diagnostics) }
        let paths = [language, main].map { layout.themeFile("languages/\($0).yml", in: fileSystem) }
        if let path = paths.first(where: { fileSystem.exists($0) }) {
            diagnostics += words.add(path, fileSystem, isComplete: false)
        } else {
            diagnostics.append(missing(main, layout))
        }
        return (words, diagnostics)
    }

    private mutating func add(_ path: String, _ fileSystem: FileSystem, isComplete: Bool) -> [Diagnostic] {
        guard let utf8 = fileSystem.read(path) else { return [] }
        let file = SourceFile(path: path, utf8: utf8)
        var (root, diagnostics) = parseYAML(SourceExcerpt(whole: file))
        for entry in root?.entries ?? [] {
            let (key, text) = (entry.key.value, entry.value.string ?? "")
            if key == "direction" {
                isRightToLeft = text == "rtl"
            } else if let known = positions[key] {
                phrases[known].text = text
            } else if isComplete {
                positions[key] = phrases.count
                phrases.append(Phrase(key: key, text: text))
            } else {
                let near = nearestName(to: key, among: phrases.map(\.key))
                diagnostics.append(
                    Diagnostic(
                        .warning, "unknown-word", in: file, at: entry.key.range, message: "no page says '\(key)'",
                        help: near.map { "did you mean '\($0)'?" }))
            }
        }
        return diagnostics
    }

    private static func missing(_ language: String, _ layout: SiteLayout) -> Diagnostic {
        Diagnostic(
            .warning, "no-words", at: SourceLocation(path: layout.settings, line: 1, column: 1), excerpt: "",
            message: "there are no words for the language '\(language)'; the pages speak English",
            help: "write them: 'plumb eject languages/en.yml', and call the file '\(language).yml'")
    }
}

extension String {
    /// The text with each value in the place of its name in braces; other braces stay.
    fileprivate func filled(with values: [(name: String, value: String)]) -> String {
        var (filled, rest) = ("", self[...])
        while let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) {
            let head = rest[..<close]
            let end = rest.utf8.index(after: close)
            if let open = head.utf8.lastIndex(of: UInt8(ascii: "{")),
                let value = values.first(where: { $0.name == head[head.utf8.index(after: open)...] })
            {
                filled += head[..<open] + value.value
            } else {
                filled += rest[..<end]
            }
            rest = rest[end...]
        }
        return filled + rest
    }
}
