import Diagnostics
import Files
import Lessons

/// Puts the parts that a lesson includes into their places.
struct LessonAssembly {
    private let version: LessonVersion?
    /// Where parts have to lie; nil for anywhere.
    private let contentFolder: String?
    private let fileSystem: FileSystem
    private var utf8: [UInt8] = []
    private var line = 1
    private var parts: [SourceFile.Part] = []
    private(set) var diagnostics: [Diagnostic] = []

    private init(_ version: LessonVersion?, within contentFolder: String?, _ fileSystem: FileSystem) {
        self.version = version
        self.contentFolder = contentFolder
        self.fileSystem = fileSystem
    }

    /// A lesson's file with its parts, every line with its place in the file it comes from, and what is wrong with them.
    static func file(
        _ file: SourceFile, _ version: LessonVersion?, within contentFolder: String?, from fileSystem: FileSystem
    ) -> (SourceFile, [Diagnostic]) {
        guard !includedParts(in: file.utf8).isEmpty else { return (file, []) }
        var assembly = LessonAssembly(version, within: contentFolder, fileSystem)
        assembly.add(file, from: 1, inside: [file.path])
        return (SourceFile(path: file.path, utf8: assembly.utf8, parts: assembly.parts), assembly.diagnostics)
    }

    /// Where a part may be that a file includes: in the language of the lesson first.
    static func paths(of address: String, includedAt path: String, _ version: LessonVersion?) -> [String] {
        let own = normalized(join(folderAbove(path), decoded(address)))
        guard let version else { return [own] }
        return version.languages.paths(ofPart: own, in: version.written)
    }

    private static let depthLimit = 16

    private mutating func add(_ file: SourceFile, from first: Int, inside open: [String]) {
        let included = includedParts(in: file.utf8)
        var next = first
        for part in included where part.line >= first {
            append(file, lines: next..<part.line)
            if let content = content(of: part, in: file, inside: open) {
                // Blank lines keep the part's text apart from that around it.
                appendBlank(file, at: part.line)
                add(content, from: Self.bodyLine(of: content), inside: open + [content.path])
                appendBlank(file, at: part.line)
            }
            next = part.line + 1
        }
        append(file, lines: next..<file.lineCount + 1)
    }

    /// The file of a part; nil where there is none, which has been told.
    private mutating func content(of part: IncludedPart, in file: SourceFile, inside open: [String]) -> SourceFile? {
        let paths = Self.paths(of: part.address, includedAt: file.path, version)
        let name = part.address.split(separator: "/").last ?? ""
        let inside = paths.filter { path in
            contentFolder.map { fileSystem.isInside(path, contentFolder: $0) } ?? true
        }
        guard !inside.isEmpty else {
            report(
                "part-outside", part, in: file, "the part '\(part.address)' lies outside of the content folder",
                help: "put it beside the lessons, such as _setup.md")
            return nil
        }
        guard let path = inside.first(where: { fileSystem.exists($0) }), let utf8 = fileSystem.read(path) else {
            report(
                "no-part", part, in: file, "there is no part '\(part.address)'",
                help: "its name is relative to this file, and begins with '_': ![what it is](_setup.md)")
            return nil
        }
        guard isPart(path) else {
            report(
                "no-part", part, in: file, "'\(part.address)' is a lesson of its own and cannot be a part of this one",
                help: "call it '_\(name)', or link to it: [words](\(part.address))")
            return nil
        }
        guard !open.contains(path), open.count < Self.depthLimit else {
            let way = (open + [path]).map(shortName).joined(separator: " > ")
            report(
                "part-circle", part, in: file, "this part includes itself: \(way)",
                help: "take this line out, or put what both need into a part of its own")
            return nil
        }
        return SourceFile(path: path, utf8: utf8)
    }

    /// Below the content folder, where that is known.
    private func shortName(_ path: String) -> String {
        contentFolder.map { path.hasPrefix($0 + "/") ? String(path.dropFirst($0.count + 1)) : path } ?? path
    }

    private mutating func report(
        _ identifier: String, _ part: IncludedPart, in file: SourceFile, _ message: String, help: String? = nil
    ) {
        let start = (file.offset(ofLine: part.line) ?? 0) + part.column - 1
        diagnostics.append(
            Diagnostic(
                .error, identifier, in: file, at: start..<start + part.address.utf8.count, message: message, help: help)
        )
    }

    /// The first line behind what a part may say at its top, which counts for nothing.
    private static func bodyLine(of file: SourceFile) -> Int {
        guard file.text(ofLine: 1) == "---", file.lineCount > 1 else { return 1 }
        return (2...file.lineCount).first { file.text(ofLine: $0) == "---" }.map { $0 + 1 } ?? 1
    }

    private mutating func append(_ file: SourceFile, lines: Range<Int>) {
        guard !lines.isEmpty, let start = file.offset(ofLine: lines.lowerBound) else { return }
        let end = file.offset(ofLine: lines.upperBound) ?? file.utf8.count
        parts.append(SourceFile.Part(line: line, path: file.path, lineThere: lines.lowerBound))
        utf8 += file.utf8[start..<end]
        line += lines.count
        guard utf8.last != UInt8(ascii: "\n") else {
            // The empty line behind a file's last line feed is none of the text.
            if file.offset(ofLine: lines.upperBound) == nil { line -= 1 }
            return
        }
        utf8.append(UInt8(ascii: "\n"))
    }

    private mutating func appendBlank(_ file: SourceFile, at place: Int) {
        parts.append(SourceFile.Part(line: line, path: file.path, lineThere: place))
        utf8.append(UInt8(ascii: "\n"))
        line += 1
    }
}

/// Whether a file of the content folder is a part of lessons and no lesson: its name, or that of a folder it is in, begins
/// with a low line.
func isPart(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix("_") } }
