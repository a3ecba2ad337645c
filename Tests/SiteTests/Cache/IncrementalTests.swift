import Foundation
import SeededRandomness
import Testing
import Typesetting

@testable import Caching
@testable import Content
@testable import Files
@testable import Site

/// A site that is edited again and again, built each time from what the build before has left and from nothing.
@Suite("An incremental build")
struct IncrementalTests {
    private static let templates = [
        "templates/pages/lesson.mustache":
            "<title>{{page.title}}</title><link rel=\"stylesheet\" href=\"{{root}}{{stylesheet}}\">{{#hasPageCSS}}<style>{{{pageCSS}}}</style>{{/hasPageCSS}}{{#chapters}}{{#lessons}}<a href=\"{{root}}{{href}}\">{{title}}</a>{{/lessons}}{{/chapters}}<h1>{{lesson.title}}</h1>{{{lesson.body}}}{{previous.title}}{{next.title}}\n",
        "templates/pages/home.mustache":
            "{{#chapters}}{{chapter}}{{#lessons}}{{number}} {{title}} {{minutes}} {{{figure}}}\n{{/lessons}}{{/chapters}}",
        "templates/pages/search.mustache": "{{page.title}}\n",
        "templates/pages/error.mustache": "{{page.title}}\n",
        "templates/pages/step.mustache": "{{{code}}}{{{figure}}}",
        "templates/pages/code.mustache": "{{{code}}}",
        "templates/pages/problem.mustache": "[{{message}}]",
        "templates/pages/moved.mustache": "<a href=\"{{root}}{{href}}\">{{page.title}}</a>",
        "templates/theme/theme.css": "a{color:red}",
    ]
    private static let figure =
        "```layout\nscreen S { View a { edges == super.edges }; Label b { text = t; leading == super.leading; top == super.top } }\n```\n"

    private static var site: [String: String] {
        var files = templates
        files["site.yml"] = "title: Course\nwidths: [320]\nbaseURL: https://example.org/\n"
        files["content/shared.yml"] = "t: Hello\n"
        for index in 0..<6 {
            files["content/l\(index).md"] =
                "---\ntitle: Lesson \(index)\ndate: 2024-01-0\(index + 1)\ndata: [shared.yml]\n---\n## Part\n\nText \(index).\n\n"
                + "```swift\nlet a = \(index)\n```\n\n" + (index % 2 == 0 ? figure : "")
        }
        return files
    }

    /// One change of an author's, chosen by chance.
    private static func edit(_ files: inout [String: String], _ random: inout SeededGenerator) -> String {
        let lessons = files.keys.filter { $0.hasSuffix(".md") }.sorted()
        let lesson = lessons.randomElement(using: &random) ?? "content/l0.md"
        let word = ["ä", "😀", "plain", "<b>", "日本"].randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: files[lesson]? += "\nMore \(word).\n"
        case 2: files[lesson] = files[lesson]?.replacing("title: ", with: "title: \(word) ")
        case 3: files[lesson] = files[lesson]?.replacing("View a", with: "ImageView a")
        case 4: files["content/shared.yml"] = "t: Hello \(word)\n"
        case 5: files["content/shared.yml"] = files["content/shared.yml"] == nil ? "t: back\n" : nil
        case 6: files["site.yml"]? += "description: \(word.hasPrefix("<") ? "x" : word)\n"
        case 7: files["templates/pages/step.mustache"]? += "<p>\(word)</p>"
        case 8: files["templates/theme/theme.css"]? += "b{color:blue}"
        case 9, 10, 11: files[lesson]? += "\nMore prose.\n"
        case 12:
            files["content/folder/r\(files.count).md"] = files[lesson]
            files[lesson] = nil
        default:
            files[lesson] = nil
            files["content/n\(files.count).md"] =
                "---\ntitle: New \(word)\naliases: [old\(files.count).html]\n---\n\(figure)"
        }
        return "edit of \(lesson)"
    }

    /// Before anything has become wrong, which has a preview make all again.
    private static func editProse(_ files: inout [String: String], ofLesson number: Int) -> String {
        files["content/l\(number).md"]? += "\nMore prose.\n"
        return "edit of l\(number)'s prose"
    }

    /// Takes some of the cache's files away, and writes over others.
    private static func damage(_ disk: FileSystem, _ random: inout SeededGenerator) throws {
        for file in disk.files("cache") where Int.random(in: 0..<8, using: &random) == 0 {
            if Bool.random(using: &random) {
                try disk.remove("cache/" + file)
            } else {
                try disk.write("cache/" + file, Array("nothing of ours".utf8))
            }
        }
    }

    /// A few in `make test`, as many as `PLUMB_RANDOM_EDITS` says in `make verify`.
    private static let editCount =
        ProcessInfo.processInfo.environment["PLUMB_RANDOM_EDITS"].flatMap { Int($0) } ?? 16

    @Test("equals a build from nothing after each of many random edits, from memory and a disk that loses files")
    func randomEdits() throws {
        let fonts = try FontLibrary()
        let version = Fingerprint("test")
        let cacheDisk = FileSystem.memory([:])
        let folder = CacheFolder(path: "cache", fileSystem: cacheDisk)
        let remembering = BuildCache(folder: nil, version: version, remembers: true)
        // Keeps in memory what is small, and has lost other things than memory has.
        let servingDisk = FileSystem.memory([:])
        let serving = BuildCache(
            folder: CacheFolder(path: "cache", fileSystem: servingDisk), version: version, remembers: true)
        var random = SeededGenerator(seed: 11)
        var files = Self.site
        // A preview, which makes what an edit reaches, where that is one lesson's own.
        let previewing = BuildCache(folder: nil, version: version, remembers: true)
        var (preview, followed): (GeneratedSite?, Int) = (nil, 0)
        for step in 0..<Self.editCount {
            let before = files
            let what =
                step == 0
                ? "nothing" : step < 6 ? Self.editProse(&files, ofLesson: step) : Self.edit(&files, &random)
            let changed = Set(files.keys).union(before.keys).filter { files[$0] != before[$0] }.sorted()
            func tools(_ cache: BuildCache) -> BuildTools {
                var tools = BuildTools(fileSystem: .memory(files), fonts: fonts, workers: 2)
                tools.cache = cache
                return tools
            }
            func build(_ cache: BuildCache) -> GeneratedSite {
                generate(SiteLayout(folder: ".", templates: "templates"), with: tools(cache))
            }
            let edited = preview?.following(changed, with: tools(previewing))
            if edited != nil { followed += 1 }
            let shown = edited ?? build(previewing)
            preview = shown
            let clean = build(BuildCache())
            if step % 3 == 2 {
                try Self.damage(cacheDisk, &random)
                try Self.damage(servingDisk, &random)
            }
            let caches = [remembering, serving, BuildCache(folder: folder, version: version, remembers: false)]
            for incremental in [shown] + caches.map(build) {
                #expect(incremental.tree.paths == clean.tree.paths, "step \(step), \(what)")
                for path in clean.tree.paths {
                    #expect(incremental.tree[path] == clean.tree[path], "step \(step), \(what): \(path)")
                }
                #expect(incremental.checked(workers: 2) == clean.checked(workers: 2), "step \(step), \(what)")
                #expect(incremental.pageCount == clean.pageCount && incremental.figureCount == clean.figureCount)
            }
        }
        #expect(followed >= 5, "the preview has followed \(followed) edits")
    }

    /// Edits of a lesson `content/l0.md` with a figure, and whether a preview goes through all lessons for them.
    private static let edits: [(what: String, isSeenElsewhere: Bool, edit: @Sendable (String) -> String)] = [
        ("its prose", false, { $0.replacing("Text", with: "Other text") }),
        ("more prose", false, { $0 + "\nMore.\n" }),
        ("its code", false, { $0.replacing("let a", with: "let b") }),
        ("nothing", false, { $0 }),
        ("a link that leads nowhere", false, { $0 + "\n[x](nowhere.md)\n" }),
        (
            "its figure, which the home page shows", true,
            { $0.replacing("top == super.top", with: "top == super.top + 9") }
        ),
        ("a character that the font may lack", true, { $0 + "\n\u{4E00}\n" }),
        ("its title", true, { $0.replacing("Lesson 0", with: "Lesson X") }),
        ("a heading, which links may name", true, { $0.replacing("## Part", with: "## Part two") }),
        ("its order", true, { $0.replacing("title:", with: "order: 7\ntitle:") }),
        ("its data", true, { $0.replacing("data: [shared.yml]\n", with: "") }),
        ("a mistake", true, { $0 + "\n```layout\nscreen {\n```\n" }),
    ]

    @Test("follows an edit without going through all lessons where nobody else sees it", arguments: edits.indices)
    func following(index: Int) throws {
        let (what, isSeenElsewhere, edit) = Self.edits[index]
        let cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: true)
        var files = Self.site
        let fonts = try FontLibrary()
        func tools(_ cache: BuildCache) -> BuildTools {
            var tools = BuildTools(fileSystem: .memory(files), fonts: fonts, workers: 2)
            tools.cache = cache
            return tools
        }
        let layout = SiteLayout(folder: ".", templates: "templates")
        let before = generate(layout, with: tools(cache))
        #expect(before.isSound)
        files["content/l0.md"] = files["content/l0.md"].map(edit)
        let after = before.following(["content/l0.md"], with: tools(cache))
        #expect((after == nil) == isSeenElsewhere, "\(what)")
        guard let after else { return }
        let clean = generate(layout, with: tools(BuildCache()))
        #expect(after.tree.paths == clean.tree.paths, "\(what)")
        for path in clean.tree.paths { #expect(after.tree[path] == clean.tree[path], "\(what): \(path)") }
        #expect(after.checked(workers: 2) == clean.checked(workers: 2), "\(what)")
    }

    @Test("goes through all lessons while one of them has an error, which may name places in others")
    func errorsElsewhere() throws {
        var files = Self.site
        files["content/l2.md"] = files["content/l2.md"]?.replacing("Label b", with: "Field b")
        var tools = BuildTools(fileSystem: .memory(files), fonts: try FontLibrary(), workers: 2)
        tools.cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: true)
        let before = generate(SiteLayout(folder: ".", templates: "templates"), with: tools)
        #expect(!before.isSound && before.following(["content/l0.md"], with: tools) == nil)
    }

    @Test("solves no figure again that has not changed, wherever it stands in its lesson")
    func reuse() throws {
        let folder = CacheFolder(path: "cache", fileSystem: .memory([:]))
        let cache = BuildCache(folder: folder, version: Fingerprint("test"), remembers: true)
        var files = Self.site
        func solves() throws -> [String] {
            var tools = BuildTools(fileSystem: .memory(files), fonts: try FontLibrary(), workers: 2)
            tools.cache = cache
            return generate(SiteLayout(folder: ".", templates: "templates"), with: tools).timings.map(\.name)
        }
        #expect(try solves().count == 3)
        #expect(try solves().isEmpty)
        files["content/l0.md"] = files["content/l0.md"]?.replacing(
            "## Part", with: "## Part\n\nA line above the figure.")
        #expect(try solves().isEmpty)
        files["content/l2.md"] = files["content/l2.md"]?.replacing("View a", with: "Label a")
        #expect(try solves() == ["l2/s-1 320"])
        files["content/shared.yml"] = "t: Other\n"
        #expect(try solves() == ["l0/s-1 320", "l2/s-1 320", "l4/s-1 320"])
    }
}
