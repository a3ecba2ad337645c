import Typesetting

@testable import Caching
@testable import Content
@testable import Files
@testable import Site

/// A site in memory with the program's own templates.
struct SmallSite {
    private var files: [String: String] = [:]
    let templates: String

    /// Reads the templates beside the package's sources, without the engine for pages: it is no text.
    init(_ files: [String: String], settings: String = "title: Course\nwidths: [320]\n") {
        let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        templates = "/\(folder)/templates"
        for path in FileSystem.disk.files(templates) where !path.hasSuffix(".wasm") {
            self.files[join(templates, path)] = String(
                decoding: FileSystem.disk.read(join(templates, path)) ?? [], as: UTF8.self)
        }
        self.files["site.yml"] = settings
        for (path, text) in files { self.files["content/\(path)"] = text }
    }

    /// Builds it.
    func generated(
        drafts: DraftPolicy = .leftOut, today: String = "", cards: CardPolicy = .painted,
        cache: BuildCache = BuildCache()
    ) throws -> GeneratedSite {
        var tools = try tools()
        tools.cards = cards
        tools.cache = cache
        tools.drafts = drafts
        tools.today = { today }
        return generate(SiteLayout(folder: ".", templates: templates), with: tools)
    }

    /// What a build of it needs.
    func tools() throws -> BuildTools {
        BuildTools(fileSystem: .memory(files), fonts: try FontLibrary(), workers: 2)
    }
}

extension GeneratedSite {
    /// A file as text; empty where there is none.
    func text(_ path: String) -> String { String(decoding: tree[path] ?? [], as: UTF8.self) }
}
