import Adaptive
import AutoLayout
import Content
import Notation
import Scene
import Typesetting

/// What layout blocks may name and measure, for one thread.
package final class SiteResources: LayoutResources {
    private let pictures: PictureCatalog
    private let symbols: SymbolCatalog
    package let measurer: any TextMeasuring
    /// What live figures have in common.
    let layoutCache: LayoutCache

    /// What runs the programs of the site's lessons.
    let programs: SitePrograms?

    package convenience init(
        pictures: PictureCatalog, symbols: SymbolCatalog, fonts: FontLibrary, programs: SitePrograms? = nil
    ) {
        self.init(
            pictures: pictures, symbols: symbols, typesetter: Typesetter(library: fonts), programs: programs)
    }

    /// - Parameter typesetter: what other threads may use, too; it keeps the texts that any of them has asked for.
    init(pictures: PictureCatalog, symbols: SymbolCatalog, typesetter: Typesetter, programs: SitePrograms?) {
        self.pictures = pictures
        self.symbols = symbols
        self.programs = programs
        measurer = typesetter
        layoutCache = LayoutCache(measurer: typesetter)
    }

    package func image(named name: String) -> Image? {
        pictures[name].map { Image(name: $0.name, size: $0.size) }
    }

    package func symbol(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image? {
        symbols.image(named: name, pointSize: pointSize, weight: weight, scale: scale)
    }

    package var imageNames: [String] { pictures.pictures.map(\.name) }

    package var symbolNames: [String] { symbols.names }
}
