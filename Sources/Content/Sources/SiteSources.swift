import Caching
import Diagnostics
import Files
import Notation

/// All of a site that is read before its lessons.
package struct SiteSources: Sendable {
    package let layout: SiteLayout
    package var settings: SiteSettings
    /// Every file of the content folder, below it.
    package var files: [String]
    /// Every file that is published as it is, below the folder of these.
    package var staticFiles: [String]
    package var pictures: PictureCatalog
    /// Tells one state of all pictures' files from another.
    package var pictureFiles: Fingerprint
    package var symbols: SymbolCatalog
    /// The components that all lessons may use.
    package var components: LayoutProgram
    /// What the pages say around the lessons, in the language of the site.
    package var words: Words
    package var diagnostics: [Diagnostic]

    package init(_ layout: SiteLayout, tools: BuildTools) {
        self.layout = layout
        let fileSystem = tools.fileSystem
        let (settings, problems) = Self.readSettings(layout, fileSystem)
        self.settings = settings
        files = fileSystem.files(layout.content)
        staticFiles = fileSystem.files(layout.staticFiles)
        symbols = SymbolCatalog(layout, fileSystem)
        var contents = ByteWriter()
        let disk = SourceFiles(fileSystem: fileSystem, cache: tools.cache)
        pictures = PictureCatalog(files: files, contentFolder: layout.content) { path in
            let content = disk.fingerprint(of: path)
            contents.write(content)
            var key = tools.cache.key("picture size")
            key.write(path)
            key.write(content)
            return tools.cache.value(key) { PictureSize(imageSize(ofFile: path)) }.size
        }
        pictureFiles = Fingerprint(contents.bytes)
        let (components, mistakes) = LayoutProgram.shared(by: layout, fileSystem)
        self.components = components
        let (words, gaps) = Words.read(settings.language, layout, fileSystem)
        self.words = words
        self.settings.punctuation = words.punctuation
        diagnostics = problems + symbols.diagnostics + mistakes + gaps
        diagnostics += files.compactMap { otherMarkdown(at: join(layout.content, $0)) }
    }

    /// The lessons' files, below the content folder.
    package var lessonPaths: [String] { files.filter { $0.hasSuffix(".md") } }

    /// The data files that none of `lessons` reads.
    package func unreadData(besides read: Set<String>) -> [String] {
        files.filter { path in
            [".yml", ".yaml", ".json"].contains { path.hasSuffix($0) } && !read.contains(path)
        }.map { join(layout.content, $0) }
    }

    private static func readSettings(_ layout: SiteLayout, _ fileSystem: FileSystem) -> (SiteSettings, [Diagnostic]) {
        guard let bytes = fileSystem.read(layout.settings) else {
            let place = SourceLocation(path: layout.settings, line: 1, column: 1)
            return (
                SiteSettings(),
                [
                    Diagnostic(
                        .error, "no-settings", at: place, excerpt: "",
                        message: "there is no file 'site.yml' in this folder",
                        help: "'plumb new NAME' makes a folder with one")
                ]
            )
        }
        return SiteSettings.parse(SourceFile(path: layout.settings, utf8: bytes))
    }
}
