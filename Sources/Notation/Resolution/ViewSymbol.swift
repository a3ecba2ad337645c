import AutoLayout

/// A view of a component or screen as it is declared.
package struct ViewSymbol: Sendable {
    package let name: Name
    package let type: BuiltinType
    /// The component that it is an instance of.
    package let component: String?
    /// Whether each turn of a loop makes one.
    package let isRepeated: Bool
    /// Whether it stands among the rows of a table.
    package let isRow: Bool
}

extension Definition {
    /// Its views by their names, however deep they stand.
    func views(in program: ProgramSyntax) -> [String: ViewSymbol] {
        var views: [String: ViewSymbol] = [:]
        body.collectViews(program, isRepeated: false, isRow: baseType.isTable, &views)
        return views
    }
}

extension Body {
    fileprivate func collectViews(
        _ program: ProgramSyntax, isRepeated: Bool, isRow: Bool, _ views: inout [String: ViewSymbol]
    ) {
        for member in members {
            var isRepeated = isRepeated
            var isRow = isRow
            switch member.content {
            case .view(let view):
                let meaning = program.meaning(ofType: view.type.text)
                let type = meaning?.type ?? .view
                if let name = view.name {
                    views[name.text] = ViewSymbol(
                        name: name, type: type, component: meaning?.component?.name.text, isRepeated: isRepeated,
                        isRow: isRow)
                }
                isRow = type.isTable
            case .loop: isRepeated = true
            case .part(let part): isRow = isRow && part.kind == .section
            case .elision, .property, .constraint, .expectation, .format, .binding, .branch, .removal: break
            }
            for body in member.bodies {
                body.collectViews(program, isRepeated: isRepeated, isRow: isRow, &views)
            }
        }
    }
}
