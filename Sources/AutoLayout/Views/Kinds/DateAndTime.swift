import Piecewise

/// A day and a time of the day, without a time zone.
public struct DateAndTime: Hashable, Sendable, Serializable {
    public var year = 2026
    /// 1…12.
    public var month = 1
    /// 1…31.
    public var day = 1
    /// 0…23.
    public var hour = 9
    /// 0…59.
    public var minute = 41

    public init() {}

    /// From `2026-05-17`, `2026-05-17 09:41` or `09:41`; nil for anything else.
    public init?(_ text: String) {
        self.init()
        for part in text.split(separator: " ") {
            let days = part.split(separator: "-").compactMap { Int($0) }
            let times = part.split(separator: ":").compactMap { Int($0) }
            if days.count == 3, (1...12).contains(days[1]), (1...31).contains(days[2]) {
                (year, month, day) = (days[0], days[1], days[2])
            } else if times.count == 2, (0...23).contains(times[0]), (0...59).contains(times[1]) {
                (hour, minute) = (times[0], times[1])
            } else {
                return nil
            }
        }
    }
}

extension DateAndTime {
    /// `May 17, 2026`.
    var dateText: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }

    /// `9:41 AM`.
    var timeText: String { "\(hour % 12 == 0 ? 12 : hour % 12):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")" }

    /// `May 2026`.
    var monthText: String { "\(Self.months[month - 1]) \(year)" }

    var daysInMonth: Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Of the month's first day in the Gregorian calendar: 0 for a Sunday … 6 for a Saturday.
    var weekdayOfFirst: Int {
        // January and February count as months of the year before, whose lengths then follow one rule.
        let before = month < 3 ? year - 1 : year
        let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let day = before + before / 4 - before / 100 + before / 400 + offsets[month - 1] + 1
        return (day % 7 + 7) % 7
    }

    static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

    /// A wheel, its part of the width, and what stands so many steps below the chosen row.
    struct Wheel {
        var share: Double
        var text: (Int) -> String
    }

    func wheels(_ mode: DatePicker.Mode) -> [Wheel] {
        let time = [
            Wheel(share: 0.2) { "\((hour + $0 + 23) % 12 + 1)" },
            Wheel(share: 0.2) { Self.twoDigits((minute + $0 + 60) % 60) },
            Wheel(share: 0.2) { step in
                let half = (hour < 12 ? 0 : 1) + step
                return half == 0 ? "AM" : half == 1 ? "PM" : ""
            },
        ]
        switch mode {
        case .time: return time.map { Wheel(share: 1.0 / 3, text: $0.text) }
        case .date:
            return [
                Wheel(share: 0.45) { Self.months[(month + $0 + 11) % 12] },
                Wheel(share: 0.22) { "\((day + $0 - 1 + 31) % 31 + 1)" }, Wheel(share: 0.33) { "\(year + $0)" },
            ]
        case .dateAndTime:
            return [
                Wheel(share: 0.4) { "\(Self.months[month - 1].prefix(3)) \((day + $0 - 1 + 31) % 31 + 1)" }
            ] + time
        }
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
