import AutoLayout
import Diagnostics
import FigureSolving
import Figures
import Notation
import Paragraphs
import Piecewise
import Scene

/// What the layout blocks of a site may name and measure, in a page.
final class PlaygroundResources: SolvingResources {
    private let site: PlaygroundSite
    private let fonts: TableFonts
    let measurer: any TextMeasuring

    init(_ site: PlaygroundSite) {
        self.site = site
        fonts = TableFonts(site.textTable)
        measurer = TableTypesetter(fonts)
    }

    /// Pages run no program but the notation's.
    func makeTree(
        of request: FigureRequest, on screen: Screen, noting log: inout CertificateLog
    ) -> (ViewTree?, [Diagnostic]) {
        request.elaborate(on: screen, resources: self, noting: &log)
    }

    var imageNames: [String] { site.pictures.map { $0.name } }

    var symbolNames: [String] { site.symbols.map { $0.name } }

    func image(named name: String) -> Image? { picture(name).map { Image(name: $0.name, size: $0.size) } }

    func symbol(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image? {
        symbol(name)?.image(pointSize: pointSize, weight: weight, scale: scale)
    }

    /// What figures take to be drawn on a page from which `root` leads to the site's root.
    func figureResources(root: String) -> FigureResources {
        let boxes = CharacterBoxes(fonts: fonts)
        return FigureResources(
            measurer: measurer, image: { self.source(of: $0, root: root) }, tracking: { $0.tracking },
            emojiAdvance: { boxes.advance(of: $0) })
    }

    private func source(of image: Image, root: String) -> ImageSource? {
        if let symbol = Symbol.name(of: image).flatMap({ symbol($0) }) {
            return .symbol(svg: symbol.svg(weight: image.symbolWeight))
        }
        return picture(image.name).map {
            .file(url: root + $0.address, alternative: "", dark: $0.darkAddress.map { root + $0 })
        }
    }

    private func picture(_ name: String) -> PlaygroundSite.Picture? { site.pictures.first { $0.name == name } }

    private func symbol(_ name: String) -> Symbol? { site.symbols.first { $0.name == name } }
}
