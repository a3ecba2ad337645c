import AutoLayout
import Scene

// Texts of several styles.
extension ValueReader {
    /// `.markdown("**Ada** replied")`, or a list of texts and runs.
    func attributedText(_ value: Value) throws(NotationError) -> [AttributedRun] {
        var runs: [AttributedRun] = []
        if let count = value.count {
            for index in 0..<count { runs += try self.runs(value[index] ?? .invalid) }
        } else {
            guard case .dot = value else {
                throw .wrongValue(of: property, expected: Self.expected, found: value.description)
            }
            runs = try self.runs(value)
        }
        guard runs.reduce(0, { $0 + $1.text.utf8.count }) <= Limits.textBytes else {
            throw .textTooLong(limit: Limits.textBytes)
        }
        return runs
    }

    private static let expected =
        "`.markdown(\"**Ada** replied\")` or a list such as `[.run(\"Ada\", bold: true), \" replied\"]`"
    private static let usage =
        ".run(\"Ada\", bold: true, font: .headline, color: .red, kern: 1, underline: true, strikethrough: true, "
        + "link: \"https://example.org\")"

    /// What one element of the list stands for.
    private func runs(_ value: Value) throws(NotationError) -> [AttributedRun] {
        if case .string(let text) = value { return [AttributedRun(text)] }
        guard case .dot(let dot) = value, let step = dot.steps.first, dot.steps.count == 1 else {
            throw .wrongValue(of: property, expected: Self.expected, found: value.description)
        }
        switch step.name {
        case "run": return [try run(step.arguments ?? [])]
        case "markdown":
            guard let text = step.arguments?.only, case .string(let text) = text else {
                throw .wrongArguments(of: "markdown", usage: ".markdown(\"**Ada** replied\")")
            }
            do throws(InlineMarkdown.MissingFont) {
                return try InlineMarkdown(text).runs.map { AttributedRun($0) }
            } catch {
                throw .noFontForMarkdown(error.mark, error.font)
            }
        default: throw .unknownValueName(step.name, of: property, among: ["run", "markdown"])
        }
    }

    private func run(_ arguments: [ArgumentValue]) throws(NotationError) -> AttributedRun {
        guard let first = arguments.first, first.label == nil, case .string(let text) = first.value else {
            throw .wrongArguments(of: "run", usage: Self.usage)
        }
        var run = AttributedRun(text)
        for argument in arguments.dropFirst() {
            let reader = ValueReader(property: argument.label ?? "", elaborator: elaborator)
            switch argument.label {
            case "bold": run.isBold = try reader.bool(argument.value)
            case "font": run.font = try reader.font(argument.value)
            case "color": run.color = try reader.color(argument.value)
            case "kern": run.kern = try reader.number(argument.value)
            case "underline": run.isUnderlined = try reader.bool(argument.value)
            case "strikethrough": run.isStruckThrough = try reader.bool(argument.value)
            case "link": run.link = try reader.text(argument.value)
            default: throw .wrongArguments(of: "run", usage: Self.usage)
            }
        }
        return run
    }
}

extension AttributedRun {
    fileprivate init(_ run: InlineMarkdown.Run) {
        self.init(run.text)
        (isBold, isStruckThrough, link) = (run.style.isBold, run.style.isStruckThrough, run.style.link)
    }
}
