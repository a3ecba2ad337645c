import Diagnostics
import Dispatch
import Testing
import Typesetting

@testable import Caching
@testable import Content
@testable import FigureDrawing
@testable import Files

@Suite("A layout that takes too long")
struct FigureTimeoutTests {
    /// Each label's height follows from all others': far more work than anybody waits for.
    private static let slow = """
        screen Slow {
            VStack list {
                leading == super.leading
                trailing == super.trailing
                top == super.top
                distribution = .fillProportionally
                for i in [\((0..<2000).map(String.init).joined(separator: ", "))] {
                    Label row { text = "Row \\(i)" }
                }
            }
        }
        """

    private static let quick = "screen Quick { View a { edges == super.edges } }"

    @Test("is an error at its block, and nobody else's")
    func error() throws {
        let site = try oneLessonSite(
            """
            ---
            title: A lesson
            ---

            ```layout figure=quick
            \(Self.quick)
            ```

            ```layout figure=slow
            \(Self.slow)
            ```
            """, timeout: 0.5)
        let errors = site.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.identifier) == ["slow-layout"])
        #expect(errors.map(\.location.line) == [9])
        #expect(errors.map(\.message) == ["the layout of slow takes more than 0.5 seconds at 320 pt"])
        #expect(site.figureCount == 2)
        let page = String(decoding: site.tree["lesson.html"] ?? [], as: UTF8.self)
        #expect(page.contains("quick"))
        #expect(page.contains("[the layout of slow takes"))
    }

    @Test("is tried again by the next build, though nothing has changed")
    func nextTry() throws {
        let lesson = "---\ntitle: A lesson\n---\n\n```layout figure=slow\n\(Self.slow)\n```\n"
        let cache = BuildCache(folder: nil, version: Fingerprint([]), remembers: true)
        for _ in 1...2 {
            let site = try oneLessonSite(lesson, timeout: 0.2, cache: cache)
            #expect(site.timings.count == 1)
            #expect(site.tree["assets/cards/lesson.png"] == nil, "the card waits for no layout either")
        }
        // On a machine with more time the same layout has a card, though an earlier build had none.
        let other = "---\ntitle: A lesson\n---\n\n```layout figure=quick\n\(Self.quick)\n```\n"
        let hurried = try oneLessonSite(other, timeout: 0, cache: cache)
        #expect(hurried.tree["assets/cards/lesson.png"] == nil)
        let patient = try oneLessonSite(other, cache: cache)
        #expect(patient.tree["assets/cards/lesson.png"] != nil)
    }

    @Test("leaves a worker that does the next work as well as ever")
    func worker() throws {
        let fonts = try FontLibrary()
        let worker = FigureWorker(timeout: 0.2, programTimeout: 0.2) {
            SiteResources(
                pictures: PictureCatalog(files: [], contentFolder: "", size: { _ in nil }),
                symbols: SymbolCatalog(SiteLayout(folder: "", templates: ""), .memory([:])), fonts: fonts)
        }
        let gate = DispatchSemaphore(value: 0)
        defer { gate.signal() }
        let late = worker.finish(within: 0.2) { _ in
            gate.wait()
            return 1
        }
        #expect(late == nil)
        #expect(worker.finish(within: 30) { $0.imageNames } == [])
    }

    @Test("is not waited for where a text is too long to follow")
    func longText() throws {
        let words = Array(repeating: "word", count: 4_200).joined(separator: " ")
        let site = try oneLessonSite(
            """
            ---
            title: A lesson
            ---

            ```layout figure=long
            screen Long {
                Label words { text = "\(words)"; numberOfLines = 0; leading == super.leading; trailing == super.trailing; top == super.top }
            }
            ```
            """)
        #expect(
            site.diagnostics.map(\.message) == [
                "the text of words has 20999 bytes, too many to follow its lines through all widths, "
                    + "so that long has no live preview"
            ])
        #expect(site.diagnostics.map(\.identifier) == ["long-text"])
        #expect(!String(decoding: site.tree["lesson.html"] ?? [], as: UTF8.self).contains("data-live"))
    }
}
