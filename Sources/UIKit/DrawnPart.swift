internal import AutoLayout
import Foundation
internal import Scene

/// A rectangle of what a layer or a program draws: a view of its own to the engine.
struct DrawnPart {
    /// In the coordinates of what it is drawn in, points.
    var frame: CGRect
    /// Whether its size is that of what it shows, along each axis.
    var hasOwnWidth = false
    var hasOwnHeight = false
    /// What it shows.
    var view: View
    /// The layer that it stands for; nil for a part of a drawing.
    var layer: CALayer?
    /// What is drawn in it, from back to front.
    var parts: [DrawnPart] = []

    init(_ frame: CGRect, _ appearance: ViewAppearance = ViewAppearance(), kind: ViewKind = .view) {
        self.frame = frame
        view = View(name: "", kind: kind)
        view.appearance = appearance
    }
}

/// A path as it is drawn, in points.
struct DrawnPath {
    var subpaths: [Subpath]
    var fill: Color?
    var stroke: Color?
    var lineWidth: CGFloat = 1
    var style = PathStyle()

    /// Parts each of which grows evenly with its rectangle: the ground, and over it the line.
    var parts: [DrawnPart] {
        var parts: [DrawnPart] = []
        if let fill, !fill.isClear { parts += groups.map { ground($0, fill) } }
        if let stroke, !stroke.isClear, lineWidth > 0 { parts += subpaths.map { line($0, stroke) } }
        return parts
    }

    /// Those whose rectangles meet are one ground: one may be a hole in another.
    private var groups: [[Subpath]] {
        var groups: [(bounds: CGRect, subpaths: [Subpath])] = []
        for subpath in subpaths {
            var group = (bounds: subpath.bounds, subpaths: [subpath])
            for (index, other) in groups.enumerated().reversed() where other.bounds.intersects(group.bounds) {
                let united = CGRect(around: [other.bounds, group.bounds].flatMap(\.corners))
                group = (united, other.subpaths + group.subpaths)
                groups.remove(at: index)
            }
            groups.append(group)
        }
        return groups.map(\.subpaths)
    }

    private func ground(_ subpaths: [Subpath], _ color: Color) -> DrawnPart {
        var appearance = ViewAppearance()
        if subpaths.count == 1, case .rectangle(let rect, let radius, let corners)? = subpaths[0].outline {
            appearance.backgroundColor = color
            (appearance.cornerRadius, appearance.maskedCorners) = (Double(radius), corners)
            return DrawnPart(rect, appearance)
        }
        (appearance.fillColor, appearance.pathStyle.isEvenOdd) = (color, style.isEvenOdd)
        return DrawnPart(subpaths, appearance)
    }

    private func line(_ subpath: Subpath, _ color: Color) -> DrawnPart {
        var appearance = ViewAppearance()
        if case .rectangle(let rect, let radius, .all)? = subpath.outline, style.dashes.isEmpty {
            (appearance.borderColor, appearance.borderWidth) = (color, Double(lineWidth))
            let isRound = radius > 0 || style.join == .round
            appearance.cornerRadius = isRound ? Double(radius + lineWidth / 2) : 0
            return DrawnPart(rect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2), appearance)
        }
        appearance.fillColor = nil
        (appearance.strokeColor, appearance.lineWidth, appearance.pathStyle) = (color, Double(lineWidth), style)
        appearance.pathStyle.isEvenOdd = false
        return DrawnPart([subpath], appearance)
    }
}

extension DrawnPart {
    /// Paths in parts of the rectangle around them.
    fileprivate init(_ subpaths: [Subpath], _ appearance: ViewAppearance) {
        let frame = CGRect(around: subpaths.flatMap(\.points)).withoutNarrowSides
        var appearance = appearance
        appearance.shape = subpaths.flatMap { $0.steps.map { $0.shape(in: frame) } }
        self.init(frame, appearance)
    }
}

extension PathStep {
    /// In parts of a rectangle, so round that noise makes no difference.
    fileprivate func shape(in frame: CGRect) -> ShapeStep {
        func x(_ point: CGPoint) -> Double { Double((point.x - frame.minX) / frame.width).withoutNoise }
        func y(_ point: CGPoint) -> Double { Double((point.y - frame.minY) / frame.height).withoutNoise }
        switch self {
        case .move(let end): return .move(x: x(end), y: y(end))
        case .line(let end): return .line(x: x(end), y: y(end))
        case .quad(let control, let end):
            return .quad(controlX: x(control), controlY: y(control), x: x(end), y: y(end))
        case .curve(let control1, let control2, let end):
            return .curve(
                control1X: x(control1), control1Y: y(control1), control2X: x(control2), control2Y: y(control2),
                x: x(end), y: y(end))
        case .close: return .close
        }
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] { [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY)] }

    /// At least a point wide and high around its middle: nothing is a part of no width.
    fileprivate var withoutNarrowSides: CGRect {
        let (isNarrow, isLow) = (width < 1e-6, height < 1e-6)
        return CGRect(
            x: isNarrow ? minX - 0.5 : minX, y: isLow ? minY - 0.5 : minY, width: isNarrow ? 1 : width,
            height: isLow ? 1 : height)
    }
}

extension FloatingPoint {
    /// To the next multiple of a millionth. Generic, since that a length is rounded here says nothing about a program.
    fileprivate var withoutNoise: Self { (self * 1_000_000).rounded() / 1_000_000 }
}
