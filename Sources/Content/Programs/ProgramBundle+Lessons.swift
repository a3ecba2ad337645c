import Files
import Notation
import UIKitPrograms

extension ProgramBundle {
    /// The files beside a lesson, for one that may ask for them; empty for another.
    ///
    /// - Parameter contentFolder: where they have to lie; nil for anywhere.
    package init(
        ofLesson utf8: [UInt8], at path: String, within contentFolder: String?, from fileSystem: FileSystem
    ) {
        guard Self.isAskedFor(in: utf8) else {
            self.init()
            return
        }
        self.init(
            filesIn: folderAbove(path),
            where: { path in contentFolder.map { fileSystem.isInside(path, contentFolder: $0) } ?? true }, fileSystem)
        self = part(for: utf8)
    }
}

extension ProgramBundle {
    /// The files as figures name them.
    var figureFiles: [FigureProgram.File] {
        files.map { FigureProgram.File(name: $0.name, path: $0.path, content: $0.content) }
    }
}
