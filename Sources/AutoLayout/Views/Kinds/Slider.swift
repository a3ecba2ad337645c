import Scene

/// `UISlider`.
public struct Slider: Hashable, Sendable, Serializable {
    public var value: Double = 0
    public var minimumValue: Double = 0
    public var maximumValue: Double = 1
    public var isEnabled = true
    /// Nil for the tint colour.
    public var minimumTrackTintColor: Color?
    /// Nil for a grey fill.
    public var maximumTrackTintColor: Color?
    /// Nil for white.
    public var thumbTintColor: Color?
    /// At the end of the least value, and at that of the greatest one.
    public var minimumValueImage: Image?
    public var maximumValueImage: Image?

    public init() {}
}

extension ViewClass {
    static let slider = ViewClass(
        ViewContent(ViewKind.slider) { if case .slider(let slider) = $0 { slider } else { nil } },
        types: [ViewType("Slider", .slider(Slider()))], uiKit: UIKitClass("UISlider"),
        hugging: AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh),
        alignmentRectInsets: { _ in Slider.alignmentRectInsets }, properties: Slider.properties,
        intrinsicContentSize: { _, _ in ContentSize(height: Slider.height) },
        opacity: { $0.isEnabled ? 1 : 0.5 }, contentBends: { _ in true }, draw: { $0.content(in: $1) })
}

extension Slider {
    fileprivate static let properties: [ViewProperty<Slider>] = [
        ViewProperty("value", .number { $0.value = $1 }),
        ViewProperty("minimumValue", .number { $0.minimumValue = $1 }),
        ViewProperty("maximumValue", .number { $0.maximumValue = $1 }),
        ViewProperty("isEnabled", .bool { $0.isEnabled = $1 }),
        ViewProperty("minimumTrackTintColor", .optionalColor { $0.minimumTrackTintColor = $1 }),
        ViewProperty("maximumTrackTintColor", .optionalColor { $0.maximumTrackTintColor = $1 }),
        ViewProperty("thumbTintColor", .optionalColor { $0.thumbTintColor = $1 }),
        ViewProperty("minimumValueImage", .image { $0.minimumValueImage = $1 }),
        ViewProperty("maximumValueImage", .image { $0.maximumValueImage = $1 }),
    ]

    /// The frame is 2 points wider than the alignment rect on each side, and 1 point higher.
    ///
    /// Source: frames that Interface Builder saves beside their constraints; that the point lies below is assumed.
    fileprivate static let alignmentRectInsets = EdgeInsets(left: 2, bottom: 1, right: 2)

    /// Of the alignment rect, points.
    fileprivate static let height = 30.0
    private static let thumbDiameter = 27.0
    private static let trackHeight = 4.0
    /// Between the track and an image at its end, points; by eye.
    private static let imageGap = 8.0

    /// How far along the track the value lies, 0…1.
    private var share: Double {
        guard maximumValue > minimumValue else { return 0 }
        return min(1, max(0, (value - minimumValue) / (maximumValue - minimumValue)))
    }

    /// Of the images on the left and on the right, points.
    private func rooms(isMirrored: Bool) -> (left: Double, right: Double) {
        func room(_ image: Image?) -> Double { image.map { $0.size.width + Self.imageGap } ?? 0 }
        let (least, most) = (room(minimumValueImage), room(maximumValueImage))
        return isMirrored ? (most, least) : (least, most)
    }

    /// The images at the ends, in the middle of the height.
    private func images(in size: Size, middle: Double, isMirrored: Bool) -> [Primitive<Double>] {
        func image(_ image: Image?, isLeft: Bool) -> [Primitive<Double>] {
            guard let image else { return [] }
            let insets = Self.alignmentRectInsets
            let rect = Rect(
                x: isLeft ? insets.left : size.width - insets.right - image.size.width,
                y: middle - image.size.height / 2, width: image.size.width, height: image.size.height)
            return [.image(SceneImage(image, in: rect, tint: .tint))]
        }
        return image(minimumValueImage, isLeft: !isMirrored) + image(maximumValueImage, isLeft: isMirrored)
    }

    /// The track in the tint up to the thumb and grey behind it, between the images.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let insets = Self.alignmentRectInsets
        let size = context.size
        let isMirrored = context.direction == .rightToLeft
        let middle = (size.height - insets.bottom) / 2
        let rooms = rooms(isMirrored: isMirrored)
        let track = Rect(
            x: insets.left + rooms.left, y: middle - Self.trackHeight / 2,
            width: max(0, size.width - insets.left - insets.right - rooms.left - rooms.right),
            height: Self.trackHeight)
        let way = max(0, track.width - Self.thumbDiameter) * (isMirrored ? 1 - share : share)
        let thumb = Rect(
            x: track.x + way, y: middle - Self.thumbDiameter / 2, width: Self.thumbDiameter,
            height: Self.thumbDiameter)
        let center = thumb.x + Self.thumbDiameter / 2
        let filled = Rect(
            x: isMirrored ? center : track.x, y: track.y,
            width: isMirrored ? track.maxX - center : center - track.x, height: track.height)
        let images = images(in: size, middle: middle, isMirrored: isMirrored)
        return ContentScene(
            images + [
                .box(SceneBox(track, Surface(maximumTrackTintColor ?? .secondarySystemFill, cornerRadius: 2))),
                .box(SceneBox(filled, Surface(minimumTrackTintColor ?? .tint, cornerRadius: 2))),
                .box(
                    SceneBox(
                        thumb,
                        Surface(
                            thumbTintColor ?? .white, cornerRadius: Self.thumbDiameter / 2, shadows: Self.thumbShadows))
                ),
            ])
    }

    private static let thumbShadows = [
        Surface.Shadow(distance: 6, blur: 13, color: Color(white: 0, alpha: 0.12)),
        Surface.Shadow(distance: 0.5, blur: 4, color: Color(white: 0, alpha: 0.12)),
    ]
}
