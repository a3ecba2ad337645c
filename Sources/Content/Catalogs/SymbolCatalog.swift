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
    /// Where each symbol stands in `symbols`, by its name.
    private var places: [String: Int] = [:]

    /// Reads the program's `symbols/symbols.yml`, then the site's own, and the drawings they name; of two symbols with one
    /// name the site's own counts.
    ///
    /// - Parameter readsDrawings: whether more than sizes is asked for.
    package init(_ layout: SiteLayout, _ fileSystem: FileSystem, readsDrawings: Bool = true) {
        for folder in layout.templates == layout.ownTemplates
            ? [layout.templates] : [layout.templates, layout.ownTemplates]
        {
            let path = join(folder, "symbols/symbols.yml")
            guard let table = fileSystem.read(path) else { continue }
            read(SourceFile(path: path, utf8: table)) { file in
                if !readsDrawings { return ("", "") }
                return fileSystem.read(layout.themeFile("symbols/" + file, in: fileSystem)).flatMap(Self.drawing)
            }
        }
    }

    private mutating func read(_ file: SourceFile, drawing: (String) -> (viewBox: String, shapes: String)?) {
        let (table, problems) = parseYAML(SourceExcerpt(whole: file))
        diagnostics += problems
        for row in table?.elements ?? [] {
            if let symbol = Self.symbol(row, drawing) {
                add(symbol)
            } else {
                diagnostics.append(
                    Diagnostic(
                        .error, "broken-symbol", in: file, at: row.range,
                        message:
                            "a symbol needs a name, a width, a height and the name of an SVG file beside this table"))
            }
        }
    }

    private mutating func add(_ symbol: Symbol) {
        if let known = places[symbol.name] {
            symbols[known] = symbol
        } else {
            places[symbol.name] = symbols.count
            symbols.append(symbol)
        }
    }

    private static func symbol(
        _ row: YAMLNode, _ drawing: (String) -> (viewBox: String, shapes: String)?
    ) -> Symbol? {
        guard let name = row["name"]?.string, let file = row["file"]?.string,
            let width = row["width"]?.number, let height = row["height"]?.number,
            let (viewBox, shapes) = drawing(file)
        else { return nil }
        return Symbol(
            name: name, size: Size(width: width, height: height), viewBox: viewBox, shapes: shapes,
            isFilled: row["filled"]?.bool ?? false)
    }

    /// The `viewBox` of an SVG file and what stands between its outer tags, without indents and line breaks.
    private static func drawing(_ svg: [UInt8]) -> (viewBox: String, shapes: String)? {
        guard let open = svg.position(of: "<svg", from: 0),
            let tagEnd = svg[open...].firstIndex(of: UInt8(ascii: ">")),
            let close = svg.lastPosition(of: "</svg>", from: tagEnd + 1),
            let attribute = svg.position(of: viewBoxAttribute, from: open), attribute < tagEnd
        else { return nil }
        let value = svg[(attribute + viewBoxAttribute.utf8.count)..<tagEnd]
        guard let quote = value.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let lines = svg[(tagEnd + 1)..<close].split(separator: UInt8(ascii: "\n"))
        let shapes = lines.flatMap { line in line.drop { $0 == UInt8(ascii: " ") } }
        return (String(decoding: value[..<quote], as: UTF8.self), String(decoding: shapes, as: UTF8.self))
    }

    private static let viewBoxAttribute = "viewBox=\""
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

    private subscript(name: String) -> Symbol? { places[name].map { symbols[$0] } }
}

extension [UInt8] {
    /// Where a text begins for the first time.
    fileprivate func position(of text: String, from start: Int) -> Int? {
        self[start...].indices.first { self[$0...].starts(with: text.utf8) }
    }

    /// Where a text begins for the last time.
    fileprivate func lastPosition(of text: String, from start: Int) -> Int? {
        self[start...].indices.last { self[$0...].starts(with: text.utf8) }
    }
}
