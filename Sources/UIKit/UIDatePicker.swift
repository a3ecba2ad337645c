internal import AutoLayout
import Foundation

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale? { didSet { leaveOut("UIDatePicker", locale, unless: nil) } }
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    open var datePickerMode: Mode = .dateAndTime {
        didSet { if datePickerMode == .countDownTimer { leaveOut("UIDatePicker", "countDownTimer") } }
    }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
    /// At first the moment that figures show, since they have no clock.
    open var date: Date = {
        var components = DateComponents()
        let shown = DateAndTime()
        (components.year, components.month, components.day) = (shown.year, shown.month, shown.day)
        (components.hour, components.minute) = (shown.hour, shown.minute)
        return Calendar(identifier: .gregorian).date(from: components) ?? Date(timeIntervalSince1970: 0)
    }()

    override var kind: ViewKind {
        var picker = DatePicker()
        picker.datePickerMode = sameCase(as: datePickerMode, else: .dateAndTime)
        // A timer stands on wheels alone.
        let style = datePickerMode == .countDownTimer ? .wheels : preferredDatePickerStyle
        picker.preferredDatePickerStyle = sameCase(as: style, else: .compact)
        let calendar = Calendar(identifier: .gregorian)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        picker.date.year = parts.year ?? picker.date.year
        picker.date.month = parts.month ?? picker.date.month
        picker.date.day = parts.day ?? picker.date.day
        picker.date.hour = parts.hour ?? picker.date.hour
        picker.date.minute = parts.minute ?? picker.date.minute
        return .datePicker(picker)
    }
}
