import AutoLayout
import Foundation
import Scene
import Testing

@testable import Paragraphs
@testable import Typesetting

@Suite("The font library")
struct FontLibraryTests {
    @Test("names the Debian package of a font that is missing")
    func missing() {
        #expect(throws: FontError.missing(.inter, searched: ["/nowhere"])) {
            try FontLibrary(folders: ["/nowhere"])
        }
        let error = FontError.missing(.notoColorEmoji, searched: ["/a", "/b"])
        #expect(
            error.description
                == "The font `NotoColorEmoji.ttf` is in none of /a, /b. "
                + "Install it with `apt-get install fonts-noto-color-emoji`.")
    }

    @Test("says which file is no font")
    func unreadable() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent(FontFile.inter.fileName)
        for contents in ["", "no font at all"] {
            try Data(contents.utf8).write(to: path)
            #expect(throws: FontError.unreadable(path: path.path)) { try FontLibrary(folders: [folder.path]) }
        }
    }

    @Test("knows which characters Inter has")
    func coverage() throws {
        let inter = try SharedFonts.library().inter
        #expect(inter.covers("A") && inter.covers("Ж") && inter.covers("…"))
        #expect(!inter.covers("日") && !inter.covers("🎉"))
        let scalars = inter.coveredScalars
        #expect(scalars.count > 2000)
        #expect(scalars == scalars.sorted())
        #expect(scalars.allSatisfy(inter.covers))
    }

    @Test("serves many threads at once with the same widths")
    func threads() async throws {
        let typesetter = try SharedFonts.typesetter()
        let texts = (0..<200).map { "Text number \($0) — 🎉 AVATAR" }
        let fonts = (1...9).map { Font(pointSize: 17, weight: FontWeight(Double($0) * 100)) }
        func widths() -> [Double] { fonts.flatMap { font in texts.map { typesetter.width(of: $0, font: font) } } }
        let results = await withTaskGroup(of: [Double].self) { group in
            for _ in 0..<8 { group.addTask { widths() } }
            return await group.reduce(into: [[Double]]()) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 == results.first })
    }
}
