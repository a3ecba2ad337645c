import Foundation
import Testing

@testable import Preview

@Suite("Watching", .serialized)
struct ContentWatchTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write("title: A", to: "site.yml")
        try folder.write("one", to: "content/a.md")
        try folder.write("two", to: "content/part/b.md")
        try folder.write("old", to: "elsewhere/a.md")
        try folder.write("out", to: "site/index.html")
    }

    private func watch(isPolling: Bool, scanInterval: Double? = nil) -> ContentWatch {
        let path = folder.path
        let watch = ContentWatch(
            places: { WatchedPlaces(files: [path + "/site.yml"], folders: [path + "/content", path + "/templates"]) },
            isPolling: isPolling, scanInterval: scanInterval)
        watch.takeStock()
        return watch
    }

    /// A change that must be noticed, with what an author would call it.
    struct Change: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var make: @Sendable (ScratchFolder) throws -> Void
    }

    static let changes = [
        Change(testDescription: "a save in place") { try $0.write("new", to: "content/a.md") },
        Change(testDescription: "a save by renaming") { try $0.replace("content/a.md", with: "new") },
        Change(testDescription: "a save in a folder below") { try $0.write("new", to: "content/part/b.md") },
        Change(testDescription: "an older file moved into place") {
            utimes($0["elsewhere/a.md"], [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
            try $0.move("elsewhere/a.md", to: "content/a.md")
        },
        Change(testDescription: "a file's time set back") {
            utimes($0["content/a.md"], [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
        },
        Change(testDescription: "a new file") { try $0.write("new", to: "content/c.md") },
        Change(testDescription: "a new file in a new folder") { try $0.write("new", to: "content/x/y/z/c.md") },
        Change(testDescription: "a file moved out") { try $0.move("content/a.md", to: "a.md") },
        Change(testDescription: "a file renamed") { try $0.move("content/a.md", to: "content/z.md") },
        Change(testDescription: "a file deleted") { try $0.remove("content/a.md") },
        Change(testDescription: "a folder deleted") { try $0.remove("content/part") },
        Change(testDescription: "a folder renamed") { try $0.move("content/part", to: "content/chapter") },
        Change(testDescription: "all content exchanged") {
            try $0.move("content", to: "before")
            try $0.move("elsewhere", to: "content")
        },
        Change(testDescription: "all content deleted") { try $0.remove("content") },
        Change(testDescription: "the settings") { try $0.replace("site.yml", with: "title: B") },
        Change(testDescription: "the settings deleted") { try $0.remove("site.yml") },
        Change(testDescription: "the first template") { try $0.write("x", to: "templates/pages/lesson.mustache") },
        Change(testDescription: "a link") { symlink($0["elsewhere/a.md"], $0["content/link.md"]) },
    ]

    @Test("notices at once", arguments: changes.filter { $0.testDescription != "a link" })
    func noticesAtOnce(_ change: Change) throws {
        let watch = watch(isPolling: false)
        #expect(watch.isPrompt)
        try change.make(folder)
        let start = ProcessInfo.processInfo.systemUptime
        #expect(watch.waitForChange(seconds: 0.9))
        #expect(ProcessInfo.processInfo.systemUptime - start < 0.9)
    }

    @Test("notices by scanning", arguments: changes)
    func noticesByScanning(_ change: Change) throws {
        let watch = watch(isPolling: true, scanInterval: 0.05)
        #expect(!watch.isPrompt)
        try change.make(folder)
        #expect(watch.waitForChange(seconds: 2))
    }

    @Test("finds by scanning what the kernel does not tell")
    func hasANet() throws {
        let watch = watch(isPolling: false)
        symlink(folder["elsewhere/a.md"], folder["content/link.md"])
        #expect(watch.waitForChange(seconds: 4))
    }

    /// Changes that no build reads.
    static let noise = [
        Change(testDescription: "nothing") { _ in },
        Change(testDescription: "Vim's files") {
            try $0.write("", to: "content/4913")
            try $0.write("", to: "content/.a.md.swp")
            try $0.write("", to: "content/a.md~")
        },
        Change(testDescription: "Emacs' files") {
            try $0.write("", to: "content/#a.md#")
            symlink("me@here", $0["content/.#a.md"])
        },
        Change(testDescription: "the pages themselves") { try $0.write("new", to: "site/index.html") },
        Change(testDescription: "a repository") { try $0.write("", to: ".git/index.lock") },
        Change(testDescription: "a neighbour") { try $0.write("new", to: "notes.txt") },
    ]

    @Test("is not disturbed", arguments: noise, [false, true])
    func isQuiet(_ change: Change, _ isPolling: Bool) throws {
        let watch = watch(isPolling: isPolling, scanInterval: 0.05)
        try change.make(folder)
        #expect(!watch.waitForChange(seconds: 0.4))
    }

    @Test("sees a new folder's files after the next stock-taking, too")
    func followsNewFolders() throws {
        let watch = watch(isPolling: false)
        try folder.write("new", to: "content/x/c.md")
        #expect(watch.waitForChange(seconds: 0.9))
        watch.takeStock()
        try folder.write("newer", to: "content/x/c.md")
        #expect(watch.waitForChange(seconds: 0.9))
        watch.takeStock()
        try folder.remove("content")
        #expect(watch.waitForChange(seconds: 0.9))
        watch.takeStock()
        try folder.write("again", to: "content/x/c.md")
        #expect(watch.waitForChange(seconds: 0.9))
    }

    @Test("tells which files may have changed since the last stock-taking, none that have stayed")
    func changedFiles() throws {
        let watch = watch(isPolling: false)
        // What was written a moment before may change within its stamp.
        usleep(80_000)
        watch.takeStock()
        #expect(watch.takeStock() == [])
        try folder.replace("content/a.md", with: "new")
        try folder.remove("content/part/b.md")
        try folder.write("more", to: "content/c.md")
        #expect(
            watch.takeStock() == ["content/a.md", "content/c.md", "content/part/b.md"].map { folder.path + "/" + $0 })
        #expect(watch.takeStock() == ["content/a.md", "content/c.md"].map { folder.path + "/" + $0 })
        usleep(80_000)
        watch.takeStock()
        #expect(watch.takeStock() == [])
    }

    @Test("takes a series of saves for one change")
    func gathers() throws {
        let watch = watch(isPolling: false)
        for index in 0..<20 { try folder.replace("content/a.md", with: "\(index)") }
        #expect(watch.waitForChange(seconds: 0.9))
        watch.takeStock()
        #expect(!watch.waitForChange(seconds: 0.9))
    }

    @Test("waits no longer than it must: hardly at all for one save, for a file that has gone until it may be back")
    func settleTimes() {
        var save = ChangeSeries()
        save.note(written: "a.md")
        save.note(touched: "a.md")
        #expect(save.quiet == 0.005)
        var checkout = save
        checkout.note(written: "b.md")
        #expect(checkout.quiet == 0.025)
        var replacing = ChangeSeries()
        replacing.note(gone: "a.md")
        #expect(replacing.quiet == 0.05)
        replacing.note(written: "a.md")
        #expect(replacing.quiet == 0.005)
        var folder = ChangeSeries()
        folder.noteAll()
        #expect(folder.quiet == 0.025)
    }
}
