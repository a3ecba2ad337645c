import Scene

/// A storyboard or xib: its scenes, and the sizes of its pictures.
struct InterfaceDocument: Hashable, Sendable {
    var scenes: [InterfaceScene]
    var resources: InterfaceResources
}

/// A controller's view, a prototype cell, or another view at the top.
struct InterfaceScene: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Fills a screen.
        case screen
        /// Has the size and the margins that a table gives it, in points at the sides.
        case cell(leading: Double, trailing: Double)
        /// Has the size that it was drawn with.
        case part
    }

    var kind: Kind
    /// What it is called: a storyboard identifier, a class or a title.
    var title: String
    /// Other names that it goes by.
    var identifiers: [String]
    var root: InterfaceView
    /// Of the screen that it is shown on, points.
    var screen: Size
    /// The bars that lie over it, as far as the file tells.
    var bars = InterfaceBars()
    /// What it was drawn for; nil for a view that has the size of a device without a controller.
    var canvas: Canvas?
    /// Whether a container view of another scene shows it.
    var isEmbedded = false
    /// Whether its sliders have no alignment rect insets.
    var hasPlainSliders = false
    /// Names of views by id, from outlets.
    var outlets: [String: String]
}

/// What lies over a screen's safe area beside the screen's own insets, points: bars, and at the sides another safe area.
struct InterfaceBars: Hashable, Sendable {
    var top = 0.0
    var bottom = 0.0
    var left = 0.0
    var right = 0.0
    /// What the root's margins at the sides are more than a screen's of this width.
    var margins = 0.0
}
