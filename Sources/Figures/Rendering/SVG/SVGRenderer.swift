import AutoLayout
import Escaping
import Scene

/// Renders a scene in the order of drawing as SVG, for pictures of pages: light, without any text, whose shapes come from
/// outside.
struct SVGRenderer {
    private let resources: FigureResources
    private let outline: (String, Font) -> String
    private var svg = ""
    private var definitionCount = 0

    /// - Parameter outline: a line of text as SVG elements, from the left end of its baseline.
    init(resources: FigureResources, outline: @escaping (String, Font) -> String) {
        self.resources = resources
        self.outline = outline
    }

    /// Elements in the screen's coordinates, points.
    mutating func elements(of scene: StillScene) -> String {
        svg = ""
        var layers: [SceneLayer<Rect>] = []
        var hiddenCount = 0
        for item in scene {
            switch item {
            case .open(let layer) where hiddenCount > 0 || layer.isHidden || layer.alpha < 0.01: hiddenCount += 1
            case .open(let layer):
                open(layer)
                layers.append(layer)
            case .draw(let primitive): if hiddenCount == 0 { draw(primitive) }
            case .close where hiddenCount > 0: hiddenCount -= 1
            case .close: if let layer = layers.popLast() { close(layer) }
            }
        }
        return svg
    }

    private mutating func open(_ layer: SceneLayer<Rect>) {
        svg += "<g\(layer.alpha < 1 ? " opacity=\"\(css(layer.alpha))\"" : "")\(layer.transform.svg(in: layer.frame))>"
        fill(layer.frame, layer.surface)
        svg += "<g\(clip(layer))>"
    }

    private mutating func close(_ layer: SceneLayer<Rect>) {
        svg += "</g>"
        frame(layer.frame, layer.surface)
        svg += "</g>"
    }

    private mutating func clip(_ layer: SceneLayer<Rect>) -> String {
        guard layer.overflow != .visible else { return "" }
        definitionCount += 1
        let shape = shape(layer.frame, layer.surface, radius: layer.surface.radius(in: layer.frame))
        svg += "<clipPath id=\"c\(definitionCount)\"><\(shape)/></clipPath>"
        return " clip-path=\"url(#c\(definitionCount))\""
    }
}

extension SVGRenderer {
    private mutating func draw(_ primitive: Primitive<Double>) {
        switch primitive {
        case .box(let box):
            fill(box.rect, box.surface)
            frame(box.rect, box.surface)
        case .text(let text):
            for line in text.lines where !line.text.isEmpty {
                let baseline = Point(x: line.x, y: line.top + text.font.ascender)
                if line.runs.isEmpty {
                    draw(line.text, text.font, text.color, at: baseline)
                } else {
                    draw(line, text, at: baseline)
                }
            }
        case .image(let image): draw(image)
        }
    }

    private mutating func draw(_ words: String, _ font: Font, _ color: Color, at baseline: Point) {
        svg +=
            "<g transform=\"translate(\(css(baseline.x)) \(css(baseline.y)))\" "
            + "fill=\"\(color.light.svg)\">\(outline(words, font))</g>"
    }

    /// The runs of a line, and what is drawn below and through them.
    private mutating func draw(_ line: SceneText<Double>.Line, _ text: SceneText<Double>, at start: Point) {
        var baseline = start
        for run in line.runs where text.font.runs.indices.contains(run.index) {
            let font = text.font.runs[run.index].font
            let look = text.looks.indices.contains(run.index) ? text.looks[run.index] : RunLook(color: text.color)
            draw(run.text, font, look.color, at: baseline)
            let lines = [(look.isUnderlined, 0.11), (look.isStruckThrough, -0.3)].filter { $0.0 }.map { $0.1 }
            for height in lines {
                let rect = Rect(
                    x: baseline.x, y: baseline.y + height * font.pointSize, width: run.width,
                    height: font.pointSize / 15)
                fill(rect, Surface(look.color))
            }
            baseline.x += run.width
        }
    }

    private mutating func draw(_ image: SceneImage<Double>) {
        let place = place(image.rect, radius: 0)
        switch resources.source(of: image.image) {
        case .symbol(let picture):
            svg += "<svg\(place) color=\"\(image.tint.light.svg)\"" + picture.dropFirst("<svg".count)
        case .file(let url, _, _) where image.image.isTemplate:
            definitionCount += 1
            let mask = "c\(definitionCount)"
            svg += "<mask id=\"\(mask)\" mask-type=\"alpha\"><image\(place) preserveAspectRatio=\"none\" "
            svg += "href=\"\(escaped(url))\"/></mask>"
            svg += "<rect\(place) fill=\"\(image.tint.light.svg)\" mask=\"url(#\(mask))\"/>"
        case .file(let url, _, _):
            svg += "<image\(place) preserveAspectRatio=\"none\" href=\"\(escaped(url))\"/>"
        case nil: fill(image.rect, Surface(.secondarySystemFill))
        }
    }

    /// Shadows, colour and gradient.
    private mutating func fill(_ rect: Rect, _ surface: Surface) {
        let shape = shape(rect, surface, radius: surface.radius(in: rect))
        for shadow in surface.shadows.reversed() { cast(shadow, of: shape) }
        if let color = surface.color { svg += "<\(shape) fill=\"\(color.light.svg)\"/>" }
        let colors = surface.gradient
        guard !colors.isEmpty else { return }
        definitionCount += 1
        let stops = colors.enumerated().map { index, color in
            "<stop offset=\"\(css(surface.gradientLine.offset(of: index, among: colors.count)))\" "
                + "stop-color=\"\(color.light.svgOpaque)\" stop-opacity=\"\(css(color.light.alpha))\"/>"
        }
        let name = "c\(definitionCount)"
        svg +=
            "<linearGradient id=\"\(name)\" \(surface.gradientLine.ends)>\(stops.joined())</linearGradient>"
            + "<\(shape) fill=\"url(#\(name))\"/>"
    }

    private mutating func cast(_ shadow: Surface.Shadow, of shape: String) {
        definitionCount += 1
        svg +=
            "<filter id=\"c\(definitionCount)\" x=\"-200%\" y=\"-200%\" width=\"500%\" height=\"500%\">"
            + "<feGaussianBlur stdDeviation=\"\(css(shadow.blur / 2))\"/></filter>"
            + "<g transform=\"translate(\(css(shadow.shift)) \(css(shadow.distance)))\">"
            + "<\(shape) fill=\"\(shadow.color.light.svg)\" filter=\"url(#c\(definitionCount))\"/></g>"
    }

    /// The border, over everything inside.
    private mutating func frame(_ rect: Rect, _ surface: Surface) {
        guard let border = surface.border else { return }
        let half = border.width / 2
        let inner = Rect(
            x: rect.x + half, y: rect.y + half, width: rect.width - border.width, height: rect.height - border.width)
        svg +=
            "<\(shape(inner, surface, radius: max(0, surface.radius(in: rect) - half))) fill=\"none\" "
            + "stroke=\"\(border.color.light.svg)\" stroke-width=\"\(css(border.width))\"/>"
    }

    /// How far along its side the control points of a continuous corner lie, for the middle that the curve has in pages.
    private var cornerBend: Double { 0.8224 }

    /// The element of a rectangle, of which some corners are round.
    private func shape(_ rect: Rect, _ surface: Surface, radius: Double) -> String {
        let isCircular = surface.cornerCurve == .circular
        if isCircular && surface.roundCorners == .all || radius == 0 { return "rect" + place(rect, radius: radius) }
        let reach = max(0, min(radius * surface.cornerCurve.reach, min(rect.width, rect.height) / 2))
        func length(_ corner: Corners) -> Double { surface.roundCorners.contains(corner) ? reach : 0 }
        func arc(_ corner: Corners, _ x: Double, _ y: Double) -> String {
            let length = length(corner)
            let (start, end) = (cornerBend * length, (1 - cornerBend) * length)
            let across = "\(css(x * start)) 0 \(css(x * length)) \(css(y * end))"
            let along = "0 \(css(y * start)) \(css(x * end)) \(css(y * length))"
            let curve = isCircular ? "a\(css(length)) \(css(length)) 0 0 1" : "c" + (x * y > 0 ? across : along)
            return "\(curve) \(css(x * length)) \(css(y * length))"
        }
        return "path d=\"M\(css(rect.x + length(.topLeft))) \(css(rect.y))"
            + "H\(css(rect.maxX - length(.topRight)))\(arc(.topRight, 1, 1))"
            + "V\(css(rect.maxY - length(.bottomRight)))\(arc(.bottomRight, -1, 1))"
            + "H\(css(rect.x + length(.bottomLeft)))\(arc(.bottomLeft, -1, -1))"
            + "V\(css(rect.y + length(.topLeft)))\(arc(.topLeft, 1, -1))Z\""
    }

    private func place(_ rect: Rect, radius: Double) -> String {
        " x=\"\(css(rect.x))\" y=\"\(css(rect.y))\" width=\"\(css(max(0, rect.width)))\" "
            + "height=\"\(css(max(0, rect.height)))\"" + (radius > 0 ? " rx=\"\(css(radius))\"" : "")
    }
}

extension Surface {
    /// The radius that is drawn, points.
    fileprivate func radius(in rect: Rect) -> Double {
        max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    }
}

extension Transform {
    /// The attribute that turns about the middle of a layer, empty for none.
    fileprivate func svg(in frame: Rect) -> String {
        if isIdentity { return "" }
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        let steps = steps.map { step in
            switch step {
            case .translation(let x, let y): "translate(\(css(x)) \(css(y)))"
            case .rotation(let angle): "rotate(\(css(angle)))"
            case .scale(let x, let y): "scale(\(css(x)) \(css(y)))"
            case .zoom(let factor):
                "translate(\(css(frame.width / 2 * (factor - 1))) \(css(frame.height / 2 * (factor - 1)))) "
                    + "scale(\(css(factor)))"
            case .matrix(let a, let b, let c, let d, let tx, let ty):
                "matrix(\([a, b, c, d, tx, ty].map { css($0) }.joined(separator: " ")))"
            }
        }
        let turned = steps.joined(separator: " ")
        return " transform=\"translate(\(css(x)) \(css(y))) \(turned) translate(\(css(-x)) \(css(-y)))\""
    }
}

extension Color.Components {
    /// As SVG and CSS have it.
    fileprivate var svg: String {
        "rgba(\(Self.byte(red)),\(Self.byte(green)),\(Self.byte(blue)),\(css(alpha.isFinite ? alpha : 1)))"
    }

    fileprivate var svgOpaque: String { "rgb(\(Self.byte(red)),\(Self.byte(green)),\(Self.byte(blue)))" }

    private static func byte(_ value: Double) -> Int {
        value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
    }
}

extension GradientLine {
    /// How much of the whole way lies before a colour.
    fileprivate func offset(of index: Int, among count: Int) -> Double {
        if stops.count == count { return stops[index] }
        return count > 1 ? Double(index) / Double(count - 1) : 0
    }

    /// Where it begins and ends, in parts of what it fills.
    fileprivate var ends: String {
        "x1=\"\(x < 0 ? 1 : 0)\" y1=\"\(y < 0 ? 1 : 0)\" x2=\"\(x > 0 ? 1 : 0)\" y2=\"\(y > 0 ? 1 : 0)\""
    }
}
