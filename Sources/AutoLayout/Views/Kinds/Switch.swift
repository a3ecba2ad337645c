import Scene

/// `UISwitch`.
public struct Switch: Hashable, Sendable, Serializable {
    public var isOn: Bool
    public var isEnabled = true
    /// Nil for the system's green.
    public var onTintColor: Color?
    /// Nil for white.
    public var thumbTintColor: Color?

    public init(isOn: Bool = false) { self.isOn = isOn }
}

extension ViewClass {
    static let `switch` = ViewClass(
        ViewContent(ViewKind.switch) { if case .switch(let control) = $0 { control } else { nil } },
        types: [ViewType("Switch", .switch(Switch()))], uiKit: UIKitClass("UISwitch"),
        hugging: .high, alignmentRectInsets: { _ in Switch.alignmentRectInsets },
        properties: [
            ViewProperty("isOn", .bool { $0.isOn = $1 }),
            ViewProperty("isEnabled", .bool { $0.isEnabled = $1 }),
            ViewProperty("onTintColor", .optionalColor { $0.onTintColor = $1 }),
            ViewProperty("thumbTintColor", .optionalColor { $0.thumbTintColor = $1 }),
        ],
        intrinsicContentSize: { _, _ in Switch.intrinsicContentSize },
        opacity: { $0.isEnabled ? 1 : 0.5 },
        draw: { $0.content(in: $1) })
}

extension Switch {
    /// Of the track, points; what is drawn keeps it whatever size constraints ask for, as UIKit ignores a switch's.
    ///
    /// Source: frames that Interface Builder saves, 51 × 31, beside constraints that see 49 × 31.
    private static let trackSize = Size(width: 51, height: 31)

    fileprivate static let alignmentRectInsets = EdgeInsets(right: 2)
    fileprivate static let intrinsicContentSize = ContentSize(width: 49, height: 31)

    /// Between the track's edge and the thumb, points.
    private static let thumbInset = 2.0

    /// The track and the thumb on it, which stands at the trailing end when the switch is on.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let size = Self.trackSize
        let track = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let diameter = size.height - 2 * Self.thumbInset
        let isRight = isOn == (context.direction == .leftToRight)
        let thumb = Rect(
            x: isRight ? size.width - Self.thumbInset - diameter : Self.thumbInset, y: Self.thumbInset,
            width: diameter, height: diameter)
        return ContentScene([
            .box(SceneBox(track, Surface(trackColor, cornerRadius: size.height / 2))),
            .box(
                SceneBox(
                    thumb, Surface(thumbTintColor ?? .white, cornerRadius: diameter / 2, shadows: Self.thumbShadows))),
        ])
    }

    private var trackColor: Color { isOn ? onTintColor ?? .systemGreen : .secondarySystemFill }

    private static let thumbShadows = [
        Surface.Shadow(distance: 3, blur: 8, color: Color(white: 0, alpha: 0.15)),
        Surface.Shadow(distance: 3, blur: 1, color: Color(white: 0, alpha: 0.06)),
    ]
}
