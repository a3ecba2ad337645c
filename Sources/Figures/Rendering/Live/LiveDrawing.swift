import Adaptive
import AutoLayout
import Piecewise

/// Draws a layout at every width of its range: variants whose elements are the same share one arrangement.
struct LiveDrawing {
    /// Elements that are there together.
    struct Arrangement {
        var markup: [LiveMarkup]
        /// Where it is shown: `block` or `none`.
        var display: StyleTimeline
    }

    /// In the order in which they are first shown.
    private(set) var arrangements: [Arrangement] = []
    /// Whether more than the content changes while that is pulled down.
    private(set) var isPulled = false

    /// Draws `layout`, which the reader first sees scrolled by `opening` points; in light or dark alone where
    /// `appearance` says so.
    init(
        _ layout: AdaptiveLayout, opening: Double = 0, appearance: UserInterfaceStyle? = nil,
        resources: FigureResources
    ) {
        for (index, variant) in layout.variants.enumerated() {
            let next = index + 1 < layout.variants.count ? layout.variants[index + 1].start.position : nil
            let end = next ?? layout.widths.upperBound
            let builder = AdaptiveSceneBuilder(
                variant, on: layout.screen(at: variant.start.position), end: end,
                offsets: layout.scrolling?.offsets, opening: opening, measurer: resources.measurer)
            var renderer = LiveRenderer(
                start: variant.start, end: end, pixel: layout.screen.scale > 0 ? 1 / layout.screen.scale : 1,
                images: ImageMarkup(resources: resources, appearance: appearance))
            builder.visitScene { renderer.render($0) }
            isPulled = isPulled || builder.changesWhenPulled
            show(renderer.markup, from: variant.start)
        }
        for index in arrangements.indices { divideTexts(in: &arrangements[index].markup) }
    }

    /// Whether any view follows what is scrolled.
    var isMoving: Bool {
        arrangements.contains { arrangement in
            arrangement.markup.contains { piece in
                if case .open(let element) = piece { element.element.roles.contains("Moves") } else { false }
            }
        }
    }

    /// Divides each text by the lines it has at any width, and tells the block around it when each begins.
    private func divideTexts(in markup: inout [LiveMarkup]) {
        for index in markup.indices.dropFirst() {
            guard case .text(var text) = markup[index] else { continue }
            text.divide()
            markup[index] = .text(text)
            guard case .open(var block) = markup[index - 1] else { continue }
            block.timelines += text.blockTimelines
            markup[index - 1] = .open(block)
        }
    }

    /// Shows `markup` in the place of whatever was shown before `start`.
    private mutating func show(_ markup: [LiveMarkup], from start: Breakpoint) {
        var isKnown = false
        for index in arrangements.indices {
            let joined = isKnown ? nil : arrangements[index].markup.continued(by: markup)
            if let joined { arrangements[index].markup = joined }
            arrangements[index].display.append([joined == nil ? "none" : "block"], from: start)
            isKnown = isKnown || joined != nil
        }
        guard !isKnown else { return }
        var display = StyleTimeline(["display"])
        if !arrangements.isEmpty { display.append(["none"], from: Breakpoint(0)) }
        display.append(["block"], from: start)
        arrangements.append(Arrangement(markup: markup, display: display))
    }
}
