import AutoLayout

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
        return ContentSample(widths: (a, b), first: draw(shown, at: a), second: draw(shown, at: b))
    }

    /// What the view shows at a width.
    private mutating func draw(_ shown: ShownContent, at width: Double) -> [Markup] {
        let frame = shown.piece.frames[shown.slot].value(at: width)
        let index = shown.view.index
        drawing.preview.layout.frames[index] = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
        drawing.preview.layout.textLines[index] = shown.piece.textLines[shown.slot]
        drawing.preview.layout.textScales[index] = shown.piece.textScales[shown.slot].value(at: width)
        // Baselines keep to pixels only where the height does: in between they would climb in steps.
        drawing.preview.screen.scale = shown.piece.frames[shown.slot].height.isConstant ? screen.scale : 0
        drawing.markup = []
        drawing.drawContent(of: shown.view)
        return drawing.markup
    }
}

/// A view's content over one piece.
struct ShownContent {
    var piece: ResponsiveLayout.Piece
    var slot: Int
    var view: ViewID
    /// Whether the offset changes the view's size, so that what is centred has to hang on its middle.
    var isResized = false

    /// The view's width and height.
    var size: (width: AffineValue, height: AffineValue) { (piece.frames[slot].width, piece.frames[slot].height) }

    /// Whether the view is as large at every width of the piece.
    var isConstant: Bool { size.width.isConstant && size.height.isConstant && piece.textScales[slot].isConstant }

    /// Whether the view is as large in another piece, and shows the same lines.
    func isSame(in other: ResponsiveLayout.Piece) -> Bool {
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

    /// The line through two values.
    func line(_ a: Double, _ b: Double) -> AffineValue {
        let rate = (b - a) / (widths.1 - widths.0)
        let isNoise = abs(rate) < 1e-6
        return isNoise ? AffineValue(constant: a) : AffineValue(rate: rate, constant: a - rate * widths.0)
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
