/// A rectangle that holds primitives and other layers, as `CALayer`.
public struct SceneLayer<Frame> {
    /// What becomes of what reaches out of a layer.
    public enum Overflow: Hashable, Sendable {
        case visible, clipped
        /// Clipped, and the reader may scroll what the layer holds.
        case scrolled
        /// The same along the horizontal axis, or along both; from page to page where it is told.
        case slid(bothWays: Bool, inPages: Bool)
    }

    /// The names of the views from the root down to its own, joined by `/`.
    public var path: String
    /// The view's own name, the last one of these.
    public var name: String
    /// Where it stands: in a scene at one size its rectangle in the screen's coordinates.
    public var frame: Frame
    public var surface: Surface
    /// 0…1; of all that it holds.
    public var alpha: Double
    public var isHidden: Bool
    /// Of all that it holds, about its middle.
    public var transform: Transform
    public var overflow: Overflow
    /// Its rank among the layers beside it: 0 at the back.
    public var level: Int

    public init(
        path: String, name: String, frame: Frame, surface: Surface, alpha: Double = 1,
        isHidden: Bool = false, transform: Transform = .identity,
        overflow: Overflow = .visible, level: Int = 0
    ) {
        self.path = path
        self.name = name
        self.frame = frame
        self.surface = surface
        self.alpha = alpha
        self.isHidden = isHidden
        self.transform = transform
        self.overflow = overflow
        self.level = level
    }
}

/// A scene is a list of these: what stands between a layer's beginning and its end is in that layer.
///
/// A list and no tree, because an author's views may be nested deeper than the program's stack allows.
public enum SceneItem<Layer, Content> {
    case open(Layer)
    case draw(Content)
    /// Ends the layer that began last.
    case close
}

/// A scene at one size, in the screen's coordinates.
public typealias StillScene = [SceneItem<SceneLayer<Rect>, Primitive<Double>>]
