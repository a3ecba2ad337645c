import Files
import Notation
import Synchronization
import UIKitPrograms

extension SourceFiles {
    /// What the programs of a lesson find in their bundle.
    package func bundle(of file: LessonFile, at path: String, within contentFolder: String) -> [FigureProgram.File] {
        guard file.asksForBundle else { return [] }
        return folderBundles.bundle(ofFolder: folderAbove(path)) { folder in
            ProgramBundle(besideLessonsIn: folder, within: contentFolder, from: fileSystem)
        }.part(for: file.utf8).figureFiles
    }
}

/// The files of folders that lessons may ask for, each folder listed once in a build.
final class FolderBundles: Sendable {
    private let listed = Mutex<[String: ProgramBundle]>([:])

    func bundle(ofFolder folder: String, list: (String) -> ProgramBundle) -> ProgramBundle {
        listed.withLock { listed in
            if let known = listed[folder] { return known }
            let bundle = list(folder)
            listed[folder] = bundle
            return bundle
        }
    }
}
