import Diagnostics
import Lessons

/// What a site is called in another language than its main one; what is nil there is as in the main one.
public struct SiteTranslation: Hashable, Sendable {
    /// The language, as in HTML's `lang`, and the name of the folder of its pages.
    public var language: String
    public var title: String?
    public var author: String?
    public var description: String?
    /// The names of the chapters in the order of the main language's; empty where they keep those.
    public var chapters: [String] = []
}

extension SiteSettings {
    /// The settings as they are in another language.
    func translated(by translation: SiteTranslation) -> SiteSettings {
        var settings = self
        settings.language = translation.language
        settings.title = translation.title ?? title
        settings.author = translation.author ?? author
        settings.description = translation.description ?? description
        if !translation.chapters.isEmpty { settings.chapters = translation.chapters }
        return settings
    }
}

extension SettingsReader {
    /// `[de, ar]`, or with what the site is called there `{de: {title: …}, ar: {…}}`.
    mutating func translations(_ node: YAMLNode?, of settings: SiteSettings) -> [SiteTranslation] {
        guard let node else { return [] }
        let entries = node.entries?.map { (range: $0.key.range, code: $0.key.value, value: Optional($0.value)) }
        let elements = node.elements?.map { (range: $0.range, code: $0.string ?? "", value: YAMLNode?.none) }
        guard let all = entries ?? elements, !all.isEmpty else {
            report(
                "wrong-setting", at: node.range,
                "the languages are a list of codes, or what the site is called in each",
                help: "languages: [de, ar], or languages: {de: {title: Mein Kurs}}")
            return []
        }
        var found: [SiteTranslation] = []
        for (range, code, value) in all {
            guard isLanguage(code, at: range, besides: [settings.language] + found.map(\.language)) else { continue }
            found.append(translation(into: code, value, of: settings))
        }
        return found
    }

    private mutating func isLanguage(_ code: String, at range: Range<Int>, besides others: [String]) -> Bool {
        guard Self.isLanguageTag(code) else {
            report("wrong-setting", at: range, "'\(code)' is no code of a language", help: "such as de, or pt-BR")
            return false
        }
        guard others.contains(code) else { return true }
        report(
            "wrong-setting", at: range, "'\(code)' is a language of the site already",
            help: "'languages' names those beside the one in 'language'")
        return false
    }

    private mutating func translation(into code: String, _ node: YAMLNode?, of settings: SiteSettings)
        -> SiteTranslation
    {
        expect(node, keys: ["title", "author", "description", "chapters"])
        var translation = SiteTranslation(
            language: code, title: text(node?["title"]), author: text(node?["author"]),
            description: text(node?["description"]))
        guard let names = chapters(node?["chapters"]) else { return translation }
        if names.count == settings.chapters.count {
            translation.chapters = names.map(\.name)
        } else {
            report(
                "wrong-setting", at: node?["chapters"]?.range ?? 0..<0,
                "the site has \(settings.chapters.count) chapters; this list names \(names.count)",
                help: "name them in the order of 'chapters': \(settings.chapters.joined(separator: ", "))")
        }
        return translation
    }
}
