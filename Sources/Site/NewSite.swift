import Files

/// Why a starter site was not made.
public enum NewSiteError: Error, Hashable, Sendable {
    /// Something stands at the path already.
    case exists(String)
    /// The starter that comes with the program is not where the templates are.
    case noStarter(String)
    case file(FileError)
}

/// A host of repositories that checks and publishes a site by a file in it.
public enum Pipeline: String, CaseIterable, Sendable {
    case github, gitlab

    /// Where the host looks for the file.
    fileprivate var path: String {
        switch self {
        case .github: ".github/workflows/site.yml"
        case .gitlab: ".gitlab-ci.yml"
        }
    }
}

/// Makes a starter site with a lesson and a page in a new folder, and the file for a host; gives the paths of its files.
public func makeNewSite(
    at folder: String, pipeline: Pipeline? = nil, templates: String, in fileSystem: FileSystem
) throws(NewSiteError) -> [String] {
    guard !fileSystem.exists(folder) else { throw .exists(folder) }
    let starter = join(templates, "starter")
    var files = fileSystem.files(starter).map { (from: join(starter, $0), to: join(folder, placed($0))) }
    guard !files.isEmpty else { throw .noStarter(starter) }
    if let pipeline {
        files.append((join(templates, "pipelines/\(pipeline.rawValue).yml"), join(folder, pipeline.path)))
    }
    do {
        for file in files { try fileSystem.write(file.to, fileSystem.read(file.from) ?? []) }
    } catch let error as FileError {
        throw .file(error)
    } catch {
        throw .file(FileError(path: folder, reason: "\(error)"))
    }
    return files.map(\.to)
}

/// Where a file of the starter goes; listings know no names that begin with a dot.
private func placed(_ name: String) -> String { name == "gitignore" ? ".gitignore" : name }
