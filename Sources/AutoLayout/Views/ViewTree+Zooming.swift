import Scene

extension ViewTree {
    /// Draws the content of scroll views as large as they are zoomed: their first view, whose frame stays as it is laid out,
    /// as with any transform.
    package mutating func zoomContents() {
        for view in views {
            guard case .scrollView(let scroll) = view.kind, scroll.zoomScale != 1, let content = view.subviews.first
            else { continue }
            self[content].appearance.transform = Transform([.zoom(scroll.zoomScale)])
        }
    }
}
