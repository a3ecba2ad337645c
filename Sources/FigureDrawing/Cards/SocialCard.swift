import AutoLayout
import Content
import Diagnostics
import Figures
import Paragraphs
import Scene
import Typesetting

/// The picture that stands for a lesson where somebody shares its address: its title and its first figure.
struct SocialCard {
    /// Pixels; what all services ask for.
    static let size = Size(width: 1200, height: 630)

    let title: String
    let site: String
    let figure: FigurePicture
    let accent: String
    let fonts: FontLibrary
    let measurer: any TextMeasuring

    /// The card as SVG; all its text is shapes, so that no font of the machine matters.
    var svg: String {
        let (width, height) = (Int(Self.size.width), Int(Self.size.height))
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\"><rect width=\"\(width)\" height=\"\(height)\" fill=\"#f6f5f3\"/>"
            + plumbLine + words + screen + "</svg>\n"
    }

    /// The line with the bob, as beside the site's name.
    private var plumbLine: String {
        "<path d=\"M96 0v76h14v24l-14 56-14-56V76h14z\" fill=\"none\" stroke=\"\(accent)\" stroke-width=\"3\"/>"
            + "<path d=\"M82 76h28v24l-14 56-14-56z\" fill=\"\(accent)\"/>"
    }

    /// The title, as large as its lines allow, and the site's name at the foot.
    private var words: String {
        let width = figureFrame.x - 80 - 72
        let sizes = [68.0, 58, 48, 40, 34]
        let set = sizes.lazy.map { size -> (Font, [TextLine]) in
            let font = Font(pointSize: size, weight: .bold)
            return (font, lines(title, font, width))
        }.first { font, lines in Double(lines.count) * font.lineHeight <= 330 }
        let font = set?.0 ?? Font(pointSize: 34, weight: .bold)
        let shown = set?.1 ?? Array(lines(title, font, width).prefix(8))
        var baseline = 216 + font.ascender
        var result = ""
        for line in shown {
            result += placed(line.text, font, x: 80, baseline: baseline, "#1c1d20")
            baseline += font.lineHeight
        }
        let foot = Font(pointSize: 28, weight: .medium)
        let name = measurer.lines(
            of: site, font: foot, width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
        return result + placed(name.first?.text ?? "", foot, x: 80, baseline: 570, "#5d6068")
    }

    private func lines(_ text: String, _ font: Font, _ width: Double) -> [TextLine] {
        measurer.lines(of: text, font: font, width: width, maximumLines: 0, lineBreakMode: .byTruncatingTail)
    }

    private func placed(_ text: String, _ font: Font, x: Double, baseline: Double, _ color: String) -> String {
        "<g transform=\"translate(\(number(x)) \(number(baseline)))\" fill=\"\(color)\">"
            + fonts.outlineElements(of: text, font: font) + "</g>"
    }

    /// Where the figure stands: at the right, its top and, where it is high, only its upper part.
    private var figureFrame: Rect {
        let scale = min(520 / figure.size.width, max(1, 520 / figure.size.height))
        let width = figure.size.width * scale
        let height = figure.size.height * scale
        return Rect(x: 1200 - 72 - width, y: height < 500 ? (630 - height) / 2 : 64, width: width, height: height)
    }

    private var screen: String {
        let frame = figureFrame
        let scale = frame.width / figure.size.width
        let rect = { (outset: Double, more: String) in
            "<rect x=\"\(number(frame.x - outset))\" y=\"\(number(frame.y - outset))\" "
                + "width=\"\(number(frame.width + 2 * outset))\" height=\"\(number(frame.height + 2 * outset))\" "
                + "rx=\"\(number(figure.cornerRadius * scale + outset))\"\(more)/>"
        }
        return "<clipPath id=\"screen\">\(rect(0, ""))</clipPath>"
            + rect(figure.cornerRadius > 0 ? 8 : 1, " fill=\"#ffffff\" stroke=\"#c4c4c8\" stroke-width=\"1.5\"")
            + "<g clip-path=\"url(#screen)\"><g transform=\"translate(\(number(frame.x)) \(number(frame.y))) "
            + "scale(\(scale))\">\(figure.elements)</g></g>"
    }
}

extension FontLibrary {
    /// A line of text as SVG elements, from the left end of its baseline; emoji are pictures.
    func outlineElements(of text: String, font: Font) -> String {
        let outline = outline(of: text, font: font)
        let size = number(CharacterBoxes.emojiAdvance * font.pointSize)
        let pictures = outline.emoji.map { emoji in
            "<image x=\"\(number(emoji.x))\" y=\"\(number(-font.pointSize))\" width=\"\(size)\" height=\"\(size)\" "
                + "href=\"data:image/png;base64,\(base64(emoji.png))\"/>"
        }
        return (outline.path.isEmpty ? "" : "<path d=\"\(outline.path)\"/>") + pictures.joined()
    }
}
