import AutoLayout
import Scene

extension Element {
    /// The element of a layer: its place, its name, and what it draws.
    init<Frame>(_ layer: SceneLayer<Frame>, at place: Place?) {
        var style = layer.surface.style
        if layer.level != 0 { style.append("z-index:\(layer.level)") }
        if layer.alpha < 1 { style.append("opacity:\(css(max(0, layer.alpha)))") }
        // As in UIKit, what is hidden or fully transparent is hidden from screen readers too, with all it holds.
        if layer.isHidden || layer.alpha < 0.01 { style.append("visibility:hidden") }
        style.append(layer.transform.style)
        let roles = layer.overflow.roles + layer.surface.roles + (layer.transform.isIdentity ? [] : ["Transformed"])
        self.init(roles: roles, place: place, style: style)
        set("data-view", layer.path)
        if layer.overflow.isScrolled {
            set("tabindex", "0")
            set("role", "group")
            set("aria-label", layer.name)
        }
    }

    /// The element of a box; a line is seen at every scale.
    init(_ surface: Surface, at place: Place?, isLine: Bool = false) {
        let roles = isLine || surface == Surface(.separator) ? ["Hairline"] : []
        self.init("span", roles: roles + surface.roles, place: place, style: surface.style)
    }
}

extension SceneLayer.Overflow {
    fileprivate var roles: [String] {
        switch self {
        case .visible: []
        case .clipped: ["Clips"]
        case .scrolled: ["Scrolls"]
        case .slid(let bothWays, let inPages): [bothWays ? "Roams" : "Slides"] + (inPages ? ["Pages"] : [])
        }
    }

    fileprivate var isScrolled: Bool {
        switch self {
        case .visible, .clipped: false
        case .scrolled, .slid: true
        }
    }
}

extension Surface {
    /// The border is drawn by the shared stylesheet, over everything the element holds.
    fileprivate var roles: [String] {
        (border == nil ? [] : ["Border"]) + (cornerCurve == .circular ? [] : ["Smooth"])
    }

    /// Fill, shape, border and shadows, those that are none empty.
    fileprivate var style: [String] {
        [
            fill, cornerRadius > 0 ? "border-radius:\(roundCorners.css(cornerCurve.css(pixels(cornerRadius))))" : "",
            border.map { "--border:\(pixels($0.width)) \($0.color.css)" } ?? "",
            backdropBlur > 0 ? "backdrop-filter:blur(\(pixels(backdropBlur))) saturate(1.8)" : "",
            shadows.isEmpty ? "" : "box-shadow:\(shadows.map { $0.css }.joined(separator: ","))",
        ]
    }

    private var fill: String {
        var declarations: [String] = []
        if let color { declarations.append("background-color:\(color.css)") }
        // CSS wants two stops at least.
        var stops = (gradient.count == 1 ? gradient + gradient : gradient).map { $0.css }
        if gradientLine.stops.count == stops.count {
            for index in stops.indices { stops[index] += " \(Figures.css(100 * gradientLine.stops[index]))%" }
        }
        if !stops.isEmpty {
            stops.insert(contentsOf: gradientLine.direction, at: 0)
            declarations.append("background-image:linear-gradient(\(stops.joined(separator: ",")))")
        }
        return declarations.joined(separator: ";")
    }
}

extension GradientLine {
    /// Where to, as CSS says it; nothing for downwards.
    fileprivate var direction: [String] {
        let words = [x < 0 ? "left" : x > 0 ? "right" : "", y < 0 ? "top" : y > 0 ? "bottom" : ""].filter {
            !$0.isEmpty
        }
        return words == ["bottom"] ? [] : ["to \(words.joined(separator: " "))"]
    }
}

extension CornerCurve {
    /// A radius of this curve: where browsers draw it, `--smooth` says how much farther it reaches than a circle's.
    func css(_ radius: String) -> String {
        switch self {
        case .circular: radius
        case .continuous: radius == "0" ? radius : "calc(\(radius)*var(--smooth,1))"
        }
    }
}

extension Corners {
    /// A radius of these corners and none of the others.
    func css(_ radius: String) -> String {
        if self == .all { return radius }
        let clockwise: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        return clockwise.map { contains($0) ? radius : "0" }.joined(separator: " ")
    }
}

extension Transform {
    /// The declaration, empty for none.
    fileprivate var style: String {
        isIdentity ? "" : "transform:" + steps.map { $0.css }.joined(separator: " ")
    }
}

extension Transform.Step {
    fileprivate var css: String {
        switch self {
        case .translation(let x, let y): "translate(\(pixels(x)),\(pixels(y)))"
        case .rotation(let angle): "rotate(\(Figures.css(angle))deg)"
        case .scale(let x, let y): "scale(\(Figures.css(x)),\(Figures.css(y)))"
        // Parts of the element's own size, whatever that is.
        case .zoom(let factor):
            "translate(\(Figures.css(50 * (factor - 1)))%,\(Figures.css(50 * (factor - 1)))%) scale(\(Figures.css(factor)))"
        case .matrix(let a, let b, let c, let d, let tx, let ty):
            "matrix(\([a, b, c, d, tx, ty].map { Figures.css($0) }.joined(separator: ",")))"
        }
    }
}

extension Surface.Shadow {
    fileprivate var css: String { "\(pixels(shift)) \(pixels(distance)) \(pixels(blur)) \(color.css)" }
}
