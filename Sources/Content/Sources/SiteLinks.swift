import Diagnostics
import Files

/// The symbolic links in a site's folders: a site may not publish what lies outside of it.
///
/// Whoever may write lessons, or sends a site to be built, need not be one who may read all of the disk. The folders
/// themselves may be links; which ones, their owner alone decides.
struct SiteLinks {
    /// The files of the content folder, below it, that lead out of the site.
    private(set) var outsideContent: Set<String> = []
    /// The same of the folder of files that are published as they are.
    private(set) var outsideStatic: Set<String> = []
    /// The same of the folder of components.
    private(set) var outsideComponents: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    private let roots: [String]
    private let fileSystem: FileSystem

    /// Complexity: O(n) in the names below the four folders; only links are looked at.
    init(_ layout: SiteLayout, _ fileSystem: FileSystem) {
        self.fileSystem = fileSystem
        roots = fileSystem.roots(ofSiteWith: layout.content)
        outsideContent = check(layout.content)
        outsideStatic = check(layout.staticFiles)
        outsideComponents = check(layout.components)
        _ = check(layout.ownTemplates)
    }

    /// The files below `folder` that lead out of the site.
    private mutating func check(_ folder: String) -> Set<String> {
        var outside: Set<String> = []
        let roots = roots + [fileSystem.folders.resolved(folder)]
        for link in fileSystem.folders.links(folder) {
            let path = join(folder, link.path)
            if link.isFolder {
                report(
                    .warning, "link-to-folder", path, "this link leads to a folder; what is in it is not read",
                    help: "move the folder here, or link each of its files")
            } else if !roots.contains(where: { stands(link.target, in: $0) }) {
                outside.insert(link.path)
                // Parts and data are missed by the lessons that name them.
                guard !isRead(link.path) else { continue }
                report(
                    .error, "link-outside", path, "this link leads to '\(link.target)', outside of the site's folder",
                    help: "put a copy of the file here; a site shows what is in its folder")
            }
        }
        return outside
    }

    private func isRead(_ path: String) -> Bool {
        isPart(path) || [".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
    }

    private mutating func report(
        _ severity: Diagnostic.Severity, _ identifier: String, _ path: String, _ message: String, help: String
    ) {
        diagnostics.append(
            Diagnostic(
                severity, identifier, at: SourceLocation(path: path, line: 1, column: 1), excerpt: "",
                message: message, help: help))
    }
}
