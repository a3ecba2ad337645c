import Synchronization
import Testing

@testable import Caching
@testable import Checking
@testable import Content
@testable import Diagnostics
@testable import Files
@testable import PageReading

@Suite("Pages in which a check has found nothing")
struct SoundPagesTests {
    private let cache = BuildCache(
        folder: CacheFolder(path: "cache", fileSystem: .memory([:])), version: Fingerprint("test"), remembers: false)

    /// The pages that a check reads, and what it says.
    private func check(_ pages: [String: String]) -> (read: Set<String>, messages: String) {
        let read = Mutex<Set<String>>([])
        var tree = OutputTree()
        var known: [String: KnownPage] = [:]
        let reader = SiteAddressReader(baseURL: nil)
        for (path, html) in pages {
            tree.add(html, at: path)
            let facts = PageFacts(of: SourceFile(path: path, utf8: Array(html.utf8))).followed(from: path, by: reader)
            known[path] = KnownPage(name: Fingerprint(path + html), anchors: facts.anchorsName) {
                read.withLock { _ = $0.insert(path) }
                return facts
            }
        }
        let found = Checking.check(
            tree, of: course([]), knowing: known, stylesheetName: "", cache: cache, workers: 2)
        return (read.withLock { $0 }, listing(found))
    }

    @Test("are not read again until they change, or what pages may lead to does; those with faults are")
    func reading() {
        let a = "<!DOCTYPE html><title>a</title><h1 id=\"top-of-a\">A</h1><a href=\"b.html#here\">b</a>"
        let b = "<!DOCTYPE html><title>b</title><h1 id=\"here\">B</h1>"
        let c = "<!DOCTYPE html><title>c</title><h1>C</h1><a href=\"d.html\">d</a>"
        var pages = ["a.html": a, "b.html": b, "c.html": c]
        let first = check(pages)
        #expect(first.read == ["a.html", "b.html", "c.html"])
        #expect(first.messages.contains("d.html"), "\(first.messages)")
        let second = check(pages)
        #expect(second.read == ["c.html"])
        #expect(second.messages == first.messages)
        // Another text leaves the others alone.
        pages["b.html"] = b + "<p>More</p>"
        #expect(check(pages).read == ["b.html", "c.html"])
        // An anchor that goes may be what the others lead to.
        pages["b.html"] = b.replacing("here", with: "there")
        let third = check(pages)
        #expect(third.read == ["a.html", "b.html", "c.html"])
        #expect(third.messages.contains("here"), "\(third.messages)")
        pages["b.html"] = b
        #expect(check(pages).messages == first.messages)
        // So may a page that comes.
        pages["d.html"] = b
        let fourth = check(pages)
        #expect(fourth.read == ["a.html", "b.html", "c.html", "d.html"])
        #expect(fourth.messages.isEmpty, "\(fourth.messages)")
        #expect(check(pages).read == [])
    }
}
