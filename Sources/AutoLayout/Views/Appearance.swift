import Scene

/// What a view's layer draws besides its content.
public struct ViewAppearance: Hashable, Sendable, Serializable {
    public var backgroundColor: Color?
    /// Nil to take the superview's.
    public var tintColor: Color?
    /// In whose colours it is drawn with all that is in it, whatever the reader's; nil for those of its superview.
    package var overrideUserInterfaceStyle: UserInterfaceStyle?
    /// 0…1.
    public var alpha: Double = 1
    public var clipsToBounds = false
    /// Points.
    public var cornerRadius: Double = 0
    public var cornerCurve = CornerCurve.circular
    /// Those that the radius rounds.
    public var maskedCorners = Corners.all
    /// Points, drawn inside the bounds.
    public var borderWidth: Double = 0
    public var borderColor: Color?
    public var shadowColor: Color = .black
    /// 0…1; 0 for no shadow.
    public var shadowOpacity: Double = 0
    /// Points: the standard deviation of the blur.
    public var shadowRadius: Double = 3
    /// How far the shadow lies to the right and below, points.
    public var shadowOffset = Size(width: 0, height: -3)
    public var zPosition: Double = 0
    /// Changes what is drawn and no frame.
    public var transform = Transform.identity
    /// Empty for none.
    public var gradient: [Color] = []
    public var gradientLine = GradientLine()
    /// A path over the background and below the content, as of a `CAShapeLayer`; empty for none.
    public var shape: [ShapeStep] = []
    public var fillColor: Color? = .black
    public var strokeColor: Color?
    /// Points.
    public var lineWidth: Double = 1
    public var pathStyle = PathStyle()
    /// Of a table's row, where the line below it begins and ends, points; nil for what the table says.
    public var separatorInset: EdgeInsets?

    public init() {}
}
