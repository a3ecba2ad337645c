import Scene

/// `UIStepper`.
public struct Stepper: Hashable, Sendable, Serializable {
    public var value: Double = 0
    public var minimumValue: Double = 0
    public var maximumValue: Double = 100
    public var stepValue: Double = 1
    public var isEnabled = true

    public init() {}
}

extension ViewClass {
    static let stepper = ViewClass(
        ViewContent(ViewKind.stepper) { if case .stepper(let stepper) = $0 { stepper } else { nil } },
        types: [ViewType("Stepper", .stepper(Stepper()))], uiKit: UIKitClass("UIStepper"), hugging: .high,
        properties: [
            ViewProperty("value", .number { $0.value = $1 }),
            ViewProperty("minimumValue", .number { $0.minimumValue = $1 }),
            ViewProperty("maximumValue", .number { $0.maximumValue = $1 }),
            ViewProperty("stepValue", .number { $0.stepValue = $1 }),
            ViewProperty("isEnabled", .bool { $0.isEnabled = $1 }),
        ],
        intrinsicContentSize: { _, _ in ContentSize(Stepper.size) },
        opacity: { $0.isEnabled ? 1 : 0.5 }, draw: { $0.content(in: $1) })
}

extension Stepper {
    /// Since iOS 13, points, whatever size constraints ask for. Source: frames that Interface Builder saves.
    fileprivate static let size = Size(width: 94, height: 32)

    /// A plate in two halves with a minus and a plus; the sign of a half that can do nothing is faint.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        let size = Self.size
        let isMirrored = context.direction == .rightToLeft
        let plate = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let line = Rect(x: (size.width - 1) / 2, y: 7, width: 1, height: size.height - 14)
        let minus = Point(x: size.width / 4 * (isMirrored ? 3 : 1), y: size.height / 2)
        let plus = Point(x: size.width / 4 * (isMirrored ? 1 : 3), y: size.height / 2)
        let (less, more) = (color(value > minimumValue), color(value < maximumValue))
        return ContentScene([
            .box(SceneBox(plate, Surface(.tertiarySystemFill, cornerRadius: 8))),
            .box(SceneBox(line, Surface(.separator))),
            Self.bar(minus, 15, 2, less), Self.bar(plus, 15, 2, more), Self.bar(plus, 2, 15, more),
        ])
    }

    private func color(_ canStep: Bool) -> Color { canStep ? .label : .tertiaryLabel }

    private static func bar(_ middle: Point, _ width: Double, _ height: Double, _ color: Color) -> Primitive<Double> {
        let rect = Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        return .box(SceneBox(rect, Surface(color, cornerRadius: 1)))
    }
}
