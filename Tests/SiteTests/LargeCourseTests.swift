import Testing
import Typesetting

@testable import Content
@testable import Site

@Suite("A large course")
struct LargeCourseTests {
    private static func pages(lessons: Int, chapters: Bool = false) throws -> GeneratedSite {
        var files = [
            "site.yml": "title: Course\n" + (chapters ? "chapters: [One, Two]\n" : ""),
            "templates/pages/lesson.mustache":
                "{{#chapters}}{{chapter}}:{{#lessons}} {{title}}{{#isCurrent}}*{{/isCurrent}}{{/lessons}}{{/chapters}}{{^listsAll}} of {{lessonCount}}{{/listsAll}}",
            "templates/pages/home.mustache": "{{#chapters}}{{#lessons}}{{title}} {{/lessons}}{{/chapters}}",
            "templates/pages/search.mustache": "{{page.title}}\n",
            "templates/pages/error.mustache":
                "{{#chapters}}{{#lessons}}{{title}} {{/lessons}}{{/chapters}}{{^listsAll}}home{{/listsAll}}",
        ]
        for number in 1...lessons {
            let chapter = chapters ? "chapter: \(number <= lessons / 2 ? "One" : "Two")\n" : ""
            files["content/\(number).md"] = "---\ntitle: L\(number)\norder: \(number)\n\(chapter)---\nText\n"
        }
        let tools = BuildTools(fileSystem: .memory(files), fonts: try FontLibrary(), workers: 2)
        return generate(SiteLayout(folder: ".", templates: "templates"), with: tools)
    }

    private func text(_ site: GeneratedSite, _ path: String) -> String {
        String(decoding: site.tree[path] ?? [], as: UTF8.self)
    }

    @Test("lists on a page the lessons around its own, and says how many there are")
    func neighbourhood() throws {
        let site = try Self.pages(lessons: 60)
        let around = (22...38).map { $0 == 30 ? "L30*" : "L\($0)" }.joined(separator: " ")
        #expect(text(site, "30.html") == ": \(around) of 60")
        #expect(text(site, "1.html") == ": L1* " + (2...9).map { "L\($0)" }.joined(separator: " ") + " of 60")
        #expect(text(site, "index.html").split(separator: " ").count == 60)
        #expect(text(site, "404.html") == "home")
    }

    @Test("keeps a page's list within the page's chapter, and names the others")
    func chapters() throws {
        let site = try Self.pages(lessons: 60, chapters: true)
        #expect(text(site, "30.html") == "One: " + (22...29).map { "L\($0) " }.joined() + "L30*Two: of 60")
    }

    @Test("lists its lessons on the first page by their titles alone, and its chapters before them")
    func firstPage() throws {
        let lessons = (1...41).map { number in
            let figure = "```layout widths=320 show=figure\nscreen S { View a { edges == super.edges } }\n```\n"
            let chapter = number <= 20 ? "One" : "Two"
            return ("\(number).md", "---\ntitle: L\(number)\nchapter: \(chapter)\n---\n" + figure)
        }
        let settings = "title: Course\nwidths: [320]\nchapters: [One, {More: [Two]}]\n"
        for (count, isLong) in [(40, false), (41, true)] {
            let files = Dictionary(uniqueKeysWithValues: lessons.prefix(count))
            let site = try SmallSite(files, settings: settings).generated()
            let page = site.text("index.html")
            #expect(page.contains("<figure") != isLong)
            let entries =
                "<li style=\"--depth:0\">More</li>\n<li style=\"--depth:1\"><a href=\"#two\">Two</a> <span>21</span></li>"
            #expect(page.contains(entries) == isLong)
            #expect(page.contains("<h2 class=\"chapter part\">More</h2>\n<h3 class=\"chapter\" id=\"two\">Two</h3>"))
            #expect(page.contains("L1</a>") && page.contains("L\(count)</a>"))
            #expect(site.text("1.html").contains("<a href=\"index.html#two\">Two</a>") == isLong)
            #expect(site.checked(workers: 2).map(\.rendered) == [])
        }
    }

    @Test("begins behind forty lessons; up to there every page lists all")
    func limit() throws {
        #expect(text(try Self.pages(lessons: 40), "1.html").contains("L40"))
        #expect(!text(try Self.pages(lessons: 41), "1.html").contains("L41"))
    }
}
