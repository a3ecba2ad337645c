import AutoLayout
import Notation

// Texts of several styles.
extension ExpressionWriter {
    /// `[TextRun("Ada", isBold: true), TextRun(" replied")]`.
    func attributedText(_ value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch value.kind {
        case .variable(let variable):
            if let meaning = variable.meaning { return try attributedText(meaning) }
        case .ternary(let condition, let first, let second):
            return try attributedText(first).or(try attributedText(second), if: try write(condition, as: .bool))
        case .list(let elements):
            var runs: [SwiftExpression] = []
            for element in elements { runs += try self.runs(element) }
            return .array(runs)
        case .dot: return .array(try runs(value))
        default: break
        }
        throw Untranslatable(reason: "the runs of a text are not written one by one")
    }

    private func runs(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftExpression] {
        guard case .dot(let steps) = value.kind, let step = steps.first, let first = step.arguments?.first else {
            return [run(try write(value, as: .text), [])]
        }
        if step.name == "markdown" { return try markdown(first.value) }
        var arguments: [SwiftExpression.Argument] = []
        for argument in step.arguments?.dropFirst() ?? [] {
            let value = argument.value
            switch argument.label {
            case "bold": arguments.append(.init("isBold", try write(value, as: .bool)))
            case "font": arguments.append(.init("font", try write(value, as: .font)))
            case "color": arguments.append(.init("color", try write(value, as: .color)))
            case "kern": arguments.append(.init("kern", try write(value, as: .number)))
            case "underline": arguments.append(.init("isUnderlined", try write(value, as: .bool)))
            case "strikethrough": arguments.append(.init("isStruckThrough", try write(value, as: .bool)))
            default: arguments.append(.init("link", try write(value, as: .text)))
            }
        }
        return [run(try write(first.value, as: .text), inOrder(arguments))]
    }

    /// As the initializer has them.
    private func inOrder(_ arguments: [SwiftExpression.Argument]) -> [SwiftExpression.Argument] {
        ["font", "isBold", "color", "kern", "isUnderlined", "isStruckThrough", "link"].flatMap { label in
            arguments.filter { $0.label == label }
        }
    }

    private func run(_ text: SwiftExpression, _ arguments: [SwiftExpression.Argument]) -> SwiftExpression {
        .call(.name("TextRun"), [.init(text)] + arguments, .fitting)
    }

    /// The runs of a text with marks; what is put into it stands where it stood, whatever it holds.
    private func markdown(_ value: ResolvedExpression) throws(Untranslatable) -> [SwiftExpression] {
        guard case .string(let pieces) = value.kind else {
            throw Untranslatable(reason: "Markdown that only the running app knows is not read")
        }
        var (marked, inserted) = ("", [ResolvedExpression]())
        for piece in pieces {
            switch piece {
            case .text(let part): marked += part
            case .interpolation(let value):
                marked.unicodeScalars.append(Self.placeholder(inserted.count))
                inserted.append(value)
            }
        }
        let runs: [InlineMarkdown.Run]
        do throws(InlineMarkdown.MissingFont) {
            runs = try InlineMarkdown(marked).runs
        } catch {
            throw Untranslatable(reason: "its Markdown cannot be read")
        }
        return try runs.map { run throws(Untranslatable) in
            var arguments: [SwiftExpression.Argument] = []
            if run.style.isBold { arguments.append(.init("isBold", .bool(true))) }
            if run.style.isStruckThrough { arguments.append(.init("isStruckThrough", .bool(true))) }
            if let link = run.style.link { arguments.append(.init("link", try write(Self.pieces(link, inserted)))) }
            return self.run(try write(Self.pieces(run.text, inserted)), arguments)
        }
    }

    /// A character of the last plane, which is for private use.
    private static func placeholder(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(0x100000 + index)) ?? " " }

    /// A text with what its placeholders stand for.
    private static func pieces(_ text: String, _ inserted: [ResolvedExpression]) -> [ResolvedExpression.Piece] {
        var (pieces, plain) = ([ResolvedExpression.Piece](), String.UnicodeScalarView())
        for scalar in text.unicodeScalars {
            guard scalar.value >= 0x100000, inserted.indices.contains(Int(scalar.value - 0x100000)) else {
                plain.append(scalar)
                continue
            }
            if !plain.isEmpty { pieces.append(.text(String(plain))) }
            plain = String.UnicodeScalarView()
            pieces.append(.interpolation(inserted[Int(scalar.value - 0x100000)]))
        }
        return plain.isEmpty ? pieces : pieces + [.text(String(plain))]
    }
}
