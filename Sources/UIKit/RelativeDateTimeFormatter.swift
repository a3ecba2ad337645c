import Foundation

/// How long ago something was, or in what time it will be. The time of day does not pass in a figure.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        style.format(Date.now.addingTimeInterval(timeInterval))
    }
    open func localizedString(from dateComponents: DateComponents) -> String {
        style.format(calendar.date(byAdding: dateComponents, to: .now) ?? .now)
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var style: Date.RelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short, .abbreviated: .abbreviated
            }
        return Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
            calendar: calendar)
    }
}
