import Foundation

/// A colour as the settings write it, `#06c` or `#0066cc`, by its parts from 0 to 255.
struct HexColor {
    private var parts: [Double]

    init?(_ text: String) {
        let digits = text.dropFirst().compactMap(\.hexDigitValue)
        switch digits.count {
        case 3: parts = digits.map { Double($0 * 17) }
        case 6: parts = [0, 2, 4].map { Double(digits[$0] * 16 + digits[$0 + 1]) }
        default: return nil
        }
    }

    /// What text needs against its ground (WCAG 2.2, 1.4.3).
    static let leastContrast = 4.5

    /// WCAG 2.2, relative luminance.
    private var luminance: Double {
        let linear = parts.map { part -> Double in
            let part = part / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// WCAG 2.2, contrast ratio.
    func contrast(to other: HexColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The first of its mixtures with black, on light grounds, or white that has enough contrast.
    func readable(on ground: HexColor) -> HexColor {
        let end = ground.luminance > 0.18 ? 0.0 : 255.0
        for step in 0...255 {
            var mixed = self
            mixed.parts = parts.map { ($0 + (end - $0) * Double(step) / 255).rounded() }
            if mixed.contrast(to: ground) >= Self.leastContrast { return mixed }
        }
        return self
    }

    /// The colour that holds so much of another one, from 0 to 1.
    func mixed(with other: HexColor, share: Double) -> HexColor {
        var mixed = self
        mixed.parts = zip(parts, other.parts).map { ($0 + ($1 - $0) * share).rounded() }
        return mixed
    }

    /// `#0066cc`
    var text: String {
        let digits = Array("0123456789abcdef")
        return "#" + parts.map { "\(digits[Int($0) >> 4])\(digits[Int($0) & 15])" }.joined()
    }
}

extension String {
    /// The contrast of two colours in hexadecimal; nil where one of them is none.
    func contrast(to other: String) -> Double? {
        guard let one = HexColor(self), let two = HexColor(other) else { return nil }
        return one.contrast(to: two)
    }

    /// The colour, or the nearest lighter or darker one that can be read on another.
    func readable(on ground: String) -> String {
        guard let color = HexColor(self), let paper = HexColor(ground),
            color.contrast(to: paper) < HexColor.leastContrast
        else { return self }
        return color.readable(on: paper).text
    }

    /// The same for several grounds, of which all are light or all dark.
    func readable(onAll grounds: [String]) -> String { grounds.reduce(self) { $0.readable(on: $1) } }

    /// A colour that holds so much of another one; itself where one of them is none.
    func mixed(with other: String, share: Double) -> String {
        guard let one = HexColor(self), let two = HexColor(other) else { return self }
        return one.mixed(with: two, share: share).text
    }
}
