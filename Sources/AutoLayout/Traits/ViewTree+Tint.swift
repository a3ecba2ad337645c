import Scene

extension ViewTree {
    /// The tint of a view: its own or the nearest one above it, else the system's blue. Complexity: O(depth).
    public func tint(of id: ViewID) -> Color {
        var current: ViewID? = id
        while let view = current, views.indices.contains(view.index) {
            if let color = self[view].appearance.tintColor, !color.isTint { return color }
            current = self[view].superview
        }
        return .systemBlue
    }

    /// `color` as the view at `id` draws it: a colour that stands for the tint becomes the view's tint.
    public func resolved(_ color: Color, in id: ViewID) -> Color {
        guard color.isTint else { return color }
        var tint = tint(of: id)
        tint.light.alpha *= color.light.alpha
        tint.dark.alpha *= color.dark.alpha
        return tint
    }
}
