import Files

extension FileSystem {
    /// The site's folder and its content folder, without links.
    func roots(ofSiteWith contentFolder: String) -> [String] {
        let above = folderAbove(contentFolder)
        return [folders.resolved(above.isEmpty ? "." : above), folders.resolved(contentFolder)]
    }

    /// Whether a file that a lesson names lies in the content folder, as its path is written, and in the site, where links
    /// lead.
    func isInside(_ path: String, contentFolder: String) -> Bool {
        guard stands(normalized(path), in: normalized(contentFolder)) else { return false }
        let target = folders.resolved(path)
        return target == path || roots(ofSiteWith: contentFolder).contains { stands(target, in: $0) }
    }
}

/// Whether a path lies below a folder, both without links and `..`.
func stands(_ path: String, in folder: String) -> Bool { path.hasPrefix(folder == "/" ? "/" : folder + "/") }
