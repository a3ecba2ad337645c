import AutoLayout
import Scene

// Colors, fonts and pictures.
extension ValueReader {
    func color(_ value: Value) throws(NotationError) -> Color {
        switch value {
        case .color(let color): return color
        case .dot(let dot): return try color(dot)
        case .null: throw .missingValue(of: property)
        default: throw .wrongValue(of: property, expected: "a color", found: value.description)
        }
    }

    /// A color, or none for nil.
    func optionalColor(_ value: Value) throws(NotationError) -> Color? {
        value.isNull ? nil : try color(value)
    }

    private func color(_ dot: DotValue) throws(NotationError) -> Color {
        guard let first = dot.steps.first, first.arguments == nil, var color = Color.named(first.name) else {
            throw .unknownValueName(dot.steps.first?.name ?? "", of: property, among: Color.names)
        }
        for step in dot.steps.dropFirst() {
            guard step.name == "withAlpha", let alpha = step.arguments?.only else {
                throw .noSuchMember(step.name, of: "a color")
            }
            color = color.withAlpha(try ValueReader(property: step.name, elaborator: elaborator).fraction(alpha))
        }
        return color
    }

    /// `#42ABF5`, `#42ABF580` or the name of one of UIKit's colors.
    func color(text: String) throws(NotationError) -> Color {
        if let color = Color.named(text) { return color }
        var bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "#") else {
            throw .wrongValue(of: "color", expected: "#RRGGBB", found: "\"\(text)\"")
        }
        bytes.removeFirst()
        var parts: [Double] = []
        for index in stride(from: 0, to: bytes.count - 1, by: 2) {
            guard let high = bytes[index].hexadecimalValue, let low = bytes[index + 1].hexadecimalValue else { break }
            parts.append(Double(high * 16 + low) / 255)
        }
        guard bytes.count == parts.count * 2, parts.count == 3 || parts.count == 4 else {
            throw .wrongValue(of: "color", expected: "#RRGGBB", found: "\"\(text)\"")
        }
        return Color(
            Color.Components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1))
    }

    func colors(_ value: Value) throws(NotationError) -> [Color] {
        guard case .list(let elements) = value else {
            throw .wrongValue(of: property, expected: "a list of colors", found: value.description)
        }
        var colors: [Color] = []
        for element in elements { colors.append(try color(element)) }
        return colors
    }

    // MARK: Fonts

    /// `.headline`, `.title2.bold`, `.system(16, weight: .bold)`.
    func font(_ value: Value) throws(NotationError) -> Font {
        guard case .dot(let dot) = value, let first = dot.steps.first else {
            if value.isNull { throw .missingValue(of: property) }
            throw .wrongValue(
                of: property, expected: "a font such as .headline or .system(16)", found: value.description)
        }
        var font = try baseFont(first)
        for step in dot.steps.dropFirst() {
            if step.name == "emphasized", step.arguments == nil {
                font = font.emphasized
            } else if step.arguments == nil, let weight = FontWeight.named(step.name) {
                font = font.withWeight(weight)
            } else {
                throw .unknownValueName(step.name, of: property, among: FontWeight.names + ["emphasized"])
            }
        }
        return font
    }

    private func baseFont(_ step: DotValue.Step) throws(NotationError) -> Font {
        if step.name == "system" { return try systemFont(step.arguments ?? []) }
        if step.arguments == nil, let style = TextStyle(rawValue: step.name) {
            return .preferred(style, category: elaborator.screen.contentSizeCategory)
        }
        throw .unknownValueName(step.name, of: property, among: TextStyle.allCases.map { $0.rawValue } + ["system"])
    }

    private func systemFont(_ arguments: [ArgumentValue]) throws(NotationError) -> Font {
        let usage = ".system(16, weight: .bold)"
        guard let first = arguments.first, first.label == nil || first.label == "size", arguments.count <= 2 else {
            throw .wrongArguments(of: "system", usage: usage)
        }
        let size = try number(first.value)
        guard size > 0, size <= 1000 else {
            throw .valueOutOfRange(DecimalNumber.text(of: size), of: "size", range: "above 0 and at most 1000")
        }
        guard arguments.count == 2 else { return .system(size) }
        guard arguments[1].label == "weight" else { throw .wrongArguments(of: "system", usage: usage) }
        return .system(size, weight: try weight(arguments[1].value))
    }

    func weight(_ value: Value) throws(NotationError) -> FontWeight {
        guard case .dot(let dot) = value, let word = dot.word else {
            throw .wrongValue(of: property, expected: "a weight such as .semibold", found: value.description)
        }
        guard let weight = FontWeight.named(word) else {
            throw .unknownValueName(word, of: "weight", among: FontWeight.names)
        }
        return weight
    }

    // MARK: Pictures

    /// A picture by its name, a symbol, or none for nil.
    func image(_ value: Value) throws(NotationError) -> Image? {
        switch value {
        case .null: return nil
        case .image(let image): return image
        case .string(let name):
            if let image = elaborator.resources.image(named: name) { return image }
            throw .unknownImage(name, among: elaborator.report.isFull ? [] : elaborator.resources.imageNames)
        default: throw .wrongValue(of: property, expected: "a picture's name or symbol(…)", found: value.description)
        }
    }
}
