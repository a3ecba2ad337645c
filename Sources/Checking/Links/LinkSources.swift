import Content
import Diagnostics
import PageReading

/// Says of an address that leads nowhere what is missing, by the names that authors know: files of lessons and pictures.
struct LinkSources {
    private let lessons: [String]
    /// The outline of each lesson that has a page, by its page's path.
    private let outlines: [String: LessonOutline]
    private let skipped: Set<String>
    private let files: Set<String>
    private let staticFiles: Set<String>

    init(course: Course) {
        lessons = distinct(course.lessons.map { $0.file + ".md" })
        outlines = Dictionary(
            course.lessons.map { ($0.pagePath, $0.outline) }, uniquingKeysWith: { first, _ in first })
        skipped = Set(course.skipped.map(\.pagePath))
        files = Set(course.files)
        staticFiles = Set(course.staticFiles)
    }

    /// What to say instead of the fault's own sentence; nil where that is right.
    ///
    /// - Parameter address: as the author wrote it; empty for what has none.
    func sentence(for fault: PageFault, address: String) -> (message: String, help: String?)? {
        switch fault {
        case .missingFile(let path) where files.contains(path): return unpublished(path)
        case .missingFile(let path) where address.prefix { $0 != "#" && $0 != "?" }.hasSuffix(".md"):
            guard path.hasSuffix(".html"), !skipped.contains(path) else { return nil }
            let name = path.dropLast(".html".count) + ".md"
            let near = nearestName(to: String(name), among: lessons)
            let some = lessons.prefix(Self.listLimit).map { "'\($0)'" }.joined(separator: ", ")
            return (
                "there is no lesson 'content/\(name)'",
                near.map { "did you mean '\($0)'?" }
                    ?? "the lessons are \(some)\(lessons.count > Self.listLimit ? ", …" : "")"
            )
        case .pictureWithoutSize(let address) where staticFiles.contains(address):
            return (
                "the picture '\(address)' stands in 'static', where nothing reads its size; the page would jump",
                "move it to 'content/\(address)'"
            )
        default: return nil
        }
    }

    /// The way out where no name is near to the one that is missing; nil where nothing can be said.
    func help(for fault: PageFault, on page: String) -> String? {
        switch fault {
        case .missingFile(let path) where PictureCatalog.isPicture(path): "put the picture at 'content/\(path)'"
        case .missingFile(let path) where isVideo(path):
            "put the video at 'content/\(path)', or at 'static/\(path)'"
        case .missingFile(let path) where path.split(separator: "/").last?.contains(".") ?? false:
            path.hasSuffix(".html") ? nil : "put the file at 'static/\(path)', where it is published as it is"
        case .missingFile(let path):
            "a lesson is linked by its file, '\(path).md'; a file to be published as it is lies in 'static/'"
        case .missingAnchor(_, let path): names(in: outlines[path ?? page])
        default: nil
        }
    }

    private static let listLimit = 12

    private func names(in outline: LessonOutline?) -> String? {
        let lists = [
            ("headings", outline?.headings.map(\.id) ?? []), ("figures", outline?.figures.map(\.name) ?? []),
        ]
        let known = lists.filter { !$0.1.isEmpty }.map { "the \($0.0) there are \(list($0.1))" }
        return known.isEmpty ? "no heading or figure there can be linked to" : known.joined(separator: "; ")
    }

    private func list(_ names: [String]) -> String {
        let some = names.prefix(Self.listLimit).map { "'#\($0)'" }.joined(separator: ", ")
        return names.count > Self.listLimit ? some + ", …" : some
    }

    /// A file that is in the content folder, and yet not in the site.
    private func unpublished(_ path: String) -> (message: String, help: String?) {
        let isPicture = PictureCatalog.isPicture(path)
        return isPicture
            ? (
                "'content/\(path)' is no picture that can be read; the file may be cut off",
                "save it anew, and open it in a browser to see whether it is whole"
            )
            : (
                "'content/\(path)' is not published: of that folder only lessons, pictures and videos are",
                "move it to 'static/\(path)'"
            )
    }
}
