import Caching
import Files
import Lessons
import Synchronization
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

/// What the lessons of a site mention, by the fingerprints of their bytes, from one build to the next.
///
/// Safe to share between threads.
final class KnownMentions: Sendable {
    private let cache: BuildCache
    private let key: Fingerprint
    private let earlier: [Fingerprint: LessonMentions]
    private let asked = Mutex<[Fingerprint: LessonMentions]>([:])

    init(in cache: BuildCache) {
        self.cache = cache
        key = Fingerprint(cache.key("mentions of lessons").bytes)
        let table: MentionTable? = cache.find(key)
        earlier = table?.mentions ?? [:]
    }

    subscript(file: Fingerprint) -> LessonMentions? {
        guard let known = earlier[file] else { return asked.withLock { $0[file] } }
        keep(known, of: file)
        return known
    }

    func keep(_ mentions: LessonMentions, of file: Fingerprint) { asked.withLock { $0[file] = mentions } }

    /// Leaves what was asked for to the next build, where that is not what it found itself.
    func save() {
        let asked = asked.withLock { $0 }
        if asked != earlier { cache.keep(MentionTable(mentions: asked), as: key) }
    }
}

private struct MentionTable: Storable {
    var mentions: [Fingerprint: LessonMentions]

    init(mentions: [Fingerprint: LessonMentions]) { self.mentions = mentions }

    func store(in writer: inout ByteWriter) {
        let sorted = mentions.sorted { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }
        writer.write(sorted.map(\.key), sorted.map(\.value))
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (files, values): ([Fingerprint], [LessonMentions]) = try reader.read()
        guard files.count == values.count else { throw DamagedBytes() }
        mentions = Dictionary(zip(files, values), uniquingKeysWith: { first, _ in first })
    }
}
