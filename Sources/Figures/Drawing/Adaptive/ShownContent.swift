import Adaptive
import AutoLayout
import Piecewise
import Scene

/// A view's content over one piece, of which scenes at single widths are made.
struct ShownContent {
    var piece: AdaptiveLayout.Piece
    var slot: Int
    var view: ViewID
    /// Whether the offset changes the view's size, so that what it shows has to hang on its box.
    var isResized = false
    let builder: SceneBuilder

    private var frame: AffineRect { piece.frames[slot] }

    /// Whether the view is as large at every width of the piece.
    var isConstant: Bool {
        frame.width.isConstant && frame.height.isConstant && piece.textScales[slot].isConstant
    }

    /// Whether the view is as large in another piece, and shows the same lines.
    func isSame(in other: AdaptiveLayout.Piece) -> Bool {
        other.frames[slot].width.isNearly(frame.width) && isSame(atHeight: other.frames[slot].height)
            && other.textScales[slot].isNearly(piece.textScales[slot]) && other.textLines[slot] == piece.textLines[slot]
            && margin(in: other) == margin(in: piece)
    }

    /// Whether what the view shows has the same place in a view so high: it does at the same height, and in a label whose height follows
    /// the width, where lines are centred without being rounded to pixels.
    private func isSame(atHeight other: Affine) -> Bool {
        if case .label = builder.tree[view].kind, !frame.height.isConstant { return !other.isConstant }
        return other.isNearly(frame.height)
    }

    /// What the view draws stands so far from its edges, which steps where its table gets wide; points.
    private func margin(in piece: AdaptiveLayout.Piece) -> Double {
        rowMargin(piece.frames[slot].value(at: piece.start.position + Tolerance.gridStep))
    }

    /// A row is the root of its group, whose frame is that in its table.
    private func rowMargin(_ frame: Rect) -> Double {
        builder.rowMargin(of: view, x: slot == 0 ? frame.x : nil, width: frame.width)
    }

    /// What the view shows at a width; or were it larger.
    func scene(at width: Double, gaining gain: Double = 0) -> ContentScene<Double> {
        let frame = frame.value(at: width)
        let scale = piece.textScales[slot].value(at: width)
        // Baselines keep to pixels only where the height does: in between they would climb in steps.
        let pixelsPerPoint = piece.frames[slot].height.isConstant ? builder.screen.scale : 0
        let context = DrawingContext(
            size: Size(width: frame.width + gain, height: frame.height + gain),
            text: piece.textLines[slot].map { FittedText(lines: $0, scale: scale) },
            direction: builder.screen.layoutDirection, scale: pixelsPerPoint, measurer: builder.measurer,
            rowMargin: rowMargin(frame))
        return builder.content(of: view, in: context)
    }

    /// What the view shows from `start` on, with the course of each length; nil where it changes at once.
    ///
    /// Two widths beside each other tell it: a piece may be too short for others. A third scene, in a view that is
    /// larger, tells what a length takes of what the view gains.
    func scene(from start: Breakpoint) -> ContentScene<ContentLength>? {
        let (a, b) = (start.position + Tolerance.gridStep / 2, start.position + Tolerance.gridStep)
        let first = scene(at: a)
        let second = isConstant ? first : scene(at: b)
        // Numbers alone: a closure that names a property would copy all that this holds for each length.
        let (width, height) = (frame.width, frame.height)
        let courses = first.combined(with: second) { before, after, axis in
            ContentLength(
                value: Self.line(through: before, at: a, and: after, at: b), share: 0,
                size: axis == .horizontal ? width : height)
        }
        guard isResized else { return courses }
        let shares = first.combined(with: scene(at: a, gaining: Self.gain)) { before, after, _ in
            ((after - before) / Self.gain * 10000).rounded() / 10000
        }
        return shares.flatMap { shares in
            courses?.combined(with: shares) { course, share, _ in
                ContentLength(value: course.value, share: share, size: course.size)
            }
        }
    }

    /// Points along both axes; halves, thirds, … of it are whole pixels.
    private static let gain = 240.0

    /// The course of a length that is `before` at one width and `after` at another.
    private static func line(
        through before: Double, at a: Double, and after: Double, at b: Double
    ) -> Affine {
        let rate = (after - before) / (b - a)
        let isNoise = abs(rate) < Tolerance.drawnRate
        return isNoise ? Affine(constant: before) : Affine(rate: rate, constant: before - rate * a)
    }
}
