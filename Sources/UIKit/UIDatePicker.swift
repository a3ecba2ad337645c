internal import AutoLayout
import Foundation

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

    /// A date before it is shown as this one; that rows and days beyond are fainter is not drawn.
    open var minimumDate: Date?
    /// As `minimumDate`. Neither counts where the latest is before the earliest.
    open var maximumDate: Date?
    /// Laid out where the minutes are a multiple of it; the rows of wheels are minutes.
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale? { didSet { leaveOut("UIDatePicker", locale, unless: nil) } }
    /// Days are those of the Gregorian one.
    open var calendar: Calendar! = .current {
        didSet {
            let isOther = calendar != nil && calendar.identifier != .gregorian
            leaveOut("UIDatePicker", isOther, unless: false, "calendar")
        }
    }
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    open var datePickerMode: Mode = .dateAndTime {
        didSet { if datePickerMode == .countDownTimer { leaveOut("UIDatePicker", "countDownTimer") } }
    }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    /// At first the moment that figures show, since they have no clock.
    open var date: Date {
        get { kept(chosenDate) }
        set { chosenDate = newValue }
    }
    private var chosenDate: Date = {
        var components = DateComponents()
        let shown = DateAndTime()
        (components.year, components.month, components.day) = (shown.year, shown.month, shown.day)
        (components.hour, components.minute) = (shown.hour, shown.minute)
        return Calendar(identifier: .gregorian).date(from: components) ?? Date(timeIntervalSince1970: 0)
    }()

    /// A date within the earliest and the latest one.
    private func kept(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? max(date, minimumDate ?? date))
    }

    /// What is drawn of another date than the one that is chosen.
    private func noteWhatIsLeftOut(_ style: UIDatePickerStyle, minute: Int) {
        guard datePickerMode != .countDownTimer else { return }
        if style == .wheels || style == .inline {
            leaveOut("UIDatePicker", minimumDate, unless: nil, "minimumDate")
            leaveOut("UIDatePicker", maximumDate, unless: nil, "maximumDate")
        }
        let isShown = minuteInterval <= 1 || (style != .wheels && minute % minuteInterval == 0)
        if datePickerMode != .date { leaveOut("UIDatePicker", isShown, unless: true, "minuteInterval") }
    }

    override var kind: ViewKind {
        var picker = DatePicker()
        picker.datePickerMode = sameCase(as: datePickerMode, else: .dateAndTime)
        // A timer stands on wheels alone.
        let style = datePickerMode == .countDownTimer ? .wheels : preferredDatePickerStyle
        picker.preferredDatePickerStyle = sameCase(as: style, else: .compact)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? calendar.timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        picker.date.year = parts.year ?? picker.date.year
        picker.date.month = parts.month ?? picker.date.month
        picker.date.day = parts.day ?? picker.date.day
        picker.date.hour = parts.hour ?? picker.date.hour
        picker.date.minute = parts.minute ?? picker.date.minute
        noteWhatIsLeftOut(style, minute: picker.date.minute)
        return .datePicker(picker)
    }
}
