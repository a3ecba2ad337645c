import Diagnostics
import Files
import Foundation
import Lessons
import Notation

extension CourseLesson {
    /// The named values of a lesson: its data files first, then its data blocks, in order; a later name hides an earlier.
    ///
    /// A file outside of `contentFolder` is not read: whoever may write a lesson need not be one who may read all of the disk.
    static func readData(
        of lesson: Lesson, from folders: [String], within contentFolder: String?, in fileSystem: FileSystem
    ) -> LessonData {
        var data = LessonData()
        for name in lesson.frontMatter.data {
            let paths = folders.map { normalized(join($0, name.value)) }.filter { path in
                contentFolder.map { fileSystem.isInside(path, contentFolder: $0) } ?? true
            }
            if paths.isEmpty {
                data.diagnostics.append(
                    Diagnostic(
                        .error, "data-outside", in: lesson.file, at: name.range,
                        message: "the data file '\(name.value)' lies outside of the content folder",
                        help: "put it beside the lessons, such as data/timeline.yml"))
                continue
            }
            let found = paths.lazy.compactMap { path in fileSystem.read(path).map { (path: path, bytes: $0) } }.first
            guard let (path, bytes) = found else {
                data.diagnostics.append(
                    Diagnostic(
                        .error, "no-data-file", in: lesson.file, at: name.range,
                        message: "there is no data file '\(name.value)'",
                        help: "the name is relative to the lesson, such as data/timeline.yml"))
                continue
            }
            let file = SourceFile(path: path, utf8: bytes)
            data.add(SourceExcerpt(whole: file))
        }
        for block in lesson.blocks where block.kind == .data { data.add(block.excerpt) }
        data.globals = lastOfEachName(data.globals)
        return data
    }

    /// The folders in which a lesson's data files are looked for: its own, and for one in the folder of a language that of
    /// the original.
    package static func foldersOfData(forLessonAt path: String, _ version: LessonVersion?) -> [String] {
        let own = folderAbove(path)
        guard let version, version.isTranslated, version.file.hasPrefix(version.folder) else { return [own] }
        let content = path.dropLast(version.file.count + ".md".count)
        return [own, folderAbove(String(content) + String(version.file.dropFirst(version.folder.count)))]
    }

    private static func lastOfEachName(_ fields: [DataValue.Field]) -> [DataValue.Field] {
        var kept: [DataValue.Field] = []
        for field in fields {
            if let index = kept.firstIndex(where: { $0.name == field.name }) {
                kept[index] = field
            } else {
                kept.append(field)
            }
        }
        return kept
    }
}

/// What the data files and data blocks of a lesson hold.
struct LessonData {
    var globals: [DataValue.Field] = []
    /// Each name where it stands.
    var names: [DataName] = []
    var diagnostics: [Diagnostic] = []

    /// Adds the names of one file or block.
    mutating func add(_ excerpt: SourceExcerpt) {
        let (root, messages) = parseYAML(excerpt)
        diagnostics += messages
        guard let root, !root.isNull else { return }
        guard case .record(let fields) = DataValue(root) else {
            diagnostics.append(
                excerpt.diagnostic(
                    .error, "data-without-names", at: 0..<1, message: "data begins with names, such as 'tweets:'"))
            return
        }
        diagnostics += misspelledFields(in: root, of: excerpt.file)
        globals += fields
        names += (root.entries ?? []).map { entry in
            let place = entry.key.location
            return DataName(name: entry.key.value, location: place, excerpt: excerpt.file.text(of: place))
        }
    }
}
