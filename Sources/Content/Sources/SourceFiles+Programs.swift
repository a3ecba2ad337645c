import Files
import Notation
import Synchronization
import UIKitPrograms

extension SourceFiles {
    /// What the programs of a lesson find in their bundle.
    package func bundle(of file: LessonFile, within contentFolder: String) -> [FigureProgram.File] {
        guard file.mentions.asksForBundle else { return [] }
        return folderBundles.bundle(ofFolder: folderAbove(file.path)) { folder in
            ProgramBundle(besideLessonsIn: folder, within: contentFolder, from: fileSystem)
        }.part(for: utf8(of: file)).figureFiles
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
