import AutoLayout
import Scene

// `symbol(…)` and `color(…)`.
extension CallEvaluator {
    func symbol(_ arguments: [ArgumentValue]) throws(NotationError) -> Image {
        let reader = ValueReader(property: "symbol", elaborator: elaborator)
        guard let first = arguments.first, first.label == nil else {
            throw .wrongArguments(of: "symbol", usage: Function.symbol.usage)
        }
        let name = try reader.text(first.value)
        var pointSize = 17.0
        var weight = FontWeight.regular
        var scale = SymbolScale.medium
        for argument in arguments.dropFirst() {
            switch argument.label {
            case "scale": scale = try reader.choice(argument.value)
            case "pointSize": pointSize = try reader.length(argument.value)
            case "weight": weight = try reader.weight(argument.value)
            case "textStyle": pointSize = try reader.font(argument.value).pointSize
            default: throw .wrongArguments(of: "symbol", usage: Function.symbol.usage)
            }
        }
        if let image = resources.symbol(named: name, pointSize: pointSize, weight: weight, scale: scale) {
            return image
        }
        throw .unknownSymbol(name, among: elaborator.report.isFull ? [] : resources.symbolNames)
    }

    /// `image("harbour", renderingMode: .alwaysTemplate)`.
    func image(_ arguments: [ArgumentValue]) throws(NotationError) -> Image {
        let reader = ValueReader(property: "image", elaborator: elaborator)
        guard let first = arguments.first, first.label == nil, arguments.count == 2,
            arguments[1].label == "renderingMode", var image = try reader.image(first.value)
        else { throw .wrongArguments(of: "image", usage: Function.image.usage) }
        let mode = ValueReader(property: "renderingMode", elaborator: elaborator)
        let modes = ["alwaysTemplate", "alwaysOriginal", "automatic"]
        switch try mode.choice(arguments[1].value, among: modes) {
        case "alwaysTemplate": image.isTemplate = true
        case "alwaysOriginal": image.isTemplate = false
        default: break
        }
        return image
    }

    /// `color("#42ABF5")`, `color(white: 0.8)`, `color(red: 1, green: 0, blue: 0)`, `color(light: …, dark: …)`.
    func color(_ arguments: [ArgumentValue]) throws(NotationError) -> Color {
        let reader = ValueReader(property: "color", elaborator: elaborator)
        if let only = arguments.only {
            if case .string(let text) = only { return try reader.color(text: text) }
            return try reader.color(only)
        }
        let names = arguments.map { $0.label ?? "" }
        switch names {
        case ["light", "dark"]:
            let light = try reader.color(arguments[0].value)
            let dark = try reader.color(arguments[1].value)
            return Color(light: light.light, dark: dark.dark)
        case ["white"], ["white", "alpha"]:
            let white = try reader.fraction(arguments[0].value)
            return Color(white: white, alpha: try alpha(arguments, at: 1, reader))
        case ["red", "green", "blue"], ["red", "green", "blue", "alpha"]:
            let components = Color.Components(
                red: try reader.fraction(arguments[0].value), green: try reader.fraction(arguments[1].value),
                blue: try reader.fraction(arguments[2].value), alpha: try alpha(arguments, at: 3, reader))
            return Color(components)
        default: throw .wrongArguments(of: "color", usage: Function.color.usage)
        }
    }

    private func alpha(_ arguments: [ArgumentValue], at index: Int, _ reader: ValueReader) throws(NotationError)
        -> Double
    {
        arguments.indices.contains(index) ? try reader.fraction(arguments[index].value) : 1
    }
}
