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
    /// The site in each of its languages, the main one first.
    package var editions: [Edition]
    /// When the lessons were last changed, where git is to say it.
    package var lastChanges: LastChanges
    package var diagnostics: [Diagnostic]

    package init(_ layout: SiteLayout, tools: BuildTools) {
        self.layout = layout
        let fileSystem = tools.fileSystem
        let (settings, problems) = Self.readSettings(layout, fileSystem)
        self.settings = settings
        let links = SiteLinks(layout, fileSystem)
        files = fileSystem.files(layout.content).filter { !links.outsideContent.contains($0) }
        staticFiles = fileSystem.files(layout.staticFiles).filter { !links.outsideStatic.contains($0) }
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
        let (components, mistakes) = LayoutProgram.shared(
            by: layout, besides: links.outsideComponents, fileSystem)
        self.components = components
        let (lastChanges, unknown) = LastChanges.read(settings, layout, tools)
        self.lastChanges = lastChanges
        let (editions, gaps) = Edition.all(of: settings, layout, fileSystem)
        self.editions = editions
        self.settings = editions.first?.settings ?? settings
        diagnostics = problems + links.diagnostics + symbols.diagnostics + mistakes + gaps + unknown
        diagnostics += doubleTranslations
        if let font = settings.theme.fontFile, let place = settings.theme.fontFilePlace, !staticFiles.contains(font) {
            diagnostics.append(
                Diagnostic(
                    .error, "no-font", at: place.location, length: place.length, excerpt: place.excerpt,
                    message: "there is no file 'static/\(font)'",
                    help: nearestName(to: font, among: staticFiles).map { "did you mean '\($0)'?" }
                        ?? "put the font there, or leave 'fontFile' out"))
            // Nothing else shall miss it.
            self.settings.theme.fontFile = nil
        }
        diagnostics += files.compactMap { otherMarkdown(at: join(layout.content, $0)) }
    }

    /// The site in the language of a lesson's page.
    package func edition(of lesson: CourseLesson?) -> Edition { editions[lesson?.version?.edition ?? 0] }

    /// The site in the language that a lesson is written in.
    package func languageOfText(of lesson: CourseLesson) -> Edition { editions[lesson.version?.written ?? 0] }

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
