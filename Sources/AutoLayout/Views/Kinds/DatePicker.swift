import Scene

/// `UIDatePicker` in the English of the United States.
public struct DatePicker: Hashable, Sendable, Serializable {
    /// As `UIDatePicker.Mode`.
    public enum Mode: String, Hashable, Sendable, Serializable, CaseIterable { case time, date, dateAndTime }

    /// As `UIDatePickerStyle`.
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable { case compact, wheels, inline }

    public var datePickerMode: Mode = .dateAndTime
    public var preferredDatePickerStyle: Style = .compact
    /// What it shows; a figure has no clock to ask.
    public var date = DateAndTime()
    /// Of the compact style and of the time below a calendar, which follow the reader's text size.
    var font = Font.preferred(.body)

    public init() {}
}

extension ViewClass {
    static let datePicker = ViewClass(
        ViewContent(ViewKind.datePicker) { if case .datePicker(let picker) = $0 { picker } else { nil } },
        types: [ViewType("DatePicker", .datePicker(DatePicker()))], uiKit: UIKitClass("UIDatePicker"),
        hugging: .high,
        properties: [
            ViewProperty("datePickerMode", .oneOf("UIDatePicker.Mode") { $0.datePickerMode = $1 }),
            ViewProperty(
                "preferredDatePickerStyle", .oneOf("UIDatePickerStyle") { $0.preferredDatePickerStyle = $1 }),
            ViewProperty("date", .text { $0.date = DateAndTime($1) ?? $0.date }, .support(.setDate)),
        ],
        intrinsicContentSize: { ContentSize($0.intrinsicContentSize($1)) }, draw: { $0.content(in: $1) },
        adapted: { picker, screen in
            var picker = picker
            picker.font = .preferred(.body, category: screen.contentSizeCategory)
            return picker
        })
}

extension DatePicker {
    /// Points. Source of the wheels' height: frames that Interface Builder saves; of a calendar's: what apps give it. The
    /// rest is estimated.
    fileprivate func intrinsicContentSize(_ measuring: ContentMeasuring) -> Size {
        let pixels = PixelGrid(scale: measuring.screen.scale)
        switch shownStyle {
        case .wheels: return Self.wheelsSize
        case .inline: return Size(width: Self.calendarSize.width, height: pixels.roundedUp(calendarHeight))
        case .compact:
            let widths = plateWidths(measurer: measuring.measurer)
            return Size(
                width: pixels.roundedUp(widths.reduce(0, +) + Self.gap * Double(widths.count - 1)),
                height: pixels.roundedUp(font.lineHeight) + 2 * Self.platePadding)
        }
    }

    /// A time alone has no calendar; it stands on wheels.
    private var shownStyle: Style {
        preferredDatePickerStyle == .inline && datePickerMode == .time ? .wheels : preferredDatePickerStyle
    }

    private static let wheelsSize = Size(width: 320, height: 216)
    static let platePadding = 7.0
    static let plateSidePadding = 12.0
    /// Between the plates of date and time, points.
    private static let gap = 5.0

    /// What stands on the plates of the compact style.
    private var texts: [String] {
        switch datePickerMode {
        case .date: [date.dateText]
        case .time: [date.timeText]
        case .dateAndTime: [date.dateText, date.timeText]
        }
    }

    private func plateWidths(measurer: any TextMeasuring) -> [Double] {
        texts.map { measurer.width(of: $0, font: font) + 2 * Self.plateSidePadding }
    }
}

// MARK: Drawing

extension DatePicker {
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        switch shownStyle {
        case .compact: compact(in: context)
        case .wheels: wheels(in: context)
        case .inline: calendar(in: context)
        }
    }

    /// The date and the time on plates beside each other, at the leading edge.
    private func compact(in context: DrawingContext) -> ContentScene<Double> {
        var content = ContentScene<Double>()
        let isMirrored = context.direction == .rightToLeft
        var x = isMirrored ? context.size.width : 0
        for (text, width) in zip(texts, plateWidths(measurer: context.measurer)) {
            if isMirrored { x -= width }
            let plate = Rect(x: x, y: 0, width: width, height: context.size.height)
            content.primitives += [
                .box(SceneBox(plate, Surface(.tertiarySystemFill, cornerRadius: 6))),
                context.title(
                    text, font: font, color: .label, in: plate, top: (plate.height - font.lineHeight) / 2),
            ]
            x += isMirrored ? -Self.gap : width + Self.gap
        }
        return content
    }

    /// Seven rows of each wheel, smaller and fainter away from the row that is chosen.
    private func wheels(in context: DrawingContext) -> ContentScene<Double> {
        let middle = context.size.height / 2
        let left = (context.size.width - Self.wheelsSize.width) / 2
        let plate = Rect(x: left + 9, y: middle - 16, width: Self.wheelsSize.width - 18, height: 32)
        var content = ContentScene<Double>([.box(SceneBox(plate, Surface(.tertiarySystemFill, cornerRadius: 8)))])
        var x = left + 9
        for wheel in date.wheels(datePickerMode) {
            let width = wheel.share * plate.width
            for row in Self.rows {
                let font = Font.system(row.pointSize)
                let room = Rect(x: x, y: 0, width: width, height: context.size.height)
                content.primitives.append(
                    context.title(
                        wheel.text(row.step), font: font, color: .label.withAlpha(row.alpha), in: room,
                        top: middle + row.y - font.lineHeight / 2))
            }
            x += width
        }
        return content
    }

    /// The rows by how far they are from the chosen one; estimated by eye.
    private static let rows: [(step: Int, y: Double, pointSize: Double, alpha: Double)] = [
        (-3, -86, 15, 0.15), (-2, -64, 18, 0.25), (-1, -34, 21, 0.4), (0, 0, 22, 1), (1, 34, 21, 0.4),
        (2, 64, 18, 0.25), (3, 86, 15, 0.15),
    ]
}
