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
    /// Names of views by id, from outlets.
    var outlets: [String: String]
}

/// The heights of bars over a screen's safe area, points.
struct InterfaceBars: Hashable, Sendable {
    var top = 0.0
    var bottom = 0.0
}
