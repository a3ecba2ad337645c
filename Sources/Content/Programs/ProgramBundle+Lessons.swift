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
        guard Self.isAskedFor(inLesson: utf8) else {
            self.init()
            return
        }
        self.init(besideLessonsIn: folderAbove(path), within: contentFolder, from: fileSystem)
        self = part(for: utf8)
    }

    /// All files of a folder that its lessons may ask for.
    init(besideLessonsIn folder: String, within contentFolder: String?, from fileSystem: FileSystem) {
        self.init(
            filesIn: folder,
            where: { path in contentFolder.map { fileSystem.isInside(path, contentFolder: $0) } ?? true }, fileSystem)
    }

    /// Whether a lesson has a fence of Swift, and a word in it or elsewhere with which a program asks for files.
    static func isAskedFor(inLesson utf8: [UInt8]) -> Bool {
        hasFenceOfSwift(utf8) && isAskedFor(in: utf8)
    }

    private static func hasFenceOfSwift(_ utf8: [UInt8]) -> Bool {
        let word = Array("swift".utf8)
        var start = 0
        while let offset = utf8.firstOffset(of: word, from: start) {
            let before = utf8[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if before == UInt8(ascii: "`") || before == UInt8(ascii: "~") { return true }
            start = offset + word.count
        }
        return false
    }
}

extension ProgramBundle {
    /// The files as figures name them.
    var figureFiles: [FigureProgram.File] {
        files.map { FigureProgram.File(name: $0.name, path: $0.path, content: $0.content) }
    }
}
