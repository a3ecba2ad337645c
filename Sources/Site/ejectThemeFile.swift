import Content
import Files

/// Why a file of the theme was not copied into a site.
public enum EjectError: Error, Hashable, Sendable {
    /// The theme has no such file; it has these.
    case unknown(String, among: [String])
    /// The site has a file of its own there.
    case exists(String)
    case file(FileError)
}

/// The names of all files of the theme that a site can have of its own, such as `pages/footer.mustache`, sorted.
public func themeFiles(in layout: SiteLayout, _ fileSystem: FileSystem) -> [String] {
    fileSystem.files(layout.templates).filter { name in
        !["starter/", "uikit/", "pipelines/"].contains { name.hasPrefix($0) }
    }
}

/// Copies a file of the program's theme to where it is the site's own; gives its path. The end of a name is enough.
public func ejectThemeFile(
    _ name: String, into layout: SiteLayout, _ fileSystem: FileSystem
) throws(EjectError) -> String {
    let names = themeFiles(in: layout, fileSystem)
    let meant = names.filter { $0 == name || $0.hasSuffix("/" + name) }
    guard meant.count == 1, let file = meant.first else { throw .unknown(name, among: names) }
    let path = join(layout.ownTemplates, file)
    guard !fileSystem.exists(path) else { throw .exists(path) }
    do {
        try fileSystem.write(path, fileSystem.read(join(layout.templates, file)) ?? [])
    } catch let error as FileError {
        throw .file(error)
    } catch {
        throw .file(FileError(path: path, reason: "\(error)"))
    }
    return path
}
