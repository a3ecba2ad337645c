import Typesetting

@testable import Caching
@testable import Content
@testable import Site

/// A site in memory of one lesson, `lesson.html`, whose page is its body and nothing else.
func oneLessonSite(
    _ lesson: String, besides others: [String: String] = [:], timeout: Double = 30, cache: BuildCache = BuildCache()
) throws -> GeneratedSite {
    let files = [
        "site.yml": "title: Course\nwidths: [320]\nbaseURL: https://example.org/\n", "content/lesson.md": lesson,
        "templates/pages/lesson.mustache": "{{{lesson.body}}}", "templates/pages/home.mustache": "",
        "templates/pages/error.mustache": "", "templates/pages/search.mustache": "",
        "templates/pages/step.mustache": "{{{figure}}}", "templates/pages/code.mustache": "",
        "templates/pages/problem.mustache": "[{{message}}]", "templates/theme/theme.css": "",
    ]
    var tools = BuildTools(
        fileSystem: .memory(files.merging(others) { _, other in other }), fonts: try FontLibrary(), workers: 2)
    tools.figureTimeout = timeout
    tools.cache = cache
    return Site.generate(SiteLayout(folder: ".", templates: "templates"), with: tools)
}
