import Files
import Foundation

/// A folder of this machine, such as the one a web server shows; it is exchanged as a whole.
final class FolderPlace: PublishPlace {
    private let path: String
    private let fileSystem: FileSystem

    init(path: String, fileSystem: FileSystem) {
        let resolved = fileSystem.folders.resolved(path)
        self.path = resolved.count > 1 && resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
        self.fileSystem = fileSystem
    }

    var description: String { "the folder '\(path)'" }

    func standing() throws(PublishError) -> StandingSite {
        var standing = StandingSite()
        for file in fileSystem.folders.everything(path) {
            let bytes = fileSystem.read(join(path, file))
            if file == OutputManifest.name {
                standing.manifest = OutputManifest(text: String(decoding: bytes ?? [], as: UTF8.self))
            } else {
                standing.files[file] = Fingerprint(bytes ?? []).description
            }
        }
        return standing
    }

    func earlier(_ name: String) throws(PublishError) -> Edition { throw .keepsNothing(place: description) }

    func put(_ edition: Edition, _ changes: SiteChanges) throws(PublishError) {
        var outcome: Result<Void, PublishError> = .success(())
        let isAlone = fileSystem.folders.alone(folderAbove) {
            outcome = Result { () throws(PublishError) in try self.exchange(edition, changes) }
        }
        guard isAlone else { throw .busy(place: description) }
        try outcome.get()
    }

    /// Where the new folder grows until it takes the place of the old one, and the old one goes afterwards.
    private var passingPath: String { join(folderAbove, ".\((path as NSString).lastPathComponent).plumb-new") }

    private var folderAbove: String { (path as NSString).deletingLastPathComponent }

    private func exchange(_ edition: Edition, _ changes: SiteChanges) throws(PublishError) {
        do {
            // A publication that was killed has left it.
            try fileSystem.folders.removeAll(passingPath)
            for file in edition.paths { try fileSystem.write(join(passingPath, file), edition.tree[file] ?? []) }
            try fileSystem.write(join(passingPath, OutputManifest.name), Array(edition.manifest.text.utf8))
            for file in changes.kept { try fileSystem.folders.share(join(path, file), join(passingPath, file)) }
            try fileSystem.folders.exchange(passingPath, path)
            try fileSystem.folders.removeAll(passingPath)
        } catch let error as FileError {
            throw .file(error)
        } catch {
            throw .file(FileError(path: path, reason: "\(error)"))
        }
    }
}
