import Scene

/// The month of the style `inline`, and the time below it.
///
/// Sizes of letters and where they stand are estimated by eye.
extension DatePicker {
    /// Of a month, without a time.
    static let calendarSize = Size(width: 320, height: 345)
    private static let headHeight = 44.0
    private static let weekdaysHeight = 20.0
    private static let weekHeight = 44.0
    private static let discSide = 40.0
    /// From the picker's sides to its words, points.
    private static let side = 16.0

    /// Points; more with a time below the month.
    var calendarHeight: Double { Self.calendarSize.height + (datePickerMode == .dateAndTime ? timeHeight : 0) }

    private var timeHeight: Double { PixelGrid.wholePoints.roundedUp(font.lineHeight) + 2 * Self.platePadding + 8 }

    /// The month's name, the weekdays, its days in weeks, and the time.
    func calendar(in context: DrawingContext) -> ContentScene<Double> {
        let parts = head(in: context) + weekdays(in: context) + days(in: context)
        return ContentScene(parts + (datePickerMode == .dateAndTime ? time(in: context) : []))
    }

    /// Month and year with the arrow that leads to wheels, and two arrows to other months.
    private func head(in context: DrawingContext) -> [Primitive<Double>] {
        let font = Font.system(17, weight: .semibold)
        let width = context.measurer.width(of: date.monthText, font: font)
        let name = context.placed(x: Self.side, y: 0, width: width, height: Self.headHeight)
        let more = context.placed(x: Self.side + width + 6, y: 16, width: 7, height: 12)
        let next = context.placed(x: context.size.width - Self.side - 14, y: 13, width: 10, height: 18)
        let last = context.placed(x: context.size.width - Self.side - 58, y: 13, width: 10, height: 18)
        let isMirrored = context.direction == .rightToLeft
        func arrow(_ rect: Rect, forward: Bool) -> Primitive<Double> {
            let name = forward != isMirrored ? "symbol:chevron.right" : "symbol:chevron.left"
            let image = Image(name: name, size: Size(width: rect.width, height: rect.height), isTemplate: true)
            return .image(SceneImage(image, in: rect, tint: .tint))
        }
        return [
            context.title(
                date.monthText, font: font, color: .label, in: name, top: (name.height - font.lineHeight) / 2),
            arrow(more, forward: true), arrow(last, forward: false), arrow(next, forward: true),
        ]
    }

    private func weekdays(in context: DrawingContext) -> [Primitive<Double>] {
        let font = Font.system(13, weight: .semibold)
        return DateAndTime.weekdays.enumerated().map { column, name in
            let room = cell(row: 0, column: column, in: context)
            return context.title(
                name, font: font, color: .tertiaryLabel, in: room,
                top: Self.headHeight + (Self.weekdaysHeight - font.lineHeight) / 2)
        }
    }

    /// The chosen day is written in the tint on a pale disc of it.
    private func days(in context: DrawingContext) -> [Primitive<Double>] {
        let first = date.weekdayOfFirst
        return (1...date.daysInMonth).flatMap { day in
            let position = first + day - 1
            let room = cell(row: position / 7, column: position % 7, in: context)
            let isChosen = day == date.day
            let font = Font.system(20, weight: isChosen ? .semibold : .regular)
            let number = context.title(
                "\(day)", font: font, color: isChosen ? .tint : .label, in: room,
                top: room.y + (room.height - font.lineHeight) / 2)
            return (isChosen ? [disc(in: room)] : []) + [number]
        }
    }

    private func disc(in room: Rect) -> Primitive<Double> {
        let side = Self.discSide
        let rect = Rect(
            x: room.x + (room.width - side) / 2, y: room.y + (room.height - side) / 2, width: side, height: side)
        return .box(SceneBox(rect, Surface(.tint.withAlpha(0.12), cornerRadius: side / 2)))
    }

    /// Rows 0…5; a month that needs fewer leaves the last ones empty.
    private func cell(row: Int, column: Int, in context: DrawingContext) -> Rect {
        let width = max(0, context.size.width - Self.side) / 7
        return context.placed(
            x: Self.side / 2 + width * Double(column),
            y: Self.headHeight + Self.weekdaysHeight + Self.weekHeight * Double(row), width: width,
            height: Self.weekHeight)
    }

    /// Its name, and the time itself on a plate at the trailing side.
    private func time(in context: DrawingContext) -> [Primitive<Double>] {
        let top = Self.calendarSize.height
        let height = timeHeight - 8
        let words = context.measurer.width(of: "Time", font: font)
        let plateWidth = context.measurer.width(of: date.timeText, font: font) + 2 * Self.plateSidePadding
        let name = context.placed(x: Self.side, y: top, width: words, height: height)
        let plate = context.placed(
            x: context.size.width - Self.side - plateWidth, y: top, width: plateWidth, height: height)
        let y = top + (height - font.lineHeight) / 2
        return [
            context.title("Time", font: font, color: .label, in: name, top: y),
            .box(SceneBox(plate, Surface(.tertiarySystemFill, cornerRadius: 6))),
            context.title(date.timeText, font: font, color: .label, in: plate, top: y),
        ]
    }
}

extension DrawingContext {
    /// A rectangle that is measured from the leading side.
    fileprivate func placed(x: Double, y: Double, width: Double, height: Double) -> Rect {
        Rect(x: direction == .rightToLeft ? size.width - x - width : x, y: y, width: width, height: height)
    }
}
