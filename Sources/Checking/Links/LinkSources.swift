import Content
import Diagnostics
import PageReading

/// Says of an address that leads nowhere what is missing, by the names that authors know: files of lessons and pictures.
struct LinkSources {
    private let lessons: [String]
    private let skipped: Set<String>
    private let files: Set<String>
    private let staticFiles: Set<String>

    init(course: Course) {
        lessons = course.lessons.map { $0.slug + ".md" }
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
            return ("there is no lesson 'content/\(name)'", near.map { "did you mean '\($0)'?" })
        case .pictureWithoutSize(let address) where staticFiles.contains(address):
            return (
                "the picture '\(address)' stands in 'static', where nothing reads its size; the page would jump",
                "move it to 'content/\(address)'"
            )
        default: return nil
        }
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
                "'content/\(path)' is not published: of that folder only lessons and pictures are",
                "move it to 'static/\(path)'"
            )
    }
}
