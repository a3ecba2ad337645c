import Notation
import UIKitPrograms

extension SourceFiles {
    /// What the programs of a lesson find in their bundle.
    package func bundle(of file: LessonFile, at path: String, within contentFolder: String) -> [FigureProgram.File] {
        guard file.asksForBundle else { return [] }
        return ProgramBundle(ofLesson: file.utf8, at: path, within: contentFolder, from: fileSystem).figureFiles
    }
}
