import Scene

/// What a view's layer draws besides its content.
public struct ViewAppearance: Hashable, Sendable {
    public var backgroundColor: Color?
    /// Nil to take the superview's.
    public var tintColor: Color?
    /// 0…1.
    public var alpha: Double = 1
    public var clipsToBounds = false
    /// Points.
    public var cornerRadius: Double = 0
    /// Points, drawn inside the bounds.
    public var borderWidth: Double = 0
    public var borderColor: Color?
    public var zPosition: Double = 0
    /// From top to bottom, evenly spread; empty for none.
    public var gradient: [Color] = []

    public init() {}
}
