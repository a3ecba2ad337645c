import AutoLayout
import Diagnostics

/// Which lines of code the views of a figure come from, as compact text for the theme's script.
///
/// Of a view, `0.4,0.1 0.5 0.6`: the line that declares it and, for an instance, the one that opens its component; then, behind
/// a space each, the lines of its constraints in the order of the table. A line is the listing's name and its number; empty
/// where no listing shows it.
struct CodeReferences {
    /// For each view; empty where no line is known of any.
    let texts: [String]

    init(_ viewRows: [ViewRow], _ cells: ConstraintCells, in code: FigureCode) {
        let texts = viewRows.map { row in
            let component = row.view.source.flatMap { code.components[$0] }
            let own = [code.line(of: row.view.source), code.line(of: component)].map(Self.text)
            let declared = own[1].isEmpty ? own[0] : own.joined(separator: ",")
            var parts = [declared] + (cells.sources[row.path] ?? []).map { Self.text(code.line(of: $0)) }
            while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
            return parts.joined(separator: " ")
        }
        self.texts = texts.contains { !$0.allSatisfy { $0 == " " } } ? texts : []
    }

    private static func text(_ line: FigureCode.Line?) -> String {
        line.map { "\($0.listing).\($0.number)" } ?? ""
    }
}
