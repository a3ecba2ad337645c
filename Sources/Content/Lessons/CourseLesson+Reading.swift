import Caching
import Diagnostics
import Files
import Foundation
import Lessons
import Notation
import UIKitPrograms

extension CourseLesson {
    /// Reads one lesson with its data, and plans each of its blocks.
    ///
    /// - Parameter contentFolder: where data files have to lie; nil for anywhere.
    package static func read(
        _ file: SourceFile, slug: String, version: LessonVersion? = nil, settings: SiteSettings,
        components: LayoutProgram = LayoutProgram(), within contentFolder: String? = nil, from fileSystem: FileSystem
    ) -> (CourseLesson, [Diagnostic]) {
        let (reading, diagnostics) = LessonReading.read(
            file, version, settings: settings, components: components, within: contentFolder, from: fileSystem)
        let path = file.path
        let utf8 = file.utf8
        let deferred = DeferredReading(reading) {
            LessonReading.read(
                SourceFile(path: path, utf8: utf8), version, settings: settings, components: components,
                within: contentFolder, from: fileSystem
            ).reading
        }
        var lesson = CourseLesson(path: path, slug: slug, reading, deferred)
        lesson.version = version
        return (lesson, diagnostics)
    }

    private init(path: String, slug: String, _ reading: LessonReading, _ deferred: DeferredReading) {
        let title = reading.lesson.title ?? slug
        let search = SearchEntry(reading.lesson, title: title, address: addressOfFile(slug + ".html"))
        self.init(
            path: path, slug: slug, outline: LessonOutline(of: reading, title: title, search: search),
            reading: deferred,
            search: Deferred(search))
    }

    /// A lesson whose outline an earlier build has kept.
    ///
    /// - Parameter utf8: gives the text of its file, where somebody asks for more than the outline.
    package init(
        path: String, utf8: @escaping @Sendable () -> [UInt8], key: Fingerprint, slug: String,
        version: LessonVersion? = nil, outline: LessonOutline, search: Deferred<SearchEntry>, settings: SiteSettings,
        components: LayoutProgram, within contentFolder: String, from fileSystem: FileSystem
    ) {
        self.path = path
        self.key = key
        self.slug = slug
        self.version = version
        self.outline = outline
        self.search = search
        reading = DeferredReading {
            LessonReading.read(
                SourceFile(path: path, utf8: utf8()), version, settings: settings, components: components,
                within: contentFolder, from: fileSystem
            ).reading
        }
    }

    /// What leads from its page to the site's root: `../` for each folder it stands in.
    package var pathToRoot: String { String(repeating: "../", count: slug.utf8.count { $0 == UInt8(ascii: "/") }) }

    /// The data files it names, below the content folder.
    package var dataFiles: [String] { frontMatter.data.compactMap { path(ofFileAt: $0.value) } }

    /// A `.layout` file as a lesson of one block, so that it can be solved like any other.
    public static func ofLayoutFile(_ file: SourceFile) -> (CourseLesson, [Diagnostic]) {
        var program = LayoutProgram()
        let excerpt = SourceExcerpt(whole: file)
        let messages = program.append(excerpt)
        let (lesson, _) = parseLesson(SourceFile(path: file.path, utf8: []), allowsRawHTML: false)
        let name = file.path.split(separator: "/").last ?? ""
        let slug = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
        var plans: [BlockPlan] = []
        if let screen = program.lastScreen {
            let (settings, _) = FigureSettings.parse("layout", at: excerpt)
            let request = FigureRequest(
                name: slug, screenName: screen, program: program, settings: settings, globals: [],
                place: SourceLocation(path: file.path, line: 1, column: 1), file: file,
                problems: messages, excerpt: file.text(ofLine: 1))
            plans = [
                BlockPlan(
                    showsCode: true, figure: request, newLines: [], program: program, names: program.namesOfLastBlock)
            ]
        }
        let reading = LessonReading(lesson: lesson, globals: [], plans: plans)
        let deferred = DeferredReading(reading) { reading }
        return (CourseLesson(path: file.path, slug: slug, reading, deferred), messages)
    }
}

extension LessonReading {
    /// Reads a lesson's file with the data it names.
    static func read(
        _ file: SourceFile, _ version: LessonVersion?, settings: SiteSettings, components: LayoutProgram,
        within contentFolder: String?, from fileSystem: FileSystem
    ) -> (reading: LessonReading, diagnostics: [Diagnostic]) {
        let (file, missing) = LessonAssembly.file(file, version, within: contentFolder, from: fileSystem)
        let (lesson, diagnostics) = parseLesson(
            file, allowsRawHTML: settings.allowsRawHTML, punctuation: settings.punctuation)
        let folders = CourseLesson.foldersOfData(forLessonAt: file.path, version)
        let data = CourseLesson.readData(of: lesson, from: folders, within: contentFolder, in: fileSystem)
        let (plans, planProblems) = CourseLesson.planBlocks(
            of: lesson, data, components: components,
            bundle: ProgramBundle(ofLesson: file.utf8, at: file.path, within: contentFolder, from: fileSystem))
        return (
            LessonReading(lesson: lesson, globals: data.globals, dataNames: data.names, plans: plans),
            missing + diagnostics + data.diagnostics + planProblems
        )
    }
}
