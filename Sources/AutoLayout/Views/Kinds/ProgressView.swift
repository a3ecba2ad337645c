import Scene

/// `UIProgressView` of the default style.
public struct ProgressView: Hashable, Sendable, Serializable {
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
        properties: [
            ViewProperty("progress", .fraction { $0.progress = $1 }),
            ViewProperty("progressTintColor", .optionalColor { $0.progressTintColor = $1 }),
            ViewProperty("trackTintColor", .optionalColor { $0.trackTintColor = $1 }),
        ],
        intrinsicContentSize: { _, _ in ContentSize(height: ProgressView.height) }, draw: { $0.content(in: $1) })
}

extension ProgressView {
    /// Points.
    ///
    /// Source: frames that Interface Builder saves. Under a constraint on its height they are as high as that says, or 1
    /// point higher where it stands between pixels, which is left out here.
    fileprivate static let height = 4.0

    /// More than half of any height, points: both ends are half circles.
    private static let round = 1000.0

    /// The track, and the part of it that is done from the leading end on; both as high as the view.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let size = context.size
        let track = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let done = size.width * progress
        let bar = Rect(
            x: context.direction == .rightToLeft ? size.width - done : 0, y: 0, width: done, height: size.height)
        return ContentScene([
            .box(SceneBox(track, Surface(trackTintColor ?? .systemFill, cornerRadius: Self.round))),
            .box(SceneBox(bar, Surface(progressTintColor ?? .tint, cornerRadius: Self.round))),
        ])
    }
}
