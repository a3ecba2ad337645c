import Scene

/// What stands at the trailing edge of a row, or while a list is edited at its leading edge: `UICellAccessory`.
public enum CellAccessory: Hashable, Sendable, Serializable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail
    /// Shown while the list is edited.
    case delete, insert, reorder
    case label(String)
    /// The room of a view that a program puts there, points.
    case view(width: Double)

    /// The names of those that have no value.
    package static let plain: [(name: String, accessory: CellAccessory)] = [
        ("disclosureIndicator", .disclosureIndicator), ("checkmark", .checkmark), ("detail", .detail),
        ("outlineDisclosure", .outlineDisclosure), ("delete", .delete), ("insert", .insert), ("reorder", .reorder),
    ]
}

extension CellAccessory {
    /// Between two accessories, and from texts to the first one, points. Interface Builder saves the latter.
    static let gap = 8.0

    /// Of the room that it takes at the end of a row, points; nil for a text, which is a view of its own.
    ///
    /// Source: Interface Builder saves contents that end 30.33 to 30.5 before a disclosure indicator, 44 before a checkmark
    /// and 62.33 before both buttons, of which 20 are the margin. That of an outline is taken as the checkmark's.
    var width: Double? {
        switch self {
        case .disclosureIndicator: 10.33
        case .outlineDisclosure, .checkmark, .detail: 24
        case .delete, .insert, .reorder: 0
        case .view(let width): width
        case .label: nil
        }
    }

    /// Whether it stands at the end of a row that nobody edits.
    var isTrailing: Bool {
        switch self {
        case .disclosureIndicator, .outlineDisclosure, .checkmark, .detail, .label, .view: true
        case .delete, .insert, .reorder: false
        }
    }
}

// MARK: Drawing

extension CellAccessory {
    private static let chevron = Size(width: 7.5, height: 12.5)
    private static let outline = Size(width: 12.5, height: 7.5)
    private static let tick = Size(width: 17, height: 14.5)
    private static let circle = 22.0

    /// It as it is drawn in a row, its end so far from the leading edge and its middle so far below the row's, points.
    func drawn(before end: Double, below shift: Double, in context: DrawingContext) -> [Primitive<Double>] {
        drawn(before: end, in: context).map { $0.moved(by: Point(x: 0, y: shift)) }
    }

    private func drawn(before end: Double, in context: DrawingContext) -> [Primitive<Double>] {
        switch self {
        case .disclosureIndicator:
            let name = context.direction == .rightToLeft ? "chevron.left" : "chevron.right"
            return [picture(name, Self.chevron, .tertiaryLabel, weight: 700, before: end, context)]
        case .outlineDisclosure:
            return [picture("chevron.down", Self.outline, .tint, weight: 600, before: end, context)]
        case .checkmark: return [picture("checkmark", Self.tick, .tint, weight: 600, before: end, context)]
        case .detail: return button(before: end, context)
        case .delete, .insert, .reorder, .label, .view: return []
        }
    }

    private func picture(
        _ name: String, _ size: Size, _ tint: Color, weight: Double, before end: Double, _ context: DrawingContext
    ) -> Primitive<Double> {
        let image = Image(name: "symbol:\(name)", size: size, isTemplate: true, symbolWeight: weight)
        return .image(SceneImage(image, in: place(size, before: end, context), tint: tint))
    }

    /// The letter i in a circle.
    private func button(before end: Double, _ context: DrawingContext) -> [Primitive<Double>] {
        let rect = place(Size(width: Self.circle, height: Self.circle), before: end, context)
        var ring = Surface(nil, cornerRadius: Self.circle / 2)
        ring.border = Surface.Border(width: 1.5, color: .tint)
        let font = Font.system(15, weight: .semibold)
        return [
            .box(SceneBox(rect, ring)),
            context.title("i", font: font, color: .tint, in: rect, top: rect.y + (rect.height - font.lineHeight) / 2),
        ]
    }

    private func place(_ size: Size, before end: Double, _ context: DrawingContext) -> Rect {
        let isMirrored = context.direction == .rightToLeft
        return Rect(
            x: isMirrored ? context.size.width - end : end - size.width, y: (context.size.height - size.height) / 2,
            width: size.width, height: size.height)
    }
}
