import Foundation

/// How long something takes, in units of the calendar. What an instant is counted from is the first one of 2001, where the program
/// says no other.
///
/// Words and their order come from ICU through Foundation's `Duration.UnitsFormatStyle`, which knows no months and years: these two are
/// in English, as "About" and "remaining" are. Zeros are left out as Apple's documentation of `ZeroFormattingBehavior` says.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = Self(rawValue: 1 << 0)
        public static let dropLeading = Self(rawValue: 1 << 1)
        public static let dropMiddle = Self(rawValue: 1 << 2)
        public static let dropTrailing = Self(rawValue: 1 << 3)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar?
    open var referenceDate: Date?
    open var maximumUnitCount = 0
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: DateComponents) -> String? {
        usedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let (first, last) = (min(startDate, endDate), max(startDate, endDate))
        let found = usedCalendar.dateComponents(Set(units.map(\.ofCalendar.component)), from: first, to: last)
        let parts = shown(units.map { Part(unit: $0, value: found.value(for: $0.ofCalendar.component) ?? 0) })
        let text = unitsStyle == .positional ? positional(parts) : inWords(parts)
        return phrase((endDate < startDate ? "-" : "") + text)
    }
    open func string(from timeInterval: TimeInterval) -> String? {
        timeInterval.isFinite ? string(from: start, to: start.addingTimeInterval(timeInterval)) : nil
    }
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    public class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private var units: [TimeUnit] {
        let allowed = TimeUnit.allCases.filter { allowedUnits.contains($0.ofCalendar.allowed) }
        return allowed.isEmpty ? TimeUnit.allCases.filter { $0 != .week } : allowed
    }

    private struct Part {
        let unit: TimeUnit
        let value: Int
    }

    /// The parts without the zeros that are left out, and no more than there may be; of nothing but zeros the last one.
    private func shown(_ parts: [Part]) -> [Part] {
        let isPositional = unitsStyle == .positional
        let behavior: ZeroFormattingBehavior =
            zeroFormattingBehavior == .default ? (isPositional ? .dropLeading : .dropAll) : zeroFormattingBehavior
        let first = parts.firstIndex { $0.value != 0 } ?? parts.endIndex - 1
        let last = parts.lastIndex { $0.value != 0 } ?? parts.endIndex - 1
        let kept = parts.indices.filter { index in
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return parts[index].value != 0 || first > last || !behavior.contains(.dropMiddle) || index == first
        }
        let all = kept.map { parts[$0] }
        return maximumUnitCount > 0 ? Array(all.prefix(maximumUnitCount)) : all
    }

    /// Hours, minutes and seconds with colons, two digits each behind the first one; what is longer stands before them in words.
    private func positional(_ parts: [Part]) -> String {
        let days = parts.filter { $0.unit < .hour }
        let clock = parts.filter { $0.unit >= .hour }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let digits = clock.enumerated().map { index, part in
            index > 0 || isPadded && clock.count > 1 ? String(format: "%02d", part.value) : String(part.value)
        }.joined(separator: ":")
        return [days.isEmpty ? "" : words(days, width: .narrow), digits].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func inWords(_ parts: [Part]) -> String {
        switch unitsStyle {
        case .positional, .abbreviated: return words(parts, width: .narrow)
        case .short: return words(parts, width: .abbreviated)
        case .brief: return words(parts, width: .condensedAbbreviated).replacing(#/(\d) /#) { "\($0.output.1)" }
        case .full: return words(parts, width: .wide)
        case .spellOut:
            let numbers = NumberFormatter()
            numbers.locale = locale
            numbers.numberStyle = .spellOut
            return words(parts, width: .wide).replacing(/\d+/) { digits in
                Int(digits.output).flatMap { numbers.string(from: NSNumber(value: $0)) } ?? String(digits.output)
            }
        }
    }

    private func words(_ parts: [Part], width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let long = parts.filter { $0.unit.ofDuration == nil }.map { $0.unit.inEnglish($0.value, width) }
        let lengths = parts.compactMap { part in
            part.unit.ofDuration.map { (unit: $0.unit, seconds: part.value * $0.seconds) }
        }
        guard !lengths.isEmpty else { return long.joined(separator: width.separator) }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(lengths.map(\.unit)), width: width, zeroValueUnits: .show(length: 1)
        ).locale(locale)
        let rest = Duration.seconds(lengths.reduce(0) { $0 + $1.seconds }).formatted(style)
        return (long + [rest]).joined(separator: width.separator)
    }

    private var locale: Locale { usedCalendar.locale ?? .autoupdatingCurrent }

    private func phrase(_ text: String) -> String {
        (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}

/// The units of a duration, the longest first.
private enum TimeUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// As a formatter allows it, and as a calendar counts it.
    var ofCalendar: (allowed: NSCalendar.Unit, component: Calendar.Component) {
        switch self {
        case .year: (.year, .year)
        case .month: (.month, .month)
        case .week: (.weekOfMonth, .weekOfMonth)
        case .day: (.day, .day)
        case .hour: (.hour, .hour)
        case .minute: (.minute, .minute)
        case .second: (.second, .second)
        }
    }

    /// Nil for units whose length the calendar decides.
    var ofDuration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
        switch self {
        case .year, .month: nil
        case .week: (.weeks, 604_800)
        case .day: (.days, 86_400)
        case .hour: (.hours, 3_600)
        case .minute: (.minutes, 60)
        case .second: (.seconds, 1)
        }
    }

    /// Years or months.
    func inEnglish(_ value: Int, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let name = self == .year ? "year" : "month"
        if width == .wide { return "\(value) \(name)\(value == 1 ? "" : "s")" }
        if width == .narrow { return "\(value)\(self == .year ? "y" : "mo")" }
        return "\(value) \(self == .year ? "yr" : "mth")\(value == 1 ? "" : "s")"
    }
}

extension Duration.UnitsFormatStyle.UnitWidth {
    /// What stands between two units in English.
    fileprivate var separator: String { self == .wide || self == .abbreviated ? ", " : " " }
}
