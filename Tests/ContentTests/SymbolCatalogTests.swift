import Files
import Foundation
import Testing

@testable import Content

@Suite("Symbols of a site")
struct SymbolCatalogTests {
    private static let catalog: SymbolCatalog = {
        let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../templates")
        return SymbolCatalog(
            SiteLayout(folder: ".", templates: templates.standardizedFileURL.path(percentEncoded: false)), .disk)
    }()

    @Test("are read from the table, each once, with a drawing of its shape")
    func table() {
        #expect(Self.catalog.diagnostics.isEmpty)
        #expect(Set(Self.catalog.names).count == Self.catalog.names.count)
        for symbol in Self.catalog.symbols {
            let box = symbol.viewBox.split(separator: " ").compactMap { Double($0) }
            #expect(box.count == 4 && !symbol.shapes.isEmpty, "\(symbol.name)")
            #expect(
                abs(box[2] / box[3] / (symbol.size.width / symbol.size.height) - 1) < 0.07,
                "\(symbol.name) is \(symbol.size) points and drawn in \(symbol.viewBox)")
        }
    }

    @Test("are found in a text between double quotes alone")
    func naming() {
        let text = #"image = symbol("cart.fill"); text = "plus, or bell"; symbol("trash", scale: .small) star "heart"#
        #expect(Self.catalog.named(in: Array(text.utf8)) == ["trash", "cart.fill"])
    }

    @Test("go to pages with their sizes, and with their drawings where the lessons name them")
    func drawing() throws {
        let symbols = Self.catalog.drawing(only: ["cart"])
        #expect(symbols.map(\.name) == Self.catalog.names)
        #expect(symbols.map(\.size) == Self.catalog.symbols.map(\.size))
        let square = try #require(Self.catalog.symbols.first { $0.name == "square" })
        let drawn = zip(symbols, Self.catalog.symbols).filter { $0.shapes != square.shapes && $0.shapes == $1.shapes }
        let ofViews: Set = [
            "chevron.left", "chevron.right", "chevron.down", "checkmark", "xmark.circle.fill", "magnifyingglass",
            "progress.indicator", "shift", "delete.left", "face.smiling", "globe", "mic",
        ]
        #expect(Set(drawn.map(\.0.name)) == ofViews.union(["cart"]))
    }
}
