import AutoLayout
import Escaping

/// Draws `figure` as HTML and CSS: every view an element whose box is the solved frame, every line of text a real one.
///
/// Equal input gives equal bytes. Each preview's element says its size in points (`data-width`, `data-height`), how far
/// it is scrolled (`data-scroll`) and, where it is not life-size, its `data-scale`; each view's element says its path
/// (`data-view`).
public func render(
    _ figure: Figure, resources: FigureResources, style: FigureStyle = .lesson
) -> FigureMarkup {
    let previews = style == .teaser ? figure.mostTypical : figure.previews
    let fit = FigureFit(previews, style: style)
    var characters = CharacterUse()
    var body: [Markup] = []
    for preview in previews {
        var renderer = HTMLRenderer(size: preview.screen.size, appearance: preview.appearance, resources: resources)
        renderer.render(SceneBuilder(preview, measurer: resources.measurer).scene())
        body += preview.framed(renderer.markup, scale: fit.scale, showsLabel: style == .lesson).map { $0.settled }
        characters.formUnion(renderer.characters)
    }
    let shared = SharedStyle(of: body)
    let live = style == .lesson ? figure.live : nil
    let moving = live?.rendered(in: figure, resources: resources, noting: &characters)
    let words = style == .lesson ? figure.textAlternative(resources.say) : nil
    let figureMarkup = enclosed(
        body, behind: moving?.html ?? "", and: words, as: figure, fit: fit, style: style, scope: shared.scope,
        say: resources.say)
    return FigureMarkup(
        html: figureMarkup.html(shared), css: shared.rules + (moving?.css ?? ""), data: words?.data,
        usedText: characters.text, emoji: characters.emoji, isWide: live?.isWide(in: figure) ?? fit.isWide)
}

/// The `<figure>` around its live preview, the fixed ones, and itself in words.
private func enclosed(
    _ body: [Markup], behind live: String, and textAlternative: TextAlternative?, as figure: Figure, fit: FigureFit,
    style: FigureStyle, scope: String, say: (FigurePhrase) -> String
) -> [Markup] {
    var roles: [String] = []
    if fit.isWide { roles.append("Wide") }
    if style == .teaser { roles.append("Teaser") }
    var outer = Element("figure", roles: roles)
    outer.set("data-figure", figure.name)
    if style == .teaser {
        outer.set("aria-hidden", "true")
        outer.set("inert")
    }
    var row = Element(roles: ["Previews", scope])
    if style == .lesson {
        if let identifier = figure.identifier { outer.set("id", identifier) }
        row.set("role", "group")
        row.set("aria-label", figure.accessibleName)
        if let textAlternative { row.set("aria-describedby", textAlternative.identifier) }
        if fit.isWide { row.set("tabindex", "0") }
    }
    var markup: [Markup] = [.open(outer), .raw(live), .open(row)] + body + [.close(tag: "div")]
    if style == .lesson {
        markup += caption(of: figure) + [.open(Element(roles: ["Under"]))] + FigureTools.markup(say)
        if let textAlternative { markup += textAlternative.markup() }
        markup.append(.close(tag: "div"))
    }
    return markup + [.close(tag: "figure")]
}

/// The caption; a figure without one is at least named to screen readers.
private func caption(of figure: Figure) -> [Markup] {
    let isSilent = figure.caption.isEmpty
    let label = figure.label.isEmpty ? "" : "<span class=\"Label\">\(escaped(figure.label))</span> "
    return [
        .open(Element("figcaption", roles: isSilent ? ["Unseen"] : [])),
        .raw(label + escaped(isSilent ? figure.accessibleName : figure.caption)), .close(tag: "figcaption"),
    ]
}

extension Figure {
    /// The figure in words: its most typical preview.
    fileprivate func textAlternative(_ say: @escaping (FigurePhrase) -> String) -> TextAlternative? {
        mostTypical.first.map { TextAlternative($0, of: self, say) }
    }
}
