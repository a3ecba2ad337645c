import AutoLayout
import Diagnostics

/// A setting's value as text, and what it can be read as.
struct SettingValue {
    let name: String
    let text: String

    private func bad(_ expected: String) -> NotationError {
        .badSetting(name, value: text, expected: expected)
    }

    /// The parts between commas, white space around them left out.
    private var parts: [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { SettingValue.trimmed(String($0)) }
    }

    private static func trimmed(_ text: String) -> String {
        var bytes = Array(text.utf8)
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(decoding: bytes.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }

    func number(_ range: ClosedRange<Double>) throws(NotationError) -> Double {
        guard let number = SettingValue.number(text), range.contains(number) else { throw bad(expectation(range)) }
        return number
    }

    func numbers(_ range: ClosedRange<Double>) throws(NotationError) -> [Double] {
        var numbers: [Double] = []
        for part in parts {
            guard let number = SettingValue.number(part), range.contains(number), numbers.count < 50 else {
                throw bad("\(expectation(range)), or several with commas between")
            }
            numbers.append(number)
        }
        return numbers
    }

    private func expectation(_ range: ClosedRange<Double>) -> String {
        "a number from \(DecimalNumber.text(of: range.lowerBound)) to \(DecimalNumber.text(of: range.upperBound))"
    }

    private static func number(_ text: String) -> Double? {
        guard text.utf8.first == UInt8(ascii: "-") else { return DecimalNumber.parse(text.utf8) }
        return DecimalNumber.parse(text.utf8.dropFirst()).map { -$0 }
    }

    /// Letters, digits, hyphens and underscores, since it becomes part of an address.
    func identifier() throws(NotationError) -> String {
        let isPlain = text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
        guard isPlain else { throw bad("letters, digits, '-' and '_'") }
        return text
    }

    func typeName() throws(NotationError) -> String {
        let isName = text.utf8.first?.isLetter == true && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        guard isName else { throw .badTypeName(name, value: text) }
        return text
    }

    func devices() throws(NotationError) -> [String] {
        for part in parts where Screen.device(part) == nil {
            // Other digits are another device, and no slip.
            let nearest = nearestName(to: part, among: DevicePreset.names).flatMap { near in
                digits(of: near) == digits(of: part) ? near : nil
            }
            throw .unknownDevice(part, nearest: nearest, among: DevicePreset.all.map { $0.name })
        }
        return parts
    }

    private func digits(of name: String) -> [UInt8] { name.utf8.filter { $0.isDigit } }

    func appearances() throws(NotationError) -> [UserInterfaceStyle] {
        var styles: [UserInterfaceStyle] = []
        for part in parts {
            if part == "both" {
                styles += [.light, .dark]
            } else if let style = UserInterfaceStyle(rawValue: part) {
                styles.append(style)
            } else {
                throw bad("light, dark or both")
            }
        }
        return styles
    }

    func keyboards() throws(NotationError) -> [Bool] {
        var keyboards: [Bool] = []
        for part in parts {
            guard part == "shown" || part == "hidden" else { throw bad("shown, hidden or both with a comma between") }
            keyboards.append(part == "shown")
        }
        return keyboards
    }

    func shown() throws(NotationError) -> (code: Bool, figure: Bool) {
        guard parts.allSatisfy({ ["code", "figure", "none"].contains($0) }) else { throw bad("code, figure or none") }
        return (parts.contains("code"), parts.contains("figure"))
    }

    func directions() throws(NotationError) -> [LayoutDirection] {
        var directions: [LayoutDirection] = []
        for part in parts {
            if part == "both" {
                directions += [.leftToRight, .rightToLeft]
            } else if let direction = LayoutDirection(rawValue: part) {
                directions.append(direction)
            } else {
                throw bad("ltr, rtl or both")
            }
        }
        return directions
    }

    func textSizes() throws(NotationError) -> [ContentSizeCategory] {
        var categories: [ContentSizeCategory] = []
        for part in parts {
            guard let category = ContentSizeCategory(notation: part) else {
                let names = NotationError.list(ContentSizeCategory.allCases.map { $0.names[0] })
                throw bad("one of \(names), or several with commas between")
            }
            categories.append(category)
        }
        return categories
    }

    /// Names, each with bounds or without.
    func knobs() throws(NotationError) -> [Knob] {
        var knobs: [Knob] = []
        for part in parts {
            let words = part.split(separator: " ").map(String.init)
            let isName = words.first?.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") } == true
            let bounds = words.count == 2 ? SettingValue.bounds(words[1]) : nil
            guard isName, words.count == 1 || bounds != nil, knobs.count < 8 else {
                throw bad("names such as `avatar.size 20...120, name.hugging`, eight at most")
            }
            knobs.append(Knob(name: words[0], bounds: bounds))
        }
        return knobs
    }

    /// `20...120`.
    private static func bounds(_ text: String) -> ClosedRange<Double>? {
        let bytes = Array(text.utf8)
        let dots = Array("...".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: dots) }) else { return nil }
        let ends = [bytes[..<start], bytes[(start + dots.count)...]].map {
            number(String(decoding: $0, as: UTF8.self))
        }
        guard let least = ends[0], let most = ends[1], least < most else { return nil }
        return least...most
    }

    func choice<T>(_ choices: [(String, T)]) throws(NotationError) -> T {
        for (name, value) in choices where name == text { return value }
        throw bad(NotationError.list(choices.map { $0.0 }, joint: " or "))
    }
}
