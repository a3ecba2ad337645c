import AutoLayout
import Scene

extension PreviewDrawing {
    /// The element of a view: its place, its name, and what its layer draws.
    func box(of id: ViewID, layer: Int) -> Element {
        let view = tree[id]
        let appearance = view.appearance
        var style = [fill(of: id), shape(of: view), border(of: id)]
        if layer != 0 { style.append("z-index:\(layer)") }
        if appearance.alpha < 1 { style.append("opacity:\(css(max(0, appearance.alpha)))") }
        // As in UIKit, what is hidden or fully transparent is hidden from screen readers too, with all it holds.
        if view.isHidden || appearance.alpha < 0.01 { style.append("visibility:hidden") }
        let place = Place(rect: solvedFrame(of: id), outer: surroundings(of: id))
        var element = Element(roles: roles(of: id), place: place, style: style)
        element.set("data-view", paths[id.index])
        if scrollsNatively(id) {
            element.set("tabindex", "0")
            element.set("role", "group")
            element.set("aria-label", view.name)
        }
        return element
    }

    private func roles(of id: ViewID) -> [String] {
        var roles: [String] = []
        switch tree[id].kind {
        case .tableView: roles += ["Table", scrollsNatively(id) ? "Scrolls" : "Clips"]
        case .scrollView: roles.append(scrollsNatively(id) ? "Scrolls" : "Clips")
        case .segmentedControl: roles.append("Segmented")
        default: if tree[id].appearance.clipsToBounds { roles.append("Clips") }
        }
        if hasBorder(tree[id].appearance) { roles.append("Border") }
        return roles
    }

    /// The background and, over it, the gradient.
    private func fill(of id: ViewID) -> String {
        let appearance = tree[id].appearance
        var declarations: [String] = []
        if let color = appearance.backgroundColor { declarations.append("background-color:\(resolved(color, in: id))") }
        let stops = appearance.gradient.map { resolved($0, in: id) }
        if stops.count == 1 { declarations.append("background-image:linear-gradient(\(stops[0]),\(stops[0]))") }
        if stops.count > 1 { declarations.append("background-image:linear-gradient(\(stops.joined(separator: ",")))") }
        return declarations.joined(separator: ";")
    }

    private func shape(of view: View) -> String {
        let radius = view.appearance.cornerRadius
        return radius > 0 ? "border-radius:\(pixels(radius))" : ""
    }

    /// The border's measures, with which the shared stylesheet draws it over everything the view holds.
    private func border(of id: ViewID) -> String {
        let appearance = tree[id].appearance
        guard hasBorder(appearance) else { return "" }
        return "--border:\(pixels(appearance.borderWidth)) \(resolved(appearance.borderColor ?? .black, in: id))"
    }

    private func hasBorder(_ appearance: ViewAppearance) -> Bool {
        appearance.borderWidth > 0 && !(appearance.borderColor ?? .black).isClear
    }

    /// `color` as CSS, with the tint put in where it stands for it.
    func resolved(_ color: Color, in view: ViewID) -> String {
        tree.resolved(color, in: view).css
    }
}
