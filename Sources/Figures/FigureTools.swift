/// The switches below a figure for what can be drawn over its views.
///
/// The layers need no script; the others stay hidden until the theme's script is there to draw them.
enum FigureTools {
    private static let switches: [(value: String, label: String, needsScript: Bool)] = [
        ("constraints", "Constraints", true), ("generated", "Stacks and contents", true), ("margins", "Margins", true),
        ("spacing", "Spacing", true), ("names", "Names", true), ("layers", "Layers", false),
    ]

    static var markup: [Markup] {
        var group = Element("div", roles: ["Tools"])
        group.set("role", "group")
        group.set("aria-label", "Show over the figure")
        let labels = switches.map { tool in
            "<label\(tool.needsScript ? " hidden" : "")><input type=\"checkbox\" value=\"\(tool.value)\">"
                + "<span>\(tool.label)</span></label>"
        }
        return [.open(group), .raw(labels.joined()), .close(tag: "div")]
    }
}
