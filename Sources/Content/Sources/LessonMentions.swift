import Caching
import Files
import Lessons
import UIKitPrograms

/// What a lesson's text says of other files.
struct LessonMentions: Hashable, Sendable {
    /// The data files that its front matter names, as it names them.
    var dataFiles: [String]
    /// The parts that it includes, as it names them.
    var parts: [String]
    /// Whether its programs may look for files of their bundle.
    var asksForBundle: Bool
}

extension LessonMentions {
    init(in utf8: [UInt8]) {
        dataFiles = dataFileNames(inLesson: utf8)
        parts = includedParts(in: utf8).map(\.address)
        asksForBundle = ProgramBundle.isAskedFor(inLesson: utf8)
    }
}

extension LessonMentions: Storable {
    func store(in writer: inout ByteWriter) { writer.write(dataFiles, parts, asksForBundle) }

    init(from reader: inout ByteReader) throws(DamagedBytes) { (dataFiles, parts, asksForBundle) = try reader.read() }
}
