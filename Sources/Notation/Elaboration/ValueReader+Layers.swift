import AutoLayout
import Scene

// What layers have: shadows, corners and transforms.
extension ValueReader {
    /// One number downwards, or two: to the right and downwards.
    func offset(_ value: Value) throws(NotationError) -> Size {
        guard case .tuple(let lengths) = value else { return Size(width: 0, height: try number(value)) }
        guard lengths.count == 2 else {
            throw .wrongValue(of: property, expected: "a number or (width, height)", found: value.description)
        }
        return Size(width: try number(lengths[0]), height: try number(lengths[1]))
    }

    /// A list of corners by UIKit's names.
    func corners(_ value: Value) throws(NotationError) -> Corners {
        let names = Self.corners.map { $0.name }
        guard let count = value.count else {
            throw .wrongValue(
                of: property, expected: "a list of corners such as [.\(names[0]), .\(names[1])]",
                found: value.description)
        }
        var corners: Corners = []
        for index in 0..<count {
            let word = try choice(value[index] ?? .invalid, among: names)
            for corner in Self.corners where corner.name == word { corners.insert(corner.corner) }
        }
        return corners
    }

    private static let corners: [(name: String, corner: Corners)] = [
        ("layerMinXMinYCorner", .topLeft), ("layerMaxXMinYCorner", .topRight),
        ("layerMinXMaxYCorner", .bottomLeft), ("layerMaxXMaxYCorner", .bottomRight),
    ]

    // MARK: Transforms

    /// `.identity`, `.rotation(15)`, `.translation(0, 8).scale(0.9)`: the last step is done first, as in UIKit.
    func transform(_ value: Value) throws(NotationError) -> Transform {
        guard case .dot(let dot) = value else {
            throw .wrongValue(of: property, expected: "a transform such as .rotation(15)", found: value.description)
        }
        if dot.word == "identity" { return .identity }
        var transform = Transform()
        for step in dot.steps { transform.steps.append(try transformStep(step)) }
        return transform
    }

    private func transformStep(_ step: DotValue.Step) throws(NotationError) -> Transform.Step {
        let names = ["rotation", "scale", "translation", "identity"]
        guard names.dropLast().contains(step.name) else {
            throw .unknownValueName(step.name, of: property, among: names)
        }
        var numbers: [Double] = []
        for argument in step.arguments ?? [] {
            guard argument.label == nil else { throw .wrongArguments(of: step.name, usage: usage(step.name)) }
            numbers.append(try constant(argument.value))
        }
        switch (step.name, numbers.count) {
        case ("rotation", 1): return .rotation(numbers[0])
        case ("scale", 1): return .scale(x: numbers[0], y: numbers[0])
        case ("scale", 2): return .scale(x: numbers[0], y: numbers[1])
        case ("translation", 2): return .translation(x: numbers[0], y: numbers[1])
        default: throw .wrongArguments(of: step.name, usage: usage(step.name))
        }
    }

    private func usage(_ step: String) -> String {
        switch step {
        case "rotation": ".rotation(15)"
        case "scale": ".scale(1.2) or .scale(1.2, 0.8)"
        default: ".translation(0, 8)"
        }
    }

    // MARK: Shapes

    /// `[.move(0, 1), .line(0.5, 0), .line(1, 1), .close]`, in parts of the view's width and height.
    func shape(_ value: Value) throws(NotationError) -> [ShapeStep] {
        let usage = "[.move(0, 1), .line(0.5, 0), .quad(1, 0, 1, 1), .curve(1, 2, 0, 2, 0, 1), .close]"
        guard let count = value.count else {
            throw .wrongValue(of: property, expected: "a list of steps such as `\(usage)`", found: value.description)
        }
        var steps: [ShapeStep] = []
        for index in 0..<count {
            guard case .dot(let dot)? = value[index], let step = dot.steps.first, dot.steps.count == 1 else {
                throw .wrongArguments(of: property, usage: usage)
            }
            var numbers: [Double] = []
            for argument in step.arguments ?? [] { numbers.append(try constant(argument.value)) }
            steps.append(try shapeStep(step.name, numbers, usage))
        }
        if case .move? = steps.first { return steps }
        guard steps.isEmpty else { throw .wrongArguments(of: property, usage: usage) }
        return []
    }

    private func shapeStep(_ name: String, _ numbers: [Double], _ usage: String) throws(NotationError) -> ShapeStep {
        switch (name, numbers.count) {
        case ("move", 2): return .move(x: numbers[0], y: numbers[1])
        case ("line", 2): return .line(x: numbers[0], y: numbers[1])
        case ("quad", 4): return .quad(controlX: numbers[0], controlY: numbers[1], x: numbers[2], y: numbers[3])
        case ("curve", 6):
            return .curve(
                control1X: numbers[0], control1Y: numbers[1], control2X: numbers[2], control2Y: numbers[3],
                x: numbers[4], y: numbers[5])
        case ("close", 0): return .close
        case ("move", _), ("line", _), ("quad", _), ("curve", _), ("close", _):
            throw .wrongArguments(of: name, usage: usage)
        default:
            throw .unknownValueName(name, of: property, among: ["move", "line", "quad", "curve", "close"])
        }
    }

    /// A number that neither the screen's size nor the scroll offset changes.
    private func constant(_ value: Value) throws(NotationError) -> Double {
        if case .number(let number) = value, number.varies {
            throw .wrongValue(
                of: property, expected: "a number that does not follow the screen's size or a scroll offset",
                found: "a length that does")
        }
        return try number(value)
    }
}
