import AutoLayout
import Diagnostics

/// Which lines of code the rows of a figure's table come from, as compact text for the theme's script.
///
/// `[["0.4,0.1 0.5 0.6"],[0,0]]`: what views have in common, and for each row its position there. Of a view stand the line
/// that declares it and, for an instance, the one that opens its component; then, behind a space each, the lines of its
/// constraints in the order of the table. A line is the listing's name and its number; empty where no listing shows it.
struct CodeReferences {
    private var texts: [String] = []
    private var rows: [Int] = []

    init(_ viewRows: [ViewRow], _ cells: ConstraintCells, in code: FigureCode) {
        var known: [String: Int] = [:]
        for row in viewRows {
            let component = row.view.source.flatMap { code.components[$0] }
            let own = [code.line(of: row.view.source), code.line(of: component)].map(Self.text)
            let declared = own[1].isEmpty ? own[0] : own.joined(separator: ",")
            var parts = [declared] + (cells.sources[row.path] ?? []).map { Self.text(code.line(of: $0)) }
            while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
            let text = parts.joined(separator: " ")
            let position = known[text] ?? texts.count
            if position == texts.count {
                known[text] = position
                texts.append(text)
            }
            rows.append(position)
        }
    }

    /// As JSON; nil where no line is known.
    var json: String? {
        guard texts.contains(where: { !$0.allSatisfy { $0 == " " } }) else { return nil }
        let quoted = texts.map { "\"\($0)\"" }.joined(separator: ",")
        return "[[\(quoted)],[\(rows.map(String.init).joined(separator: ","))]]"
    }

    private static func text(_ line: FigureCode.Line?) -> String {
        line.map { "\($0.listing).\($0.number)" } ?? ""
    }
}
