import AutoLayout
import Piecewise
import Scene

/// What a view shows by itself, as elements whose places follow the width.
struct LiveContent {
    private(set) var markup: [LiveMarkup] = []
    /// For each primitive the position in `markup` of the element that is placed.
    private var positions: [Int] = []

    private static let placeTimelines = [StyleTimeline(["left", "width"]), StyleTimeline(["top", "height"])]
    private static let textTimelines = [
        StyleTimeline(["left", "width"]), StyleTimeline(["top", "display"]), StyleTimeline(["font-size"]),
    ]

    /// The elements of `scene`, without places.
    init<Length>(_ scene: ContentScene<Length>, images: ImageMarkup) {
        for primitive in scene.primitives {
            switch primitive {
            case .box(let box): append([.open(Element(box.surface, at: nil)), .close(tag: "span")])
            case .image(let image): append(images.markup(of: image, at: nil))
            case .text(let text):
                positions.append(markup.count)
                markup += [
                    .open(LiveElement(element: Element(words: text, images.resources), timelines: Self.textTimelines)),
                    .text(LiveText(text.source, weight: text.font.weight)), .close(tag: "div"),
                ]
            }
        }
    }

    private mutating func append(_ still: [Markup], timelines: [StyleTimeline] = placeTimelines) {
        for piece in still {
            switch piece {
            case .open(let element):
                positions.append(markup.count)
                markup.append(.open(LiveElement(element: element, timelines: timelines)))
            case .void(let element):
                positions.append(markup.count)
                markup.append(.void(LiveElement(element: element, timelines: timelines)))
            case .raw(let text): markup.append(.raw(text))
            case .close(let tag): markup.append(.close(tag: tag))
            }
        }
    }

    /// Notes where the content stands from `start` on.
    mutating func append(_ scene: ContentScene<ContentLength>, from start: Breakpoint) {
        guard scene.primitives.count == positions.count else { return }
        for (position, primitive) in zip(positions, scene.primitives) {
            switch primitive {
            case .box(let box): place(position, box.rect, from: start)
            case .image(let image): place(position, image.rect, from: start)
            case .text(let text): set(position, text, from: start)
            }
        }
    }

    private mutating func place(
        _ position: Int, _ rect: RectOf<ContentLength>, from start: Breakpoint
    ) {
        change(position) { element in
            element.timelines[0].append([rect.x.css, rect.width.cssOfExtent], from: start)
            element.timelines[1].append([rect.y.css, rect.height.cssOfExtent], from: start)
        }
    }

    private mutating func set(
        _ position: Int, _ text: SceneText<ContentLength>, from start: Breakpoint
    ) {
        change(position) { element in
            element.timelines[0].append([text.x.css, text.width.cssOfExtent], from: start)
            element.timelines[1].append(
                [text.lines.first?.top.cssOfTop ?? "0", text.lines.isEmpty ? "none" : "block"], from: start)
            element.timelines[2].append([text.pointSize.value.css], from: start)
        }
        if case .text(var words) = markup[position + 1] {
            words.append(text.lines.map(\.text), from: start)
            markup[position + 1] = .text(words)
        }
    }

    private mutating func change(_ position: Int, _ edit: (inout LiveElement) -> Void) {
        switch markup[position] {
        case .open(var element):
            edit(&element)
            markup[position] = .open(element)
        case .void(var element):
            edit(&element)
            markup[position] = .void(element)
        case .text, .raw, .close: break
        }
    }
}

extension LiveContent {
    /// The elements of `scene` in a view of which no width tells the size: the browser fits the picture. Nil where that
    /// is not all there is.
    init?<Length>(fitting scene: ContentScene<Length>, images: ImageMarkup) {
        guard scene.primitives.count == 1, case .image(let image) = scene.primitives[0], let mode = image.mode else {
            return nil
        }
        var isPicture = false
        let fitted: [Markup] = images.markup(of: image, at: nil).map { piece in
            guard case .void(var element) = piece else { return piece }
            element.style.append(mode.fit(image.image.size))
            isPicture = true
            return .void(element)
        }
        guard isPicture else { return nil }
        append(fitted, timelines: [])
    }
}

extension Element {
    /// The element in which a text's lines stand below each other.
    fileprivate init<Length>(words text: SceneText<Length>, _ resources: FigureResources) {
        let lead = ";--lead:\(pixels(text.font.lineAdvance))"
        self.init(roles: ["Words"], style: [text.typeface(resources, lead)] + text.style)
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
