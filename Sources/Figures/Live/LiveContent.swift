import AutoLayout
import Piecewise

/// What a view shows by itself, with its places at every width.
struct LiveContent {
    private(set) var markup: [LiveMarkup]
    /// For each stretch of a drawn content the stretch of `markup`.
    private let positions: [Int]

    /// The same elements as `drawn`, which is the content of `view` at some width, without places.
    init(_ drawn: [Markup], in view: ViewID, _ drawing: PreviewDrawing) {
        var markup: [LiveMarkup] = []
        var positions: [Int] = []
        for piece in drawn {
            positions.append(markup.count)
            switch piece {
            case .open(let element): markup.append(.open(Self.placeless(element)))
            case .void(let element): markup.append(.void(Self.placeless(element)))
            case .raw(let text): markup.append(.raw(text))
            case .close(let tag): markup.append(.close(tag: tag))
            case .text(let text):
                let block = drawing.wordsBlock(text, in: view)
                markup += [
                    .open(LiveElement(element: block, tracks: Self.textTracks)),
                    .text(LiveText(text.source, weight: text.font.weight)), .close(tag: "div"),
                ]
            }
        }
        self.markup = markup
        self.positions = positions
    }

    /// Notes the content from `start` on.
    mutating func append(_ sample: ContentSample, of shown: ShownContent, from start: Breakpoint) {
        guard sample.first.count == positions.count, sample.second.count == positions.count else { return }
        for (index, position) in positions.enumerated() {
            let lengths = sample.lengths(of: index, in: shown)
            switch (sample.first[index], sample.second[index]) {
            case (.open(let a), .open(let b)), (.void(let a), .void(let b)):
                guard let (p, q) = a.place.flatMap({ p in b.place.map { (p, $0) } }) else { continue }
                place(position, lengths, hasHeight: p.hasHeight && q.hasHeight, from: start)
            case (.text(let a), .text): set(position, a, lengths, from: start)
            default: break
            }
        }
    }

    private static let placeTracks = [Track(["left", "width"]), Track(["top", "height"])]
    private static let textTracks = [Track(["left", "width"]), Track(["top", "display"]), Track(["font-size"])]

    private static func placeless(_ element: Element) -> LiveElement {
        var rest = element
        rest.place = nil
        return LiveElement(element: rest, tracks: element.place == nil ? [] : placeTracks)
    }

    private mutating func place(
        _ position: Int, _ lengths: [ContentLength], hasHeight: Bool, from start: Breakpoint
    ) {
        change(position) { element in
            element.tracks[0].append([lengths[0].css, lengths[2].cssOfExtent], from: start)
            element.tracks[1].append([lengths[1].css, lengths[3].cssOfExtent], from: start)
        }
    }

    private mutating func set(
        _ position: Int, _ text: SetText, _ lengths: [ContentLength], from start: Breakpoint
    ) {
        change(position) { element in
            element.tracks[0].append([lengths[0].css, lengths[1].cssOfExtent], from: start)
            element.tracks[1].append([lengths[2].cssOfTop, text.lines.isEmpty ? "none" : "block"], from: start)
            element.tracks[2].append([lengths[3].value.css], from: start)
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

extension PreviewDrawing {
    /// The element in which a text's lines stand below each other.
    fileprivate func wordsBlock(_ text: SetText, in view: ViewID) -> Element {
        let tracking = css(resources.tracking(text.font))
        var type = "font-weight:\(css(text.font.weight.rawValue));--lead:\(pixels(text.font.lineAdvance))"
        if tracking != "0" { type += ";letter-spacing:\(tracking)px" }
        var block = Element(roles: ["Words"], style: [type, "color:\(resolved(text.color, in: view))"])
        if text.share == 0.5 { block.roles.append("Centered") }
        if text.share == 1 { block.roles.append("Flushed") }
        if text.isRightToLeft { block.style.append("direction:rtl") }
        return block
    }
}
