import Notation
import UIKitPrograms

extension SourceFiles {
    /// What the programs of a lesson find in their bundle.
    package func bundle(of file: LessonFile, at path: String, within contentFolder: String) -> [FigureProgram.File] {
        ProgramBundle(ofLesson: file.utf8, at: path, within: contentFolder, from: fileSystem).figureFiles
    }
}
