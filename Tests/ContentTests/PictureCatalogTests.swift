import Scene
import Testing

@testable import Content

@Suite("Pictures of a site")
struct PictureCatalogTests {
    private static func catalog(_ files: [String]) -> PictureCatalog {
        PictureCatalog(files: files, contentFolder: "content") { _ in Size(width: 120, height: 60) }
    }

    @Test("are called by their file's name, and have as many pixels a point as that says")
    func scales() {
        let catalog = Self.catalog(["a.png", "images/b@2x.png", "c@3x.jpg", "@2x.png"])
        #expect(catalog.pictures.map { $0.name } == ["@2x", "a", "b", "c"])
        #expect(catalog["a"]?.size == Size(width: 120, height: 60))
        #expect(catalog["b"]?.size == Size(width: 60, height: 30))
        #expect(catalog["c"]?.size == Size(width: 40, height: 20))
        #expect(catalog[path: "images/b@2x.png"]?.scale == 2)
    }

    @Test("are shown at the finest of their scales")
    func finest() {
        let catalog = Self.catalog(["a.png", "a@2x.png", "a@3x.png"])
        #expect(catalog["a"]?.path == "a@3x.png")
    }

    @Test("give way to their dark variants of any scale and format")
    func darkVariants() throws {
        let catalog = Self.catalog(["images/a@2x.png", "images/a~dark@2x.png", "b.svg", "b~dark.png"])
        #expect(catalog.darkVariant(of: try #require(catalog["a"]))?.path == "images/a~dark@2x.png")
        #expect(catalog.darkVariant(of: try #require(catalog["b"]))?.path == "b~dark.png")
        #expect(catalog.darkVariant(of: try #require(catalog["a~dark"])) == nil)
    }
}
