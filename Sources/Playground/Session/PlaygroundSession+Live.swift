import Adaptive
import FigureSolving
import Figures
import Notation
import Piecewise

extension PlaygroundSession {
    /// A changed block's figure at every width and offset, as JSON: its HTML, at a width, and the rules of its classes; null where it
    /// cannot be followed.
    ///
    /// Complexity: that of following the layout through its widths; what earlier figures have in common with it is known.
    package func live(block index: Int, code: [UInt8]?, width: Double) -> [UInt8] {
        guard let (request, layout) = followed(block: index, code: code) else { return JSONWriter.bytes { $0.null() } }
        let settings = request.settings
        let preview = LivePreview(
            layout: layout, width: width, presets: [], isPlain: settings.isPlain,
            appearance: settings.appearances.first, followsOthers: false)
        let (html, css) = renderAlone(
            preview, prefix: "p\(index)", resources: resources.figureResources(root: lesson.root))
        return JSONWriter.bytes { json in
            json.object { json in
                json.name("html")
                json.write(html)
                json.name("css")
                json.write(css)
            }
        }
    }

    /// The figure of a changed block, and its layout at every width; nil where there is none.
    func followed(block index: Int, code: [UInt8]?) -> (request: FigureRequest, layout: AdaptiveLayout)? {
        guard lesson.blocks.indices.contains(index) else { return nil }
        let code = code ?? Array(lesson.blocks[index].code.utf8)
        guard let request = request(block: index, code: code).request else { return nil }
        let range = request.liveWidths(defaultWidths: widths)
        let followed = try? request.followed(over: range, widths, resources: resources, memory: layoutCache)
        return followed.map { (request, $0.layout) }
    }
}
