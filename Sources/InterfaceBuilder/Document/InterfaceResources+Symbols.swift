import AutoLayout
import Scene

// A file has of a symbol its shape alone, in a box of 64 or 128 points. How large that is in points differs from symbol to
// symbol: circles are known from saved frames, the others are estimated.
extension InterfaceResources {
    /// The size of a symbol's alignment rect, points: as high as a line of text, which image views round down.
    ///
    /// - Parameter symbolScale: `large` where a button with a configuration says nothing.
    /// - Returns: nil for a symbol that the file does not have.
    func symbolSize(_ name: String, pointSize: Double, symbolScale: String? = nil) -> Size? {
        let isLarge = symbolScale == "large"
        let factor = isLarge ? Self.large : symbolScale == "small" ? 1 / Self.large : 1
        guard let box = symbols[name], box.width > 0, box.height > 0 else { return nil }
        let side = isCircle(box) ? Self.circle : Self.longestSide
        let width = pointSize * side * factor * box.width / max(box.width, box.height)
        return Size(
            width: (width * scale).rounded() / scale,
            height: (Font(pointSize: pointSize).lineHeight * scale).rounded(isLarge ? .up : .down) / scale)
    }

    /// How much lower a symbol of 17 points is than its alignment rect, points: half of it above, half below. Nil where
    /// that is not known.
    ///
    /// Source: frames of 14 circles whose height a constraint gives, 1 lower at two pixels a point, 1.33 at three.
    func symbolInset(_ name: String) -> Double? {
        symbols[name].flatMap { isCircle($0) ? (scale == 2 ? 1 : 4 / 3) : nil }
    }

    /// Whether a box is that of a circle, such as `person.circle`'s.
    private func isCircle(_ box: Size) -> Bool {
        box.width >= box.height && (0.937...0.962).contains(box.height / box.width)
    }

    /// A circle's width to the point size, as saved: 20 at 17.
    private static let circle = 20.0 / 17
    /// Of other symbols, the longer side to the point size (estimated: 22 at 17, from 20 to 24 in saved frames).
    private static let longestSide = 22.0 / 17
    /// The scale `large`, as saved: 25.67 for 20 and 31.67 for 24.7; that `small` is as much less is estimated.
    private static let large = 1.28
}
