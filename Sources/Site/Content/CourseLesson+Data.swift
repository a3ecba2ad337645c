import Diagnostics
import Foundation
import Lessons
import Notation

extension CourseLesson {
    /// The named values of a lesson: its data files first, then its data blocks, in order; a later name hides an earlier.
    static func readData(
        of lesson: Lesson, besides lessonPath: String, from fileSystem: FileSystem
    ) -> ([DataValue.Field], [Diagnostic]) {
        var fields: [DataValue.Field] = []
        var diagnostics: [Diagnostic] = []
        let folder = (lessonPath as NSString).deletingLastPathComponent
        for name in lesson.frontMatter.data {
            guard let bytes = fileSystem.read(join(folder, name.value)) else {
                diagnostics.append(
                    Diagnostic(
                        .error, "no-data-file", in: lesson.file, at: name.range,
                        message: "there is no data file '\(name.value)'",
                        help: "the name is relative to the lesson, such as data/timeline.yml"))
                continue
            }
            let file = SourceFile(path: join(folder, name.value), utf8: bytes)
            let (values, messages) = namedValues(SourceExcerpt(whole: file))
            fields += values
            diagnostics += messages
        }
        for block in lesson.blocks where block.kind == .data {
            let (values, messages) = namedValues(block.excerpt)
            fields += values
            diagnostics += messages
        }
        return (lastOfEachName(fields), diagnostics)
    }

    private static func namedValues(_ excerpt: SourceExcerpt) -> ([DataValue.Field], [Diagnostic]) {
        let (root, diagnostics) = parseYAML(excerpt)
        guard let root, !root.isNull else { return ([], diagnostics) }
        guard case .record(let fields) = DataValue(root) else {
            let message = excerpt.diagnostic(
                .error, "data-without-names", at: 0..<1, message: "data begins with names, such as 'tweets:'")
            return ([], diagnostics + [message])
        }
        return (fields, diagnostics)
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
