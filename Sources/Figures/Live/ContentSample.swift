import Adaptive
import AutoLayout
import Piecewise

/// A view's content over one piece.
struct ShownContent {
    var piece: AdaptiveLayout.Piece
    var slot: Int
    var view: ViewID
    /// Whether the offset changes the view's size, so that what it shows has to hang on its box.
    var isResized = false

    /// The view's width and height.
    var size: (width: Affine, height: Affine) { (piece.frames[slot].width, piece.frames[slot].height) }

    /// Whether the view is as large at every width of the piece.
    var isConstant: Bool { size.width.isConstant && size.height.isConstant && piece.textScales[slot].isConstant }

    /// Whether the view is as large in another piece, and shows the same lines.
    func isSame(in other: AdaptiveLayout.Piece) -> Bool {
        other.frames[slot].width.isNearly(piece.frames[slot].width)
            && other.frames[slot].height.isNearly(piece.frames[slot].height)
            && other.textScales[slot].isNearly(piece.textScales[slot]) && other.textLines[slot] == piece.textLines[slot]
    }
}

/// A content drawn at two widths.
struct ContentSample {
    var widths: (Double, Double)
    var first: [Markup]
    var second: [Markup]
    /// The same at the first width in a view that is larger by `gain`, where the offset changes the view's size.
    var larger: [Markup] = []

    /// Points along both axes; halves, thirds, … of it are whole pixels.
    static let gain = 240.0

    /// Every length of the stretch at `index`: its course, and what it takes of what the view gains; none where the
    /// stretches at both widths are not alike.
    func lengths(of index: Int, in shown: ShownContent) -> [ContentLength] {
        let (a, b) = (first[index].lengths, second[index].lengths)
        guard a.count == b.count else { return [] }
        let gained = larger.count == first.count ? larger[index].lengths : []
        return a.indices.map { length in
            let gain = gained.count == a.count ? gained[length] - a[length] : 0
            return ContentLength(
                value: line(a[length], b[length]), share: (gain / Self.gain * 10000).rounded() / 10000,
                size: first[index].isVertical(length) ? shown.size.height : shown.size.width)
        }
    }

    /// The line through two values.
    private func line(_ a: Double, _ b: Double) -> Affine {
        let rate = (b - a) / (widths.1 - widths.0)
        let isNoise = abs(rate) < 1e-6
        return isNoise ? Affine(constant: a) : Affine(rate: rate, constant: a - rate * widths.0)
    }
}

/// A length of a view's content.
struct ContentLength {
    var value: Affine
    /// What it gains for each point that the view gains along the axis.
    var share: Double
    /// Of the view along the axis.
    var size: Affine

    var css: String { (value - share * size).css(adding: share) }

    /// As a width or height, of which all of the view needs no numbers.
    var cssOfExtent: String {
        value.isNearly(size) && (share == 0 || share == 1) ? "100%" : css
    }

    /// As the top of a text: in a label that is stretched the lines keep to its middle, whatever its height.
    var cssOfTop: String {
        let fromMiddle = value - 0.5 * size
        let isStretched = (share == 0.5 || share == 0 && !value.isConstant) && fromMiddle.isConstant
        return isStretched ? fromMiddle.cssFromMiddle : css
    }
}

extension Markup {
    /// Every length that may change with the view's size.
    var lengths: [Double] {
        switch self {
        case .open(let element), .void(let element):
            guard let place = element.place else { return [] }
            return [
                place.rect.x - place.outer.x, place.rect.y - place.outer.y, place.rect.width, place.rect.height,
            ]
        case .text(let text): return [text.x, text.width, text.lines.first?.top ?? 0, text.font.pointSize]
        case .raw, .close: return []
        }
    }

    /// Whether a length lies along the vertical axis.
    fileprivate func isVertical(_ length: Int) -> Bool {
        switch self {
        case .text: length == 2
        case .open, .void, .raw, .close: length % 2 == 1
        }
    }
}
