import Files

/// Why a starter site was not made.
public enum NewSiteError: Error, Hashable, Sendable {
    /// Something stands at the path already.
    case exists(String)
    /// The starter that comes with the program is not where the templates are.
    case noStarter(String)
    case file(FileError)
}

/// Makes a starter site with a lesson and a page in a new folder; gives the paths of its files.
public func makeNewSite(
    at folder: String, templates: String, in fileSystem: FileSystem
) throws(NewSiteError) -> [String] {
    guard !fileSystem.exists(folder) else { throw .exists(folder) }
    let starter = join(templates, "starter")
    let names = fileSystem.files(starter)
    guard !names.isEmpty else { throw .noStarter(starter) }
    do {
        for name in names {
            try fileSystem.write(join(folder, placed(name)), fileSystem.read(join(starter, name)) ?? [])
        }
    } catch let error as FileError {
        throw .file(error)
    } catch {
        throw .file(FileError(path: folder, reason: "\(error)"))
    }
    return names.map { join(folder, placed($0)) }
}

/// Where a file of the starter goes; listings know no names that begin with a dot.
private func placed(_ name: String) -> String { name == "gitignore" ? ".gitignore" : name }
