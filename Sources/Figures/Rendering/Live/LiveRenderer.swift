import Piecewise
import Scene

/// Renders the scene of a span of widths as elements whose style follows the width and the scroll offset.
///
/// Browsers round each offset on its own, so a layer stands beside the one around it rather than in it, unless that
/// clips, fades, hides or scrolls it: an edge is then two roundings away from the engine's at most.
struct LiveRenderer {
    /// Where the span begins.
    let start: Breakpoint
    /// Where it ends, points.
    let end: Double
    /// How wide a pixel is, points.
    let pixel: Double
    let images: ImageMarkup
    private(set) var markup: [LiveMarkup] = []
    /// The layers that are open, the screen first.
    private(set) var open: [OpenLayer] = []

    /// A layer of which the end is still to come.
    struct OpenLayer {
        let layer: AdaptiveLayer
        /// The position among the open layers of the one in whose element it stands; nil for the screen.
        let plane: Int?
        /// Whether its element holds its sublayers; otherwise these stand beside it.
        let holdsSublayers: Bool
        /// The parts that stand below each other in it.
        let table: TableParts?
        /// A frame around all that it holds, which comes behind that.
        var border: LiveElement?
        /// Whether what it shows by itself is drawn.
        var isFilled = false
    }

    init(start: Breakpoint, end: Double, pixel: Double, images: ImageMarkup) {
        self.start = start
        self.end = end
        self.pixel = pixel
        self.images = images
    }

    mutating func render(_ item: AdaptiveSceneItem) {
        switch item {
        case .open(let layer): begin(layer)
        case .draw(.primitives(let scenes)): draw(scenes)
        case .draw(.line(let surface, let places)): draw(surface, places)
        case .close: finish()
        }
    }

    private mutating func begin(_ layer: AdaptiveLayer) {
        fill()
        let isApart = open.last?.layer.ordersSublayers ?? true
        var opened = OpenLayer(
            layer: layer, plane: open.last.flatMap { $0.holdsSublayers ? open.count - 1 : $0.plane },
            holdsSublayers: isApart || layer.ordersSublayers || layer.mustHoldSublayers,
            table: layer.parts.map { TableParts($0, before: end, pixel: pixel) })
        var box = element(opened)
        if !opened.holdsSublayers, layer.hasSublayers, let border = layer.border {
            opened.border = border
            opened.border?.timelines = box.timelines
            box.element.roles.removeAll { $0 == "Border" }
        }
        if let section = section(around: layer) { markup.append(.open(section)) }
        markup.append(.open(box))
        open.append(opened)
    }

    /// Ends what the layer that was opened last shows by itself: what follows are its sublayers.
    private mutating func fill() {
        guard let index = open.indices.last, !open[index].isFilled else { return }
        open[index].isFilled = true
        if let sheet = open[index].layer.sheet { markup += beginning(sheet, of: open[index].table) }
        if !open[index].holdsSublayers { markup.append(.close(tag: "div")) }
    }

    private mutating func finish() {
        fill()
        guard let last = open.popLast() else { return }
        if last.holdsSublayers {
            if last.layer.sheet != nil { markup.append(.close(tag: "div")) }
            markup.append(.close(tag: "div"))
        }
        if last.layer.sticks { markup.append(.close(tag: "div")) }
        if let border = last.border { markup += [.open(border), .close(tag: "div")] }
    }
}

// MARK: What a layer shows by itself

extension LiveRenderer {
    private mutating func draw(_ scenes: OverWidths<ContentScene<ContentLength>>) {
        let isResized = open.last?.layer.still.frame?.isResized ?? false
        let fitted = isResized ? LiveContent(fitting: scenes, images: images) : nil
        markup += (fitted ?? LiveContent(scenes, images: images))?.markup ?? []
    }

    private mutating func draw(_ surface: Surface, _ places: OverWidths<(line: AffineRect, layer: AffineRect)>) {
        var element = LiveElement(element: Element(surface, at: nil, isLine: true))
        var horizontal = StyleTimeline(["left", "width"])
        var vertical = StyleTimeline(["top", "height"])
        var known: [Affine] = []
        for place in places.segments {
            let (line, layer, start) = (place.value.line, place.value.layer, place.start)
            let fromEnd = line.y - layer.height
            guard known.becomes([line.x, line.width, layer.width, fromEnd, line.height]) else { continue }
            horizontal.append([line.x.css(across: layer.width), line.width.css(across: layer.width)], from: start)
            vertical.append([fromEnd.cssFromEnd, line.height.css], from: start)
        }
        element.add(horizontal)
        element.add(vertical)
        markup += [.open(element), .close(tag: element.element.tag)]
    }
}

extension AdaptiveLayer {
    /// Whether its sublayers stand in its element: where it clips, fades, hides or scrolls them, or is the screen or a
    /// part of a table.
    fileprivate var mustHoldSublayers: Bool {
        still.overflow != .visible || still.alpha < 1 || still.isHidden || !still.transform.isIdentity || looks.fades
            || still.frame?.beginsSystem ?? false
    }

    /// A frame around everything the layer holds, without its place.
    fileprivate var border: LiveElement? {
        guard let border = still.surface.border else { return nil }
        var surface = Surface(cornerRadius: still.surface.cornerRadius)
        surface.roundCorners = still.surface.roundCorners
        surface.cornerCurve = still.surface.cornerCurve
        surface.border = border
        var frame = LiveElement(element: Element(surface, at: nil))
        frame.element.tag = "div"
        frame.element.set("aria-hidden", "true")
        return frame
    }
}
