import Escaping

/// The switches below a figure for what can be drawn over its views.
///
/// The layers need no script; the others stay hidden until the theme's script is there to draw them.
enum FigureTools {
    private static let switches: [(value: String, label: FigurePhrase, needsScript: Bool)] = [
        ("constraints", .constraints, true), ("generated", .generated, true), ("margins", .margins, true),
        ("spacing", .spacing, true), ("names", .names, true), ("layers", .layers, false),
    ]

    static func markup(_ say: (FigurePhrase) -> String) -> [Markup] {
        var group = Element("div", roles: ["Tools"])
        group.set("role", "group")
        group.set("aria-label", say(.showOver))
        let labels = switches.map { tool in
            "<label\(tool.needsScript ? " hidden" : "")><input type=\"checkbox\" value=\"\(tool.value)\">"
                + "<span>\(escaped(say(tool.label)))</span></label>"
        }
        return [.open(group), .raw(labels.joined()), .close(tag: "div")]
    }
}
