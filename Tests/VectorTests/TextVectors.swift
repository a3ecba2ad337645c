import AutoLayout
import Scene
import Typesetting

/// Heights and widths of labels and buttons.
enum TextVectors {
    static func heights(_ vector: Vector) -> [String] {
        var comparison = Comparison(vector)
        let category = ContentSizeCategory(vector.given["contentSize"])
        for (name, wanted) in vector.expect["heights"].members {
            guard let font = font(name, category) else {
                comparison.fail("'\(name)' is not understood")
                continue
            }
            let size = vector.given["pointSizes"][name]
            if !size.isNull { comparison.expect("size of \(name)", font.pointSize, size) }
            let leading = vector.given["leading"][name]
            if !leading.isNull { comparison.expect("leading of \(name)", font.leading, leading) }
            if !wanted.isNull, wanted.number != nil { comparison.expect(name, height(font, 1, vector.scale), wanted) }
            for (lines, height) in wanted.members {
                comparison.expect("\(name) × \(lines)", self.height(font, Int(lines) ?? 0, vector.scale), height)
            }
        }
        return comparison.result
    }

    static func width(_ vector: Vector, _ typesetter: Typesetter) -> [String] {
        var comparison = Comparison(vector)
        let label = label(vector)
        comparison.expect(label.text, width(of: label, vector, typesetter), vector.expect["intrinsicWidth"])
        return comparison.result
    }

    /// A line of the docs' table: how wide the label is on a device, and how wide here.
    static func row(_ vector: Vector, _ typesetter: Typesetter) -> (size: Double, line: String) {
        let label = label(vector)
        let wanted = vector.expect["intrinsicWidth"].number ?? 0
        let width = width(of: label, vector, typesetter) ?? 0
        let error = ((width - wanted) * vector.scale).rounded()
        let weight = label.font.weight == .regular ? "" : " semibold"
        let cells = [
            number(label.font.pointSize) + weight, number(label.font.tracking), label.text,
            number(wanted), number(width), (error > 0 ? "+" : "") + number(error),
        ]
        return (label.font.pointSize, "| \(cells.joined(separator: " | ")) |")
    }

    /// At most four digits behind the point.
    private static func number(_ value: Double) -> String {
        let digits = (value * 10000).rounded() / 10000
        return digits == digits.rounded() ? "\(Int(digits))" : "\(digits)"
    }

    private static func label(_ vector: Vector) -> Label {
        let weight = vector.given["weight"].string.flatMap { FontWeight.named($0) } ?? .regular
        var label = Label(font: .system(vector.given["pointSize"].number ?? 17, weight: weight))
        label.text = vector.given["text"].string ?? ""
        return label
    }

    private static func width(of label: Label, _ vector: Vector, _ typesetter: Typesetter) -> Double? {
        View(name: "label", kind: .label(label)).intrinsicContentSize(
            fittingWidth: nil, measurer: typesetter, screen: Screen(size: .zero, scale: vector.scale)
        ).width
    }

    static func buttons(_ vector: Vector) -> [String] {
        var comparison = Comparison(vector)
        for (key, wanted) in vector.expect.members {
            switch key {
            case "heightByPointSize":
                for (size, height) in wanted.members {
                    comparison.expect(size, self.height(ofButton: Double(size) ?? 0, .zero), height)
                }
            case "cases":
                for item in wanted.array {
                    let insets = EdgeInsets(top: item["top"].number ?? 0, bottom: item["bottom"].number ?? 0)
                    let size = item["pt"].number ?? 0
                    comparison.expect("\(size) \(insets)", height(ofButton: size, insets), item["height"])
                }
            case "height": comparison.expect(key, height(ofButton: 17, vector.insets), wanted)
            case "beforeFontChange":
                comparison.expect(key, height(ofButton: Font.button.pointSize, vector.insets), wanted)
            default: comparison.fail("'\(key)' is not understood")
            }
        }
        return comparison.result
    }

    private static func font(_ name: String, _ category: ContentSizeCategory) -> Font? {
        if let size = Double(name) { return .system(size) }
        return TextStyle(rawValue: name).map { .preferred($0, category: category) }
    }

    private static func height(_ font: Font, _ lines: Int, _ scale: Double) -> Double? {
        var label = Label(font: font)
        label.text = "60x\(lines)"
        label.numberOfLines = lines == 1 ? 1 : 0
        let view = View(name: "label", kind: .label(label))
        return view.intrinsicContentSize(
            fittingWidth: 100, measurer: GivenTexts(), screen: Screen(size: .zero, scale: scale)
        ).height
    }

    private static func height(ofButton size: Double, _ insets: EdgeInsets) -> Double? {
        var button = Button(font: .system(size))
        button.title = "40"
        button.contentEdgeInsets = insets
        let view = View(name: "button", kind: .button(button))
        return view.intrinsicContentSize(fittingWidth: nil, measurer: GivenTexts(), screen: Screen(size: .zero)).height
    }
}

extension Vector {
    fileprivate var insets: EdgeInsets {
        let numbers = given["contentEdgeInsets"].numbers
        guard numbers.count == 4 else { return .zero }
        return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension ContentSizeCategory {
    /// `L`, `xS`, `AX3`; large where nothing is said.
    init(_ json: JSONValue) {
        switch json.string ?? "L" {
        case "xS", "XS": self = .extraSmall
        case "S": self = .small
        case "M": self = .medium
        case "xL", "XL": self = .xLarge
        case "xxL", "XXL": self = .xxLarge
        case "xxxL", "XXXL": self = .xxxLarge
        case let name: self = ContentSizeCategory(rawValue: name) ?? .large
        }
    }
}
