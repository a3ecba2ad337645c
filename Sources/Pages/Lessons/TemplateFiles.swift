import Content
import Diagnostics
import Files
import Synchronization
import Templates

/// The page templates of a site, each read once in a build, for sets of any number of threads.
package final class TemplateFiles: Sendable {
    private let layout: SiteLayout
    private let fileSystem: FileSystem
    private let known = Mutex<[String: SourceFile?]>([:])

    package init(_ layout: SiteLayout, _ fileSystem: FileSystem) {
        self.layout = layout
        self.fileSystem = fileSystem
    }

    /// A set for one thread.
    package func set() -> TemplateSet { TemplateSet { self.file($0) } }

    private func file(_ name: String) -> SourceFile? {
        known.withLock { known in
            if let file = known[name] { return file }
            let path = layout.themeFile("pages/\(name).mustache", in: fileSystem)
            let file = fileSystem.read(path).map { SourceFile(path: path, utf8: $0) }
            known[name] = .some(file)
            return file
        }
    }
}
