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
        body += preview.framed(renderer.markup, scale: fit.scale, showsLabel: style == .lesson)
        characters.formUnion(renderer.characters)
    }
    let shared = SharedStyle(of: body)
    let live = style == .lesson ? figure.live : nil
    let moving = live?.rendered(in: figure, resources: resources, noting: &characters)
    let frame = FigureFrame(figure, fit: fit, style: style, say: resources.say)
    let row = frame.row(of: body, scope: shared.scope)
    let document = live == nil ? nil : figure.document
    // Previews that are shown at first need no script, and none that fetches them.
    let linked = figure.comparesAtFirst ? nil : document
    let rest = (linked.map { frame.link(to: $0) } ?? row) + frame.foot
    return FigureMarkup(
        opening: [Markup.open(frame.outer)].html(shared), live: moving?.html ?? "", rest: rest.html(shared),
        css: linked == nil ? shared.rules : "", rules: moving?.rules ?? [], presets: moving?.widths ?? [],
        data: frame.words?.data, document: document.map { _ in frame.document(of: row, shared) },
        usedText: characters.text, emoji: characters.emoji, isWide: live?.isWide(in: figure) ?? fit.isWide)
}

/// What stands in a `<figure>` around its previews.
private struct FigureFrame {
    let figure: Figure
    let fit: FigureFit
    let style: FigureStyle
    /// The figure in words: its most typical preview.
    let say: (FigurePhrase) -> String
    let words: TextAlternative?

    init(_ figure: Figure, fit: FigureFit, style: FigureStyle, say: @escaping (FigurePhrase) -> String) {
        (self.figure, self.fit, self.style, self.say) = (figure, fit, style, say)
        words = style == .lesson ? figure.mostTypical.first.map { TextAlternative($0, of: figure, say) } : nil
    }

    var outer: Element {
        var roles: [String] = []
        if fit.isWide { roles.append("Wide") }
        if style == .teaser { roles.append("Teaser") }
        var outer = Element("figure", roles: roles)
        outer.set("data-figure", figure.name)
        if style == .teaser {
            outer.set("aria-hidden", "true")
            outer.set("inert")
        }
        if style == .lesson, let identifier = figure.identifier { outer.set("id", identifier) }
        return outer
    }

    /// The fixed previews beside each other.
    func row(of previews: [Markup], scope: String) -> [Markup] {
        var row = Element(roles: ["Previews", scope])
        if style == .lesson {
            row.set("role", "group")
            row.set("aria-label", figure.accessibleName)
            if let words { row.set("aria-describedby", words.identifier) }
            if fit.isWide { row.set("tabindex", "0") }
        }
        return [.open(row)] + previews + [.close(tag: "div")]
    }

    /// What stands in its place until the script fetches it: a link to where it is.
    func link(to document: String) -> [Markup] {
        var place = Element(roles: ["Previews"], style: ["--frame:calc(\(pixels(fit.height)) + 3.5rem)"])
        place.set("data-document", document)
        var link = Element("a")
        link.set("href", "\(document)#\(FigureDocument.previews)")
        let labels = figure.previews.map { $0.label }.filter { !$0.isEmpty }
        let text = ([figure.accessibleName] + labels).joined(separator: " · ")
        return [.open(place), .open(link), .raw(escaped(text)), .close(tag: "a"), .close(tag: "div")]
    }

    /// Caption, switches, words, and the end of the element.
    var foot: [Markup] {
        guard style == .lesson else { return [.close(tag: "figure")] }
        return caption + [.open(Element(roles: ["Under"]))] + FigureTools.markup(say) + (words?.markup() ?? [])
            + [.close(tag: "div"), .close(tag: "figure")]
    }

    /// The caption; a figure without one is at least named to screen readers.
    private var caption: [Markup] {
        let isSilent = figure.caption.isEmpty
        let label = figure.label.isEmpty ? "" : "<span class=\"Label\">\(escaped(figure.label))</span> "
        return [
            .open(Element("figcaption", roles: isSilent ? ["Unseen"] : [])),
            .raw(label + escaped(isSilent ? figure.accessibleName : figure.caption)), .close(tag: "figcaption"),
        ]
    }

    /// The figure's own document: the previews and the table of words.
    func document(of row: [Markup], _ shared: SharedStyle) -> FigureDocument {
        var outer = Element("figure")
        outer.set("data-figure", figure.name)
        outer.set("id", FigureDocument.previews)
        var table = Element(roles: ["TextAlternative"])
        table.set("id", figure.identifierOfWords)
        let markup =
            [.open(outer)] + row + [.close(tag: "figure"), .open(table)] + (words?.tableMarkup ?? [])
            + [.close(tag: "div")]
        return FigureDocument(title: figure.accessibleName, body: markup.html(shared), css: shared.rules)
    }
}
