import Caching
import Files
import Lessons
import UIKitPrograms

/// The files of a site as a build reads them: one whose stamp is what it was need not be read again by the same process.
package struct SourceFiles: Sendable {
    let fileSystem: FileSystem
    let cache: BuildCache
    let folderBundles = FolderBundles()

    package init(fileSystem: FileSystem, cache: BuildCache) {
        self.fileSystem = fileSystem
        self.cache = cache
    }

    /// A lesson's file, and what its key follows from.
    package struct LessonFile: Sendable {
        package var path: String
        package var fingerprint: Fingerprint
        var mentions: LessonMentions
        /// Its bytes, where they had to be read.
        fileprivate var utf8: [UInt8]?

        /// The data files that its front matter names, as it names them.
        package var dataFiles: [String] { mentions.dataFiles }
    }

    /// The lesson's file at `path`; nil where there is none. It is read only where nothing is known of its bytes.
    package func lesson(at path: String) -> LessonFile? {
        guard let fingerprint = fingerprint(of: path) else { return nil }
        if let known: LessonMentions = cache.findPacked(keyOfMentions(in: fingerprint)) {
            return LessonFile(path: path, fingerprint: fingerprint, mentions: known)
        }
        guard let utf8 = fileSystem.read(path) else { return nil }
        let file = LessonFile(
            path: path, fingerprint: Fingerprint(utf8), mentions: LessonMentions(in: utf8), utf8: utf8)
        cache.keepPacked(file.mentions, as: keyOfMentions(in: file.fingerprint))
        return file
    }

    private func keyOfMentions(in file: Fingerprint) -> Fingerprint { cache.key("mentions of lessons", of: file) }

    /// The bytes of a lesson's file. Where they have changed since the build began, it keeps nothing more for later ones.
    package func utf8(of file: LessonFile) -> [UInt8] {
        if let utf8 = file.utf8 { return utf8 }
        let utf8 = fileSystem.read(file.path) ?? []
        if Fingerprint(utf8) != file.fingerprint { cache.keepNoMore() }
        return utf8
    }

    /// Tells the bytes of the file at `path` from others; nil where there is none.
    package func fingerprint(of path: String) -> Fingerprint? {
        remembered("fingerprint", path) { fileSystem.fingerprint(path) }
    }

    /// The files of the parts that a lesson and its parts include, each with what tells its bytes from others, nil for one
    /// that is not there.
    package func parts(
        of file: LessonFile, _ version: LessonVersion?
    ) -> [(path: String, content: Fingerprint?)] {
        var found: [(path: String, content: Fingerprint?)] = []
        var pending = file.mentions.parts.flatMap { LessonAssembly.paths(of: $0, includedAt: file.path, version) }
        var seen: Set<String> = []
        while let path = pending.popLast() {
            guard seen.insert(path).inserted else { continue }
            let part = lesson(at: path)
            found.append((path, part?.fingerprint))
            pending += (part?.mentions.parts ?? []).flatMap { LessonAssembly.paths(of: $0, includedAt: path, version) }
        }
        return found
    }

    /// The stamp is taken first: what changes while the file is read has another one the next time.
    private func remembered<Value: Sendable>(_ kind: String, _ path: String, read: () -> Value?) -> Value? {
        guard cache.remembers, let stamp = fileSystem.stamp(path) else { return read() }
        var writer = cache.key(kind)
        writer.write(path)
        writer.write(stamp)
        let key = Fingerprint(writer.bytes)
        if let known: Value = cache.recall(key) { return known }
        guard let value = read() else { return nil }
        cache.note(value, as: key)
        return value
    }
}
