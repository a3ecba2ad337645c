import AutoLayout
import Piecewise
import Scene

/// What a layer shows by itself, as elements whose places follow the width.
struct LiveContent {
    private(set) var markup: [LiveMarkup] = []
    private let scenes: OverWidths<ContentScene<ContentLength>>

    /// The elements of the primitives, which are the same at every width; nil for none.
    init?(_ scenes: OverWidths<ContentScene<ContentLength>>, images: ImageMarkup) {
        guard let first = scenes.segments.first?.value else { return nil }
        self.scenes = scenes
        for (index, primitive) in first.primitives.enumerated() {
            switch primitive {
            case .box(let box):
                append([.open(Element(box.surface, at: nil)), .close(tag: "span")], at: timelines(ofRect: index))
            case .image(let image): append(images.markup(of: image, at: nil), at: timelines(ofRect: index))
            case .text(let text): append(text, index, images.resources)
            }
        }
    }

    private mutating func append(_ still: [Markup], at timelines: [StyleTimeline]) {
        markup += still.map { piece in
            switch piece {
            case .open(let element): .open(LiveElement(element: element, timelines: timelines))
            case .void(let element): .void(LiveElement(element: element, timelines: timelines))
            case .raw(let text): .raw(text)
            case .close(let tag): .close(tag: tag)
            }
        }
    }

    private mutating func append(_ text: SceneText<ContentLength>, _ index: Int, _ resources: FigureResources) {
        let texts = primitives(index) { primitive in
            if case .text(let text) = primitive { text } else { nil }
        }
        var timelines = [
            StyleTimeline(["left", "width"], texts) { [$0.x.css, $0.width.cssOfExtent] },
            StyleTimeline(["top", "display"], texts) {
                [$0.lines.first?.top.cssOfTop ?? "0", $0.lines.isEmpty ? "none" : "block"]
            },
            StyleTimeline(["font-size"], texts) { [$0.pointSize.value.css] },
        ]
        let spacing = LetterSpacing(texts, resources.tracking)
        if spacing.isVaried { timelines.append(spacing.timeline) }
        var words = LiveText(text.source, weight: text.font.weight, lines: texts.map { $0.lines.map { LiveLine($0) } })
        if !text.font.runs.isEmpty {
            timelines.append(StyleTimeline(["margin-top"], texts) { ["\(css(-$0.firstLineRise))em"] })
            words.runs = text.font.runs.enumerated().map { index, run in
                LiveRun(
                    end: run.end, weight: run.font.weight, element: text.element(ofRun: index, resources),
                    lineBreak: text.lineBreak(beforeRun: index))
            }
        }
        markup += [
            .open(
                LiveElement(
                    element: Element(words: text, resources, isSpaced: !spacing.isVaried), timelines: timelines)),
            .text(words),
            .close(tag: "div"),
        ]
    }

    private func timelines(ofRect index: Int) -> [StyleTimeline] {
        let rects = primitives(index) { primitive in
            switch primitive {
            case .box(let box): box.rect
            case .image(let image): image.rect
            case .text: nil
            }
        }
        return [
            StyleTimeline(["left", "width"], rects) { [$0.x.css, $0.width.cssOfExtent] },
            StyleTimeline(["top", "height"], rects) { [$0.y.css, $0.height.cssOfExtent] },
        ]
    }

    /// One of the primitives from width to width.
    private func primitives<Value>(
        _ index: Int, _ value: (Primitive<ContentLength>) -> Value?
    ) -> OverWidths<Value> {
        OverWidths(
            segments: scenes.segments.compactMap { segment in
                guard segment.value.primitives.indices.contains(index) else { return nil }
                return value(segment.value.primitives[index]).map {
                    OverWidths.Segment(start: segment.start, value: $0)
                }
            })
    }
}

extension LiveContent {
    /// The elements in a layer of which no width tells the size: the browser fits the picture. Nil where that is not all
    /// there is.
    init?(fitting scenes: OverWidths<ContentScene<ContentLength>>, images: ImageMarkup) {
        guard let scene = scenes.segments.first?.value, scene.primitives.count == 1,
            case .image(let image) = scene.primitives[0], let mode = image.mode
        else { return nil }
        self.scenes = scenes
        var isPicture = false
        let fitted: [Markup] = images.markup(of: image, at: nil).map { piece in
            guard case .void(var element) = piece else { return piece }
            element.style.append(mode.fit(image.image.size))
            isPicture = true
            return .void(element)
        }
        guard isPicture else { return nil }
        append(fitted, at: [])
    }
}

extension Element {
    /// The element in which a text's lines stand below each other, with the spacing of its letters where that stays.
    fileprivate init<Length>(words text: SceneText<Length>, _ resources: FigureResources, isSpaced: Bool) {
        let lead = ";--lead:\(pixels(text.font.lineAdvance))"
        self.init(roles: ["Words"], style: [text.typeface(resources, lead, isSpaced: isSpaced)] + text.colorStyle)
        if !text.font.runs.isEmpty { roles.append("Mixed") }
        if text.share == 0.5 { roles.append("Centered") }
        if text.share == 1 { roles.append("Flushed") }
    }
}

extension ContentMode {
    /// The declarations that draw a picture of `size` points in the box around it, as `drawnRect` says.
    fileprivate func fit(_ size: Size) -> String {
        switch self {
        case .scaleToFill: return "width:100%;height:100%"
        case .scaleAspectFit: return "width:100%;height:100%;object-fit:contain"
        case .scaleAspectFill: return "width:100%;height:100%;object-fit:cover;overflow:visible"
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            let rest = drawnRect(of: size, in: Rect(x: 0, y: 0, width: size.width + 2, height: size.height + 2))
            let (left, top) = (offset(rest.x / 2, size.width), offset(rest.y / 2, size.height))
            return "left:\(left);top:\(top);width:\(pixels(size.width));height:\(pixels(size.height))"
        }
    }

    /// The place of `length` in a box by the part of the spare room before it.
    private func offset(_ share: Double, _ length: Double) -> String {
        share == 0 ? "0" : "calc(\(css(share * 100))% - \(css(share * length))px)"
    }
}
