import AutoLayout
import Diagnostics
import FigureSolving
import Files
import Lessons
import Notation
import Scene

/// The symbols that layouts may name, with the size each has and the drawing that stands for it.
public struct SymbolCatalog: Sendable {
    /// In the order of the table.
    package private(set) var symbols: [Symbol] = []
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads the program's `symbols/symbols.yml`, then the site's own, and the drawings they name; of two symbols with one
    /// name the site's own counts.
    package init(_ layout: SiteLayout, _ fileSystem: FileSystem) {
        for folder in layout.templates == layout.ownTemplates
            ? [layout.templates] : [layout.templates, layout.ownTemplates]
        {
            read(join(folder, "symbols/symbols.yml"), layout, fileSystem)
        }
    }

    private mutating func read(_ path: String, _ layout: SiteLayout, _ fileSystem: FileSystem) {
        guard let bytes = fileSystem.read(path) else { return }
        let file = SourceFile(path: path, utf8: bytes)
        let (table, problems) = parseYAML(SourceExcerpt(whole: file))
        diagnostics += problems
        for row in table?.elements ?? [] {
            if let symbol = Self.symbol(row, layout, fileSystem) {
                if let known = symbols.firstIndex(where: { $0.name == symbol.name }) {
                    symbols[known] = symbol
                } else {
                    symbols.append(symbol)
                }
            } else {
                diagnostics.append(
                    Diagnostic(
                        .error, "broken-symbol", in: file, at: row.range,
                        message:
                            "a symbol needs a name, a width, a height and the name of an SVG file beside this table"))
            }
        }
    }

    private static func symbol(_ row: YAMLNode, _ layout: SiteLayout, _ fileSystem: FileSystem) -> Symbol? {
        guard let name = row["name"]?.string, let file = row["file"]?.string,
            let width = row["width"]?.number, let height = row["height"]?.number,
            let bytes = fileSystem.read(layout.themeFile("symbols/" + file, in: fileSystem)),
            let (viewBox, shapes) = drawing(String(decoding: bytes, as: UTF8.self))
        else { return nil }
        return Symbol(
            name: name, size: Size(width: width, height: height), viewBox: viewBox, shapes: shapes,
            isFilled: row["filled"]?.bool ?? false)
    }

    /// The `viewBox` of an SVG file and what stands between its outer tags.
    private static func drawing(_ svg: String) -> (viewBox: String, shapes: String)? {
        guard let open = svg.firstRange(of: "<svg"), let tagEnd = svg[open.upperBound...].firstIndex(of: ">"),
            let close = svg.ranges(of: "</svg>").last,
            let attribute = svg[open.upperBound..<tagEnd].firstRange(of: "viewBox=\""),
            let quote = svg[attribute.upperBound..<tagEnd].firstIndex(of: "\"")
        else { return nil }
        let shapes = svg[svg.index(after: tagEnd)..<close.lowerBound]
        let lines = shapes.split(separator: "\n").map { line in line.drop { $0 == " " } }
        return (String(svg[attribute.upperBound..<quote]), lines.joined())
    }
}

extension SymbolCatalog {
    /// The names of all symbols, in the order of the table.
    package var names: [String] { symbols.map(\.name) }

    /// The symbol as an image at a font size, as `Symbol.image` gives it.
    package func image(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image? {
        self[name]?.image(pointSize: pointSize, weight: weight, scale: scale)
    }

    /// The drawing of a symbol image as a whole SVG element in the current colour; nil for other images.
    package func svg(for image: Image) -> String? {
        Symbol.name(of: image).flatMap { self[$0] }?.svg(weight: image.symbolWeight)
    }

    private subscript(name: String) -> Symbol? { symbols.first { $0.name == name } }
}
