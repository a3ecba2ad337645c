/// How numbers and texts are written in the notation.
enum Spelling {
    /// With as many digits as it needs, and none behind the point for a whole number.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
    }

    /// ` + 8`, ` - 8`, or nothing for 0.
    static func sum(_ constant: Double) -> String {
        constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
    }

    /// Four sides, or one number for all of them.
    static func sides(_ sides: [Double]) -> String {
        if let first = sides.first, sides.allSatisfy({ $0 == first }) { return number(first) }
        return "(\(sides.map { number($0) }.joined(separator: ", ")))"
    }

    static func text(_ text: String) -> String {
        var spelled = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": spelled += "\\\""
            case "\\": spelled += "\\\\"
            case "\n", "\r", "\u{2028}", "\u{2029}": spelled += "\\n"
            case "\t": spelled += "\\t"
            default:
                spelled +=
                    scalar.value < 0x20 || scalar.value == 0x7F
                    ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }
        return spelled + "\""
    }

    /// A comment's text on one line.
    static func comment(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
