import Notation

// The parts of tables.
extension ClassWriter {
    func write(_ part: TablePart, _ context: StatementContext, _ pass: Pass) throws(Untranslatable) -> [Code] {
        if pass == .adaptive { return written(try members(of: part.body, context, pass), pass) }
        var inside = context
        var codes: [Code] = []
        switch (part.kind, context.placement) {
        case (.section, .rows(let rows)):
            needs.shorthands.insert(.tableRows)
            inside.type = .view
            codes = [.blank, .line("\(rows).beginSection()")]
        case (.header, .rows(let rows)):
            inside.placement =
                context.type.isTable ? .tableHeader(context.view) : .header(rows, height: part.height)
        case (.footer, .rows): inside.placement = .tableFooter(context.view)
        default: throw Untranslatable(reason: "a \(part.kind.rawValue) stands outside of a table")
        }
        return codes + written(try members(of: part.body, inside, pass), pass)
    }

    /// The views of a part with their constraints, which join them to nothing outside.
    private func written(_ parts: Parts, _ pass: Pass) -> [Code] {
        let codes = parts.head + parts.views
        if parts.constraints.isEmpty { return codes }
        if pass != .fixed { hasAdaptiveConstraints = true }
        return codes + [.line(Self.activation(of: parts.constraints, pass, isNested: false))]
    }
}
