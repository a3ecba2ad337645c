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

    @Test("choose colours that can be read, and tell of those that cannot, with the nearest that can")
    func contrast() {
        func theme(_ text: String) -> (Theme, [String]) {
            let (settings, problems) = SiteSettings.parse(
                SourceFile(path: "site.yml", text: "title: Course\ntheme: {\(text)}\n"))
            return (settings.theme, problems.map { "\($0.message); \($0.help ?? "")" })
        }
        #expect(
            theme("accent: '#fefefe'").1 == [
                "#fefefe on #ffffff has a contrast of 1:1; text needs 4.5:1; the nearest that can be read is accent: \"#707070\""
            ])
        #expect(theme("accent: '#0b63ce'").1 == [])
        // What can be read on the paper need not be readable on code and callouts, which lie a little deeper.
        #expect(
            theme("accent: '#767676'").1 == [
                "#767676 on #f6f5f3 has a contrast of 4.1:1; text needs 4.5:1; the nearest that can be read is accent: \"#707070\""
            ])
        for colors in ["accent: '#0b63ce'", "paper: '#f6fcdf'", "ink: '#102040', paper: '#eeeeee'"] {
            let chosen = theme(colors).0
            for color in [chosen.accent, chosen.ink].compactMap({ $0 }) {
                #expect((color.light.contrast(to: chosen.sunk.light) ?? 0) >= 4.5, "\(colors)")
                #expect((color.dark.contrast(to: chosen.sunk.dark) ?? 0) >= 4.5, "\(colors)")
            }
        }
        // One colour serves both surroundings, lighter where the paper is dark.
        let both = theme("accent: '#0b63ce'").0.accent
        #expect(both?.light == "#0b63ce" && both?.dark != "#0b63ce")
        #expect((both?.dark.contrast(to: "#131416") ?? 0) >= 4.5)
        #expect(theme("ink: '#777777', paper: '#888888'").1.count == 1)
        // A short colour is written out, and a dark twin of the ink is the theme's own.
        #expect(theme("accent: '#06c'").0.accent?.light == "#0066cc")
        #expect(theme("ink: '#102040'").0.ink?.dark == "#e8e8ea")
        let dark = theme("paper: '#101010'").0
        #expect((dark.ink?.light.contrast(to: "#101010") ?? 0) >= 4.5)
    }

    @Test("mix areas, lines and quiet text from the paper and the ink, where one of them is chosen")
    func shades() {
        func shades(_ text: String) -> [(name: String, color: ThemeColor)] {
            let file = SourceFile(path: "site.yml", text: "title: Course\ntheme: {\(text)}\n")
            return SiteSettings.parse(file).0.theme.shades
        }
        #expect(shades("accent: '#0b63ce'").isEmpty)
        #expect(shades("paper: '#fffdf8', ink: '#000000'").map(\.name) == ["sunk", "line", "outline", "quiet"])
        #expect(
            shades("paper: '#ffffff', ink: '#000000'").map(\.color.light) == [
                "#f5f5f5", "#dedede", "#b8b8b8", "#4d4d4d",
            ])
        // Quiet text is never too quiet to be read, on areas either.
        for (paper, ink) in [
            ("#f6fcdf", "#1a1a19"), ("#ffffff", "#767676"), ("#202020", "#8a8a8a"), ("#eeeeee", "#000000"),
        ] {
            let all = shades("paper: '\(paper)', ink: '\(ink)'")
            let area = all.first { $0.name == "sunk" }?.color, quiet = all.first { $0.name == "quiet" }?.color
            #expect((quiet?.light.contrast(to: area?.light ?? "") ?? 0) >= 4.5, "\(paper) \(ink)")
            #expect((quiet?.dark.contrast(to: area?.dark ?? "") ?? 0) >= 4.5, "\(paper) \(ink)")
        }
    }

    @Test(
        "choose fonts and widths; nothing else can reach the stylesheet",
        arguments: [
            ("font: 'Literata, Georgia, serif'", "\"Literata\", \"Georgia\", serif", ""),
            ("font: 'x;}body{display:none'", nil, "this setting is a list of the names of fonts"),
            ("font: 'url(x)'", nil, "this setting is a list of the names of fonts"),
            ("textWidth: 20", nil, "this setting is a number of pixels from 320 to 1200"),
            ("textSize: big", nil, "this setting is a number of pixels from 14 to 28"),
            ("fontFile: a.woff2", nil, "this setting is the file in 'static/' of the first font in 'font'"),
            (
                "font: A, fontFile: ../a.woff2", "\"A\"",
                "this setting is the file in 'static/' of the first font in 'font'"
            ),
        ] as [(String, String?, String)])
    func fonts(text: String, font: String?, message: String) {
        let (settings, problems) = SiteSettings.parse(
            SourceFile(path: "site.yml", text: "title: Course\ntheme: {\(text)}\n"))
        #expect(settings.theme.font == font)
        #expect(problems.map(\.message) == (message.isEmpty ? [] : [message]))
    }

    @Test("nest chapters to any depth")
    func nestedChapters() {
        let text =
            "title: Course\nchapters:\n  - Start\n  - Tutorials:\n      - First\n      - {Second: [Deep]}\n  - End\n"
        let (settings, problems) = SiteSettings.parse(SourceFile(path: "site.yml", text: text))
        #expect(problems.isEmpty)
        #expect(settings.chapters == ["Start", "Tutorials", "First", "Second", "Deep", "End"])
        #expect(settings.chapterDepths == [0, 0, 1, 1, 2, 0])
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
        #expect(settings.theme.accent?.light == "#0b63ce")
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
