import Synchronization
import Testing

@testable import Caching
@testable import Files
@testable import Pages

@Suite("The picture that stands for a lesson elsewhere")
struct CardTests {
    private static let settings = "title: Course\nbaseURL: https://example.org/course/\nwidths: [320]\n"
    private static let files = [
        "a.md": """
        ---
        title: "A & <b>"
        ---
        ~~~layout
        screen S { Label l { text = "Hi 🦉"; edges == super.edges } View v { size == 20; backgroundColor = .systemRed } }
        ~~~
        """,
        "sub/b.md": "---\ntitle: B\n---\nText.\n",
    ]

    @Test("is a PNG of the size that services ask for, the same each time")
    func picture() throws {
        let first = try SmallSite(Self.files, settings: Self.settings).generated()
        let png = try #require(first.tree["assets/cards/a.png"])
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let size: [UInt8] = [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76]  // 1200 by 630
        #expect(Array(png[16..<24]) == size)
        #expect(png == (try SmallSite(Self.files, settings: Self.settings).generated().tree["assets/cards/a.png"]))
        let retitled = Self.files.mapValues { $0.replacing("<b>", with: "<c>") }
        #expect(png != (try SmallSite(retitled, settings: Self.settings).generated().tree["assets/cards/a.png"]))
    }

    @Test("is named in full on the lesson's page and on the first page, and made for lessons with figures alone")
    func metadata() throws {
        let site = try SmallSite(Self.files, settings: Self.settings).generated()
        let line = "<meta property=\"og:image\" content=\"https://example.org/course/assets/cards/a.png\">"
        #expect(site.text("a.html").contains(line) && site.text("index.html").contains(line))
        #expect(site.text("a.html").contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"))
        #expect(!site.text("sub/b.html").contains("og:image") && site.tree["assets/cards/sub/b.png"] == nil)
    }

    @Test("is not made as long as nobody knows where the site will be")
    func withoutPlace() throws {
        let site = try SmallSite(Self.files).generated()
        #expect(site.tree["assets/cards/a.png"] == nil && !site.text("a.html").contains("og:image"))
    }

    @Test("shows any title in whole lines", arguments: ["", "W", String(repeating: "word ", count: 80), "🦉🦉", "عربي"])
    func titles(title: String) throws {
        let files = ["a.md": "---\ntitle: \"x\(title)\"\n---\n~~~layout\nscreen S { View v { size == 20 } }\n~~~\n"]
        #expect(try SmallSite(files, settings: Self.settings).generated().tree["assets/cards/a.png"] != nil)
    }

    @Test("is the same when it is painted only once somebody asks")
    func onDemand() throws {
        let painted = try SmallSite(Self.files, settings: Self.settings).generated()
        let promised = try SmallSite(Self.files, settings: Self.settings).generated(cards: .paintedOnDemand)
        #expect(promised.tree.paths == painted.tree.paths)
        #expect(promised.tree["assets/cards/a.png"] == painted.tree["assets/cards/a.png"])
        let again = try SmallSite(Self.files, settings: Self.settings).generated(cards: .paintedOnDemand)
        #expect(again.tree.holdsTheSame(as: promised.tree))
        let reworded = Self.files.mapValues { $0.replacing("Hi", with: "Ho") }
        let other = try SmallSite(reworded, settings: Self.settings).generated(cards: .paintedOnDemand)
        #expect(!other.tree.holdsTheSame(as: promised.tree))
        let without = try SmallSite(Self.files, settings: Self.settings).generated(cards: .leftOut)
        #expect(!without.tree.holds("assets/cards/a.png"))
    }

    @Test("is painted anew for another figure or title, and not for other prose, nor by another process")
    func cached() throws {
        let paintings = Mutex(0)
        var disk = FileSystem.memory([:])
        let write = disk.write
        disk.write = { path, bytes in
            if bytes.firstOffset(of: [0x89, 0x50, 0x4E, 0x47], from: 0) != nil { paintings.withLock { $0 += 1 } }
            try write(path, bytes)
        }
        func painted(_ change: (String) -> String) throws -> Int {
            let folder = CacheFolder(path: "cache", fileSystem: disk)
            let before = paintings.withLock { $0 }
            let site = SmallSite(Self.files.mapValues(change), settings: Self.settings)
            _ = try site.generated(cache: BuildCache(folder: folder, version: Fingerprint("test"), remembers: false))
            return paintings.withLock { $0 } - before
        }
        #expect(try painted { $0 } == 1)
        #expect(try painted { $0 } == 0)
        #expect(try painted { $0.replacing("---\n~~~", with: "---\nProse.\n\n~~~") } == 0)
        #expect(try painted { $0.replacing("size == 20", with: "size == 21") } == 1)
        #expect(try painted { $0.replacing("A &", with: "B &") } == 1)
    }
}
