import Diagnostics
import Testing

@testable import Checking
@testable import Content
@testable import Files

/// What the check says of files given by path, one line a message.
func problems(_ files: [String: String], settings: SiteSettings = SiteSettings()) -> String {
    var tree = OutputTree()
    for (path, text) in files { tree.add(text, at: path) }
    return listing(check(tree, of: course([], settings: settings), workers: 2))
}

/// Messages as `path:line:column severity identifier: message`, one a line.
func listing(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\($0.location) \($0.severity) \($0.identifier): \($0.message)" }.joined(separator: "\n")
}

/// A course without anything around its lessons.
func course(_ lessons: [CourseLesson], settings: SiteSettings = SiteSettings()) -> Course {
    let nothing = FileSystem.memory([:])
    return Course(
        settings: settings, lessons: lessons,
        pictures: PictureCatalog(files: [], contentFolder: "", size: { _ in nil }),
        symbols: SymbolCatalog(SiteLayout(folder: "", templates: ""), nothing), diagnostics: [])
}
