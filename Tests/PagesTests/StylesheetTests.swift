import Files
import Foundation
import Testing

@testable import Content
@testable import Pages

@Suite("The stylesheet of a site")
struct StylesheetTests {
    @Test("is joined from the theme's stylesheets in their order, then from the site's own by name")
    func order() {
        let sheet = stylesheet([
            "templates/theme/editor.css": "editor", "templates/theme/header.css": "header",
            "templates/theme/theme.css": "theme", "templates/theme/live.js": "script",
            "site/templates/theme/zebra.css": "zebra", "site/templates/theme/art.css": "art",
        ])
        #expect(sheet.themeRules == "theme\nheader\neditor\nart\nzebra")
    }

    @Test("has the site's own stylesheet where it takes the place of one of the theme")
    func replaced() {
        let sheet = stylesheet([
            "templates/theme/theme.css": "theme", "templates/theme/header.css": "header",
            "templates/theme/search.css": "search", "site/templates/theme/header.css": "own",
        ])
        #expect(sheet.themeRules == "theme\nown\nsearch")
    }

    @Test("has a place for each of the theme's stylesheets")
    func complete() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appending(path: "templates/theme").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".css") }
        #expect(files.sorted() == Stylesheet.subjects.sorted())
    }

    private func stylesheet(_ files: [String: String]) -> Stylesheet {
        Stylesheet(
            theme: Theme(), SiteLayout(folder: "site", templates: "templates"), .memory(files), textFont: nil)
    }
}
