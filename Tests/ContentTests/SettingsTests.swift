import Diagnostics
import Testing

@testable import Content

@Suite("site.yml")
struct SettingsTests {
    private func parse(_ text: String) -> (SiteSettings, String) {
        let (settings, diagnostics) = SiteSettings.parse(SourceFile(path: "site.yml", text: text))
        return (
            settings,
            diagnostics.sorted().map { "\($0.location.line):\($0.location.column) \($0.message)" }.joined(
                separator: "\n")
        )
    }

    @Test("sets what it names and keeps the defaults of the rest")
    func values() {
        let (settings, problems) = parse(
            """
            title: Course
            baseURL: https://example.org/a
            widths: [320, 390.5]
            chapters: [Tutorials, Reference]
            theme: {accent: "#0b63ce"}
            """)
        #expect(problems == "")
        #expect(settings.title == "Course")
        #expect(settings.baseURL == "https://example.org/a/")
        #expect(settings.widths == [320, 390.5])
        #expect(settings.chapters == ["Tutorials", "Reference"])
        #expect(settings.theme.accent == "#0b63ce")
        #expect(settings.language == "en")
        #expect(!settings.allowsRawHTML)
    }

    @Test(
        "says what is wrong and where",
        arguments: [
            ("titel: Course", "1:1 there is no setting 'titel'"),
            ("title: Course\nwidths: wide", "2:9 the widths are a list of numbers of points"),
            ("title: Course\nwidths: [0]", "2:9 the widths are a list of numbers of points"),
            ("title: Course\nchapters: Reference", "2:11 the chapters are a list of different names"),
            ("title: Course\nchapters: [A, A]", "2:11 the chapters are a list of different names"),
            ("title: Course\nrawHTML: perhaps", "2:10 this setting is either true or false"),
            ("title: Course\ntheme: {accent: \"red;}body{}\"}", "2:17 a colour is written in hexadecimal"),
            ("title: [a]", "1:8 this setting is a text"),
            ("", "1:1 the site has no title"),
            ("# nothing\n", "1:1 the site has no title"),
            ("author: Me", "1:1 the site has no title"),
            ("title: [a", "1:9 a list or mapping in brackets is never closed, or lacks a comma"),
            ("title: A: b", "1:9 a text with ': ' in it needs quotes"),
            (
                "title: A\npublish: {folder: content}",
                "2:19 'content' is the site's own; publishing would replace what is there"
            ),
            (
                "title: A\npublish: {folder: ../x/..}",
                "2:19 '../x/..' is the site's own; publishing would replace what is there"
            ),
            (
                "title: A\npublish: {folder: ./site/x}",
                "2:19 './site/x' is the site's own; publishing would replace what is there"
            ),
            ("title: A\npublish: {folder: ../public}", ""),
            (
                "title: A\nbaseURL: https://a.org/b\npublish: {remote: origin, domain: b.org}",
                "3:35 the domain is 'b.org', but 'baseURL' is on 'a.org'"
            ),
            ("title: A\nbaseURL: https://a.org/\npublish: {remote: origin, domain: a.org}", ""),
        ])
    func mistakes(text: String, expected: String) {
        #expect(parse(text).1 == expected)
    }
}
