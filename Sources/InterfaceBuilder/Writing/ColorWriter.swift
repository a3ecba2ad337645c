import AutoLayout
import Scene

/// How a file's colours are written in the notation.
enum ColorWriter {
    /// The colour that an element has for a key; nil for none, and for one that only the app's catalogue knows.
    static func spelling(_ key: String, in element: XMLElement?) -> String? {
        element?.children.first { $0.name == "color" && $0["key"] == key }.flatMap(spelling)
    }

    /// One of the palette by its name, another one by the bytes of its components.
    static func spelling(_ color: XMLElement) -> String? {
        if let name = color["systemColor"]?.replacing("Color", with: "", maxReplacements: 1), Color.named(name) != nil {
            return ".\(name)"
        }
        let alpha = color.number("alpha") ?? 1
        if alpha <= 0 { return ".clear" }
        if let white = color.number("white") { return gray(white, alpha) }
        guard let red = color.number("red"), let green = color.number("green"), let blue = color.number("blue"),
            [red, green, blue].allSatisfy({ (0...1).contains($0) })
        else { return nil }
        if red == green, green == blue { return gray(red, alpha) }
        if alpha < 1 {
            return "color(red: \(rounded(red)), green: \(rounded(green)), blue: \(rounded(blue)), "
                + "alpha: \(rounded(alpha)))"
        }
        let digits = [red, green, blue].map { part in
            let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }
        return "color(\"#\(digits.joined())\")"
    }

    private static func gray(_ white: Double, _ alpha: Double) -> String {
        let name = white >= 1 ? ".white" : white <= 0 ? ".black" : nil
        if alpha >= 1 { return name ?? "color(white: \(rounded(white)))" }
        return name.map { "\($0).withAlpha(\(rounded(alpha)))" }
            ?? "color(white: \(rounded(white)), alpha: \(rounded(alpha)))"
    }

    /// To thousandths, which are finer than the 255 steps that a screen shows.
    private static func rounded(_ part: Double) -> String { Spelling.number((part * 1000).rounded() / 1000) }
}
