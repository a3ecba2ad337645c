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

    /// `color` as the view at `id` draws it: a colour that stands for the tint becomes the view's tint, and in a view with a
    /// style of its own a colour is the same in light and dark surroundings. Complexity: O(depth).
    public func resolved(_ color: Color, in id: ViewID) -> Color {
        var shown = color
        if color.isTint {
            shown = tint(of: id)
            shown.light.alpha *= color.light.alpha
            shown.dark.alpha *= color.dark.alpha
        }
        switch overriddenStyle(of: id) {
        case .light: shown.dark = shown.light
        case .dark: shown.light = shown.dark
        case nil: break
        }
        return shown
    }

    /// What the view or the nearest one above it overrides the reader's style with; nil where none does.
    private func overriddenStyle(of id: ViewID) -> UserInterfaceStyle? {
        var current: ViewID? = id
        while let view = current, views.indices.contains(view.index) {
            if let style = self[view].appearance.overrideUserInterfaceStyle { return style }
            current = self[view].superview
        }
        return nil
    }
}
