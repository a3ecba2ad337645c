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

    /// A lesson's bytes, and what its key follows from.
    package struct LessonFile: Sendable {
        package var utf8: [UInt8]
        package var fingerprint: Fingerprint
        /// The data files that its front matter names, as it names them.
        package var dataFiles: [String]
        /// The parts that it includes, as it names them.
        package var parts: [String]
        /// Whether its programs may look for files of their bundle.
        package var asksForBundle: Bool
    }

    /// The lesson's file at `path`; nil where there is none.
    package func lesson(at path: String) -> LessonFile? {
        remembered("lesson file", path) {
            fileSystem.read(path).map { utf8 in
                LessonFile(
                    utf8: utf8, fingerprint: Fingerprint(utf8), dataFiles: dataFileNames(inLesson: utf8),
                    parts: includedParts(in: utf8).map(\.address), asksForBundle: ProgramBundle.isAskedFor(inLesson: utf8))
            }
        }
    }

    /// Tells the bytes of the file at `path` from others; nil where there is none.
    package func fingerprint(of path: String) -> Fingerprint? {
        remembered("fingerprint", path) { fileSystem.fingerprint(path) }
    }

    /// The files of the parts that a lesson and its parts include, each with what tells its bytes from others, nil for one
    /// that is not there.
    package func parts(
        of file: LessonFile, at path: String, _ version: LessonVersion?
    ) -> [(path: String, content: Fingerprint?)] {
        var found: [(path: String, content: Fingerprint?)] = []
        var pending = file.parts.flatMap { LessonAssembly.paths(of: $0, includedAt: path, version) }
        var seen: Set<String> = []
        while let path = pending.popLast() {
            guard seen.insert(path).inserted else { continue }
            let part = lesson(at: path)
            found.append((path, part?.fingerprint))
            pending += (part?.parts ?? []).flatMap { LessonAssembly.paths(of: $0, includedAt: path, version) }
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
