import AutoLayout
import Notation
import Scene
import Typesetting

/// What layout blocks may name and measure, for one thread.
final class SiteResources: LayoutResources {
    private let pictures: PictureCatalog
    private let symbols: SymbolCatalog
    let measurer: any TextMeasuring
    /// What live figures have in common.
    let responsiveMemory: ResponsiveMemory

    init(pictures: PictureCatalog, symbols: SymbolCatalog, fonts: FontLibrary) {
        self.pictures = pictures
        self.symbols = symbols
        measurer = Typesetter(library: fonts)
        responsiveMemory = ResponsiveMemory(measurer: measurer)
    }

    func image(named name: String) -> Image? {
        pictures[name].map { Image(name: $0.name, size: $0.size) }
    }

    func symbol(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image? {
        symbols.image(named: name, pointSize: pointSize, weight: weight, scale: scale)
    }

    var imageNames: [String] { pictures.pictures.map(\.name) }

    var symbolNames: [String] { symbols.names }
}
