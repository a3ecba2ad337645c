import Scene

extension Double {
    /// The number with at most three digits after the point, without trailing zeros.
    var inWords: String {
        guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
        guard abs(self) < 1e12 else { return self < 0 ? "-huge" : "huge" }
        let thousandths = Int64((abs(self) * 1000 + 0.5).rounded(.down))
        var text = self < 0 && thousandths > 0 ? "-" : ""
        text += "\(thousandths / 1000)"
        var fraction = thousandths % 1000
        guard fraction > 0 else { return text }
        text += "."
        for place in [100, 10, 1] as [Int64] where fraction > 0 {
            text += "\(fraction / place)"
            fraction %= place
        }
        return text
    }

    /// ` + 8` or ` - 8`, what is added to a side of a constraint; empty for 0.
    var asSummand: String {
        if self > 0 { return " + \(inWords)" }
        return self < 0 ? " - \((-self).inWords)" : ""
    }
}

extension Rect {
    /// `[x, y, width, height]`.
    var inWords: String { "[\(x.inWords), \(y.inWords), \(width.inWords), \(height.inWords)]" }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    var listed: String {
        guard let last, count > 1 else { return first ?? "the views" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
