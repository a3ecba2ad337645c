import AutoLayout
import Notation
import Scene

/// Measures texts that say themselves how large they are: `82` is 82 points wide, `82x3` has three lines.
final class GivenTexts: TextMeasuring {
    func width(of text: String, font: Font) -> Double {
        Double(text.split(separator: "x").first ?? "") ?? 0
    }

    func lines(of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode)
        -> [TextLine]
    {
        let parts = text.split(separator: "x")
        let count = parts.count > 1 ? Int(parts[1]) ?? 1 : 1
        let line = TextLine(text: text, width: min(width, self.width(of: text, font: font)))
        return Array(repeating: line, count: maximumLines > 0 ? min(maximumLines, count) : count)
    }
}

/// The texts of the vectors, and the sizes of the pictures that the five screens have.
final class GivenResources: LayoutResources {
    let measurer: any TextMeasuring = GivenTexts()
    let symbolNames: [String] = []
    private let sizes: [(name: String, size: Size)] = [
        ("avatar", Size(width: 100, height: 100)), ("cover", Size(width: 250, height: 250)),
        ("flag", Size(width: 30, height: 30)), ("header", Size(width: 750, height: 250)),
        ("symbol", Size(width: 14, height: 14)),
    ]

    var imageNames: [String] { sizes.map(\.name) }

    func image(named name: String) -> Image? {
        sizes.first { $0.name == name }.map { Image(name: name, size: $0.size) }
    }

    func symbol(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image? { nil }
}

extension DataValue {
    /// A text of so many points and lines; null without lines.
    static func text(width: Double, lines: Int = 1) -> DataValue {
        lines > 0 ? .string("\(width)x\(lines)") : .null
    }

    static func fields(_ fields: KeyValuePairs<String, DataValue>) -> DataValue {
        .record(fields.map { Field(name: $0.key, value: $0.value) })
    }
}
