import Scene

/// The size that the surroundings give the root of a system, points.
package struct ImposedSize: Hashable, Sendable {
    var width: Double
    var widthPriority: LayoutPriority
    var height: Double
    var heightPriority: LayoutPriority
    /// Whether it is the target of a fitting size.
    var isTemporary: Bool

    /// A size that the view must take.
    package init(_ size: Size) {
        self.init(fitting: size, horizontal: .required, vertical: .required)
        isTemporary = false
    }

    /// A target size for a fitting pass.
    package init(fitting size: Size, horizontal: LayoutPriority, vertical: LayoutPriority) {
        width = size.width
        height = size.height
        widthPriority = horizontal
        heightPriority = vertical
        isTemporary = true
    }

    var widthIdentifier: String { isTemporary ? Identifier.temporaryWidth : Identifier.encapsulatedWidth }
    var heightIdentifier: String { isTemporary ? Identifier.temporaryHeight : Identifier.encapsulatedHeight }
}
