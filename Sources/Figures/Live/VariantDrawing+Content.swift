import AutoLayout
import Scene

extension VariantDrawing {
    /// Draws what a view shows by itself, in its own element.
    ///
    /// A content's places are functions of its view's size alone, and affine but for few bends, as where a picture that
    /// fills its view begins to be cut at its sides instead of above and below.
    mutating func drawContent(of view: ViewID) {
        guard tree[view].kind.hasContent, let (group, slot) = slots[view.index] else { return }
        let isResized = isResizedByOffset(view)
        if isResized, drawFittedImage(of: view, group, slot) { return }
        var content: LiveContent?
        let pieces = variant.groups[group].pieces
        var next = 0
        while next < pieces.count {
            let shown = ShownContent(piece: pieces[next], slot: slot, view: view, isResized: isResized)
            next += 1
            while next < pieces.count, shown.isSame(in: pieces[next]) { next += 1 }
            for start in starts(of: shown, until: next < pieces.count ? pieces[next].start.width : end) {
                let sample = sample(shown, from: start)
                if content == nil { content = LiveContent(sample.first, in: view, drawing) }
                content?.append(sample, of: shown, from: start)
            }
        }
        if let content { markup += content.markup }
    }

    /// Leaves it to the browser to fit a picture into a view of which no width tells the size; whether it can.
    private mutating func drawFittedImage(of view: ViewID, _ group: Int, _ slot: Int) -> Bool {
        guard case .imageView(let image) = tree[view].kind, let piece = variant.groups[group].pieces.first else {
            return false
        }
        let drawn = draw(ShownContent(piece: piece, slot: slot, view: view), at: piece.start.width)
        guard drawn.contains(where: { if case .void = $0 { true } else { false } }) else { return false }
        markup += LiveContent(drawing.fittedImage(image, drawn), in: view, drawing).markup
        return true
    }

    /// The piece's start, and the widths inside it at which the content's places bend.
    private mutating func starts(of shown: ShownContent, until end: Double) -> [Start] {
        let start = shown.piece.start
        let mayBend = tree[shown.view].kind.contentBends && !shown.isConstant
        guard mayBend, end - start.width > 1.0 / 64 else { return [start] }
        let bends = bends(between: start.width, and: end) { width in draw(shown, at: width).flatMap(\.lengths) }
        return [start] + bends.map { Start($0) }
    }

    /// The content at two widths, from which its course follows: a piece may be too short to tell it.
    private mutating func sample(_ shown: ShownContent, from start: Start) -> ContentSample {
        let (a, b) = (start.width + 1.0 / 128, start.width + 1.0 / 64)
        var sample = ContentSample(widths: (a, b), first: draw(shown, at: a), second: draw(shown, at: b))
        if shown.isResized { sample.larger = draw(shown, at: a, gaining: ContentSample.gain) }
        return sample
    }

    /// What the view shows at a width; or were it larger.
    private mutating func draw(_ shown: ShownContent, at width: Double, gaining gain: Double = 0) -> [Markup] {
        let frame = shown.piece.frames[shown.slot].value(at: width)
        let index = shown.view.index
        drawing.preview.layout.frames[index] = Rect(
            x: 0, y: 0, width: frame.width + gain, height: frame.height + gain)
        drawing.preview.layout.textLines[index] = shown.piece.textLines[shown.slot]
        drawing.preview.layout.textScales[index] = shown.piece.textScales[shown.slot].value(at: width)
        // Baselines keep to pixels only where the height does: in between they would climb in steps.
        drawing.preview.screen.scale = shown.piece.frames[shown.slot].height.isConstant ? screen.scale : 0
        drawing.markup = []
        drawing.drawContent(of: shown.view)
        return drawing.markup
    }
}

extension ViewKind {
    /// Whether the view shows something besides its layer.
    fileprivate var hasContent: Bool {
        switch self {
        case .label, .imageView, .button, .segmentedControl: true
        case .view, .stackView, .scrollView, .tableView: false
        }
    }

    /// Whether the content's places may bend where the view's edges do not.
    fileprivate var contentBends: Bool {
        switch self {
        case .imageView(let view): view.contentMode == .scaleAspectFit || view.contentMode == .scaleAspectFill
        case .button, .segmentedControl: true
        default: false
        }
    }
}
