import AutoLayout

/// Draws one preview alone, all its style on its elements, so that it stands on any page with the shared stylesheet.
public func renderAlone(_ preview: Preview, resources: FigureResources) -> String {
    var renderer = HTMLRenderer(size: preview.screen.size, appearance: preview.appearance, resources: resources)
    renderer.render(SceneBuilder(preview, measurer: resources.measurer).scene())
    return preview.framed(renderer.markup, scale: 1, showsLabel: false).html(SharedStyle(of: []))
}
