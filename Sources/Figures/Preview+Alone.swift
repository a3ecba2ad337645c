import AutoLayout

/// Draws one preview alone, all its style on its elements, so that it stands on any page with the shared stylesheet.
///
/// - Parameter device: the screen at the least width, whose corner the device has at each width.
public func renderAlone(_ preview: Preview, in device: Screen, resources: FigureResources) -> String {
    var renderer = HTMLRenderer(size: preview.screen.size, appearance: preview.appearance, resources: resources)
    renderer.render(SceneBuilder(preview, measurer: resources.measurer).scene())
    return preview.framed(renderer.markup, scale: 1, showsLabel: false, corner: device.cornerRadius).html(
        SharedStyle(of: []))
}

/// Draws a live preview alone, without controls, so that it stands on any page with the shared stylesheet: its HTML, and the rules of its
/// classes, whose names begin with `prefix`.
///
/// Both are those of the figure on a page that declares nothing else, but for the names.
public func renderAlone(
    _ preview: LivePreview, prefix: String, resources: FigureResources
) -> (html: String, css: String) {
    let (html, rules) = preview.renderedAlone(prefix: prefix, resources: resources)
    return (html, rules.isEmpty ? "" : ".Live{\n\(rules.text)}\n")
}
