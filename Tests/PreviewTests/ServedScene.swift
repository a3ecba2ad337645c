import Diagnostics
import Files
import Foundation
import Synchronization

@testable import Preview

/// A preview of a folder whose one lesson, `content/a.md`, is its page; a lesson that says `wrong` is an error.
final class ServedScene: Sendable {
    let server: PreviewServer
    let path: String
    private let folder: ScratchHolder

    private final class ScratchHolder: @unchecked Sendable {
        let folder: ScratchFolder
        init(_ folder: ScratchFolder) { self.folder = folder }
    }

    init(_ text: String, port: Int? = 0, isOpenToNetwork: Bool = false) throws {
        let folder = try ScratchFolder()
        try folder.write(text, to: "content/a.md")
        self.folder = ScratchHolder(folder)
        let path = folder.path
        self.path = path
        let source = PreviewSource(
            build: { _, _ in Self.build(path) },
            places: { WatchedPlaces(files: [], folders: [path + "/content"]) },
            fileSystem: .disk, time: { "12:00:00" })
        server = try PreviewServer(source, options: PreviewOptions(port: port, isOpenToNetwork: isOpenToNetwork))
        let thread = Thread { [server] in server.run { _ in } }
        thread.start()
    }

    func write(_ text: String) throws { try folder.folder.replace("content/a.md", with: text) }

    func remove() throws { try folder.folder.remove("content/a.md") }

    /// Asks until the answer holds `text`.
    func waitFor(_ text: String, at target: String = "/", seconds: Double = 5) -> Bool {
        let end = ProcessInfo.processInfo.systemUptime + seconds
        while ProcessInfo.processInfo.systemUptime < end {
            if RawClient.get(target, port: server.port).contains(text) { return true }
            usleep(5_000)
        }
        return false
    }

    private static func build(_ path: String) -> PreviewBuild {
        let file = path + "/content/a.md"
        let text = FileSystem.disk.read(file).map { String(decoding: $0, as: UTF8.self) } ?? "no lesson"
        var tree = OutputTree()
        tree.add("<body><p>\(text)</p></body>", at: "index.html")
        guard text.contains("wrong") else { return PreviewBuild(tree: tree, diagnostics: []) }
        let message = Diagnostic(
            .error, "wrong", at: SourceLocation(path: file, line: 1, column: 1), excerpt: text, message: "it is wrong")
        return PreviewBuild(tree: tree, diagnostics: [message])
    }
}
