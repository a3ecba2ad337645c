import Scene

/// `UIProgressView`.
public struct ProgressView: Hashable, Sendable, Serializable {
    /// As `UIProgressView.Style`.
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable { case `default`, bar }

    public var progressViewStyle = Style.default
    /// 0…1.
    public var progress: Double = 0
    /// Nil for the tint colour.
    public var progressTintColor: Color?
    /// Nil for a grey fill.
    public var trackTintColor: Color?

    public init() {}
}

extension ViewClass {
    static let progressView = ViewClass(
        ViewContent(ViewKind.progressView) { if case .progressView(let view) = $0 { view } else { nil } },
        types: [ViewType("ProgressView", .progressView(ProgressView()))], uiKit: UIKitClass("UIProgressView"),
        hugging: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        alignmentRectInsets: { $0.alignmentRectInsets },
        properties: [
            ViewProperty("progressViewStyle", .oneOf("UIProgressView.Style") { $0.progressViewStyle = $1 }),
            ViewProperty("progress", .fraction { $0.progress = $1 }),
            ViewProperty("progressTintColor", .optionalColor { $0.progressTintColor = $1 }),
            ViewProperty("trackTintColor", .optionalColor { $0.trackTintColor = $1 }),
        ],
        intrinsicContentSize: { view, _ in ContentSize(height: view.height - view.alignmentRectInsets.bottom) },
        draw: { $0.content(in: $1) })
}

extension ProgressView {
    /// Of the frame, points. Source: frames that Interface Builder saves.
    fileprivate var height: Double {
        switch progressViewStyle {
        case .default: 4
        case .bar: 2.5
        }
    }

    /// Source: frames that Interface Builder saves, of the style `bar` a point higher than a constraint on their height says.
    fileprivate var alignmentRectInsets: EdgeInsets {
        switch progressViewStyle {
        case .default: .zero
        case .bar: EdgeInsets(bottom: 1)
        }
    }

    /// More than half of any height, points: both ends are half circles.
    private static let round = 1000.0

    /// The track, and the part of it that is done from the leading end on; both as high as the view. One of a bar has square
    /// ends, and no track until it is given a colour.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let size = context.size
        let track = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let length = size.width * progress
        let bar = Rect(
            x: context.direction == .rightToLeft ? size.width - length : 0, y: 0, width: length, height: size.height)
        let done = [box(bar, progressTintColor ?? .tint)]
        switch progressViewStyle {
        case .default: return ContentScene([box(track, trackTintColor ?? .systemFill)] + done)
        case .bar: return ContentScene((trackTintColor.map { [box(track, $0)] } ?? []) + done)
        }
    }

    private func box(_ rect: Rect, _ color: Color) -> Primitive<Double> {
        .box(SceneBox(rect, Surface(color, cornerRadius: progressViewStyle == .bar ? 0 : Self.round)))
    }
}
