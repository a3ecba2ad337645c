import Adaptive
import AutoLayout

/// A view's row in a figure's table.
struct ViewRow {
    /// Nil for a view that the preview of which the table tells does not have, but the live preview has at some width.
    let id: ViewID?
    let view: View
    let path: String
    let depth: Int

    /// Each view of a preview before its subviews, these in drawing order; views of other widths behind those that they
    /// follow there.
    static func rows(of preview: Preview, _ live: AdaptiveLayout?) -> [ViewRow] {
        var rows = rows(of: preview.tree)
        var known = Set(rows.map { $0.path })
        for variant in live?.variants ?? [] {
            var position = 0
            for row in Self.rows(of: variant.tree) {
                if known.insert(row.path).inserted {
                    // Behind all that stands in the view before it: subviews follow their superview, nothing else between.
                    while position < rows.count, rows[position].depth > row.depth { position += 1 }
                    rows.insert(ViewRow(id: nil, view: row.view, path: row.path, depth: row.depth), at: position)
                    position += 1
                } else if let found = rows.firstIndex(where: { $0.path == row.path }) {
                    position = found + 1
                }
            }
        }
        return rows
    }

    private static func rows(of tree: ViewTree) -> [ViewRow] {
        var rows: [ViewRow] = []
        var pending = tree.views.isEmpty ? [] : [(ViewTree.rootID, tree[ViewTree.rootID].name, 0)]
        while let (id, path, depth) = pending.popLast() {
            rows.append(ViewRow(id: id, view: tree[id], path: path, depth: depth))
            // A subview that does not stand after its superview could lead round in a circle.
            pending += tree[id].subviews.reversed().filter { $0 > id && tree.views.indices.contains($0.index) }
                .map { ($0, "\(path)/\(tree[$0].name)", depth + 1) }
        }
        return rows
    }
}
