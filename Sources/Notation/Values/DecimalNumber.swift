/// Numbers as text, both ways, by one rule and without a C library.
package enum DecimalNumber {
    /// The value of `12`, `0.5`, `1_000` or `1e3`; nil for anything else and beyond 1e15. Exact up to 15 digits.
    static func parse(_ bytes: some Collection<UInt8>) -> Double? {
        var mantissa = 0.0
        var scale = 0
        var exponent = 0
        var digits = 0
        var isFraction = false
        var rest = Array(bytes).makeIterator()
        while let byte = rest.next() {
            if byte.isDigit {
                digits += 1
                guard digits <= 40 else { continue }
                mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { scale += 1 }
            } else if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else if byte | 0x20 == UInt8(ascii: "e") {
                guard let value = parseExponent(&rest) else { return nil }
                exponent = value
            } else if byte != UInt8(ascii: "_") {
                return nil
            }
        }
        guard digits > 0, digits <= 40 else { return nil }
        let value = scaled(mantissa, by: exponent - scale)
        return value.magnitude <= 1e15 ? value : nil
    }

    private static func parseExponent(_ rest: inout IndexingIterator<[UInt8]>) -> Int? {
        var sign = 1
        var value = 0
        while let byte = rest.next() {
            if byte == UInt8(ascii: "-") {
                sign = -1
            } else if byte.isDigit {
                value = min(1000, value * 10 + Int(byte - UInt8(ascii: "0")))
            } else if byte != UInt8(ascii: "+"), byte != UInt8(ascii: "_") {
                return nil
            }
        }
        return value * sign
    }

    private static func scaled(_ mantissa: Double, by exponent: Int) -> Double {
        guard mantissa != 0, exponent != 0 else { return mantissa }
        guard exponent.magnitude < 400 else { return exponent > 0 ? .infinity : 0 }
        var power = 1.0
        for _ in 0..<min(300, exponent.magnitude) { power *= 10 }
        return exponent > 0 ? mantissa * power : mantissa / power
    }

    /// A number as text: up to six decimals, no zeros at their end, `-0` is `0`.
    package static func text(of value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "not a number" : value < 0 ? "-∞" : "∞" }
        let magnitude = value.magnitude
        guard magnitude < 1e12 else { return wholeText(of: value) }
        let millionths = Int64((magnitude * 1_000_000).rounded())
        var fraction = millionths % 1_000_000
        var text = value < 0 && millionths > 0 ? "-" : ""
        text += "\(millionths / 1_000_000)"
        guard fraction > 0 else { return text }
        text += "."
        var unit: Int64 = 100_000
        while fraction > 0 {
            text += "\(fraction / unit)"
            fraction %= unit
            unit /= 10
        }
        return text
    }

    private static func wholeText(of value: Double) -> String {
        guard value.magnitude < 9e18 else { return value < 0 ? "less than -9e18" : "more than 9e18" }
        return "\(Int64(value.rounded()))"
    }
}
