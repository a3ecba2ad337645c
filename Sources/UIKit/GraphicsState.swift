internal import AutoLayout
import Foundation
internal import Scene

/// What a context draws with.
struct GraphicsState {
    /// What of the canvas is drawn on.
    enum Clip {
        case none
        case rectangles([Subpath.Outline])
        /// Something that a figure cannot cut to.
        case unknown
    }

    var fill = Color.black
    var stroke = Color.black
    var lineWidth: CGFloat = 1
    var style = PathStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var blendMode = CGBlendMode.normal
    var clip = Clip.none

    /// Draws only inside of a path from now on, which is on the canvas already.
    mutating func clip(to subpaths: [Subpath]) {
        guard subpaths.count == 1, let outline = subpaths[0].outline, outline.corner != nil else {
            clip = .unknown
            return
        }
        switch clip {
        case .none: clip = .rectangles([outline])
        case .rectangles(let outlines): clip = .rectangles(outlines + [outline])
        case .unknown: break
        }
    }
}

extension Subpath.Outline {
    /// As a rectangle with round corners; nil for an oval that is no circle.
    var corner: (rect: CGRect, radius: CGFloat, corners: Corners)? {
        switch self {
        case .rectangle(let rect, let radius, let corners): return (rect, radius, corners)
        case .oval(let rect):
            return abs(rect.width - rect.height) < 1e-6 ? (rect, rect.width / 2, .all) : nil
        }
    }
}

extension CGContext {
    func fill(_ subpaths: [Subpath], isEvenOdd: Bool) {
        draw(subpaths.map { $0.applying(state.transform) }, fills: true, isEvenOdd: isEvenOdd)
    }

    func stroke(_ subpaths: [Subpath], _ lineWidth: CGFloat, _ style: PathStyle) {
        let before = (state.lineWidth, state.style)
        (state.lineWidth, state.style) = (lineWidth, style)
        draw(subpaths.map { $0.applying(state.transform) }, strokes: true)
        (state.lineWidth, state.style) = before
    }

    func clip(to subpaths: [Subpath]) { state.clip(to: subpaths.map { $0.applying(state.transform) }) }

    /// Draws with another mode and opacity.
    func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        let before = state
        (state.blendMode, state.alpha) = (blendMode, state.alpha * alpha)
        draw()
        state = before
    }

    /// Draws a path that is on the canvas already.
    func draw(_ subpaths: [Subpath], fills: Bool = false, strokes: Bool = false, isEvenOdd: Bool = false) {
        var style = state.style
        style.isEvenOdd = isEvenOdd
        let path = DrawnPath(
            subpaths: subpaths, fill: fills ? state.fill.faded(state.alpha) : nil,
            stroke: strokes ? state.stroke.faded(state.alpha) : nil,
            lineWidth: state.lineWidth * state.transform.growth,
            style: style)
        draw(path.parts)
    }

    /// Adds parts to the canvas, cut as it is.
    func draw(_ drawn: [DrawnPart]) {
        guard isShown, state.blendMode == .normal else { return leaveOutDrawing() }
        switch state.clip {
        case .none: parts += drawn
        case .unknown: if !drawn.isEmpty { leaveOutDrawing() }
        case .rectangles(let outlines):
            parts += outlines.reversed().reduce(drawn) { parts, outline in
                guard let (rect, radius, corners) = outline.corner else { return parts }
                var appearance = ViewAppearance()
                appearance.clipsToBounds = true
                (appearance.cornerRadius, appearance.maskedCorners) = (Double(radius), corners)
                var clipped = DrawnPart(rect, appearance)
                clipped.parts = parts
                return [clipped.holdingPlaces]
            }
        }
    }
}

extension DrawnPart {
    /// The same with parts that stand where they were, in its own coordinates.
    fileprivate var holdingPlaces: DrawnPart {
        var copy = self
        copy.parts = parts.map { part in
            var part = part
            part.frame = part.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
            return part
        }
        return copy
    }
}

extension CGAffineTransform {
    /// How much wider it makes lines.
    fileprivate var growth: CGFloat {
        let size = a * d - b * c
        return isIdentity || size == 1 ? 1 : (size < 0 ? -size : size).native.squareRootOfScale
    }
}

extension FloatingPoint {
    /// Generic, since it says nothing about a program.
    fileprivate var squareRootOfScale: Self { squareRoot() }
}

extension Color {
    func faded(_ alpha: CGFloat) -> Color {
        var color = self
        color.light.alpha *= Double(alpha)
        color.dark.alpha *= Double(alpha)
        return color
    }
}
