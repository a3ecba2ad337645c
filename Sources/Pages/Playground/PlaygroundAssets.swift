import Caching
import Content
import Diagnostics
import Files
import Playground
import Typesetting

/// The files of the engine that pages load once a reader changes a figure.
package struct PlaygroundAssets {
    /// By name below `folder`.
    package let files: [(name: String, bytes: [UInt8])]
    /// Below the assets folder, named by the content of what all lessons share.
    package let folder: String

    /// The engine's parts, in the order in which pages need them, and what they have in common.
    private static let modules = [
        "engine.packed.wasm", "engine-scrolled.packed.wasm", "engine-still.packed.wasm", "engine-rows.packed.wasm",
        "more.packed.wasm", "more-scrolled.packed.wasm", "more-rows.packed.wasm", "uikit.packed.wasm",
        "uikit-still.packed.wasm",
        "asked.packed.wasm", "pictures.packed.wasm", "screens.packed.wasm", "controls.packed.wasm",
        "collections.packed.wasm", "rest.packed.wasm", "unicode.wasm", "unpack.wasm",
    ]

    /// What a site's pages need; nil where the program has come without an engine for pages.
    ///
    /// - Parameters:
    ///   - glyphs: the unusual characters of the site's lessons.
    ///   - symbols: those that the lessons name.
    package init?(_ sources: SiteSources, _ tools: BuildTools, glyphs: [String], symbols: [String]) {
        let layout = sources.layout
        func file(_ name: String) -> (name: String, bytes: [UInt8])? {
            tools.fileSystem.read(layout.themeFile("playground/" + name, in: tools.fileSystem)).map { (name, $0) }
        }
        let modules = Self.modules.compactMap(file)
        guard modules.count == Self.modules.count else { return nil }
        let scripts = layout.themeFiles(in: "playground", tools.fileSystem).filter { $0.hasSuffix(".js") }
        let site = (name: "site.bin", bytes: Self.site(sources, tools, glyphs: glyphs, symbols: symbols))
        files = modules + [site] + scripts.compactMap(file)
        folder = "playground-" + Fingerprint(pieces: files.map(\.bytes)).short
    }

    /// The path of a file of the site, whatever the folder is called by.
    private static func pathInSite(of path: String, _ layout: SiteLayout) -> String {
        path.hasPrefix(layout.folder + "/") ? String(path.dropFirst(layout.folder.utf8.count + 1)) : path
    }

    private static func site(
        _ sources: SiteSources, _ tools: BuildTools, glyphs: [String], symbols: [String]
    ) -> [UInt8] {
        let ofComponents = sources.components.excerpts.flatMap { sources.symbols.named(in: Array($0.utf8)) }
        var key = tools.cache.key("playground")
        key.write(glyphs)
        key.write(symbols)
        key.write(sources.settings.widths)
        key.write(sources.pictures)
        key.write(sources.symbols)
        for excerpt in sources.components.excerpts {
            key.write(excerpt.file.path)
            key.write(excerpt.utf8[...])
        }
        let stored = tools.cache.value(key) {
            StoredFile(
                PlaygroundSite(
                    widths: sources.settings.widths,
                    components: sources.components.excerpts.map {
                        (pathInSite(of: $0.file.path, sources.layout), String(decoding: $0.utf8, as: UTF8.self))
                    },
                    pictures: sources.pictures.pictures.map { picture in
                        PlaygroundSite.Picture(
                            name: picture.name, size: picture.size, address: addressOfFile(picture.path),
                            darkAddress: sources.pictures.darkVariant(of: picture).map { addressOfFile($0.path) })
                    },
                    symbols: sources.symbols.drawing(only: symbols + ofComponents),
                    textTable: textTable(tools, glyphs)
                ).encoded)
        }
        return stored.bytes ?? []
    }

    /// Kept by itself, since a component that changes is no reason to look at the fonts again.
    private static func textTable(_ tools: BuildTools, _ glyphs: [String]) -> TextTable {
        var key = tools.cache.key("text table")
        key.write(glyphs)
        return tools.cache.value(key) { TextTable(tools.fonts, characters: glyphs) }
    }
}
