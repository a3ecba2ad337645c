import Cassowary
import Scene

/// The guides of a row that stand for its content view, where accessories or the controls of an edited row make that
/// narrower than the row.
public struct CellContentArea: Sendable {
    /// The content view's edges.
    public let content: ViewID
    /// Its margins.
    public let margins: ViewID
}

// Where authors' own contents of rows stand.
extension ViewTree {
    /// Adds a row's content area; nil for a row that is all content.
    public mutating func addContentArea(
        to row: ViewID, isEditing: Bool, on screen: Screen
    ) -> CellContentArea? {
        guard case .tableViewCell(var cell) = self[row].kind else { return nil }
        cell.isBeingEdited = isEditing
        let indent = isEditing && cell.indentsWhileEditing ? TableView.editingIndent : 0
        let reordering = isEditing && cell.isMovable ? TableView.reorderIndent : 0
        let hasAccessories = !cell.shownAccessories.isEmpty
        guard hasAccessories || indent > 0 || reordering > 0 else { return nil }
        var contents = CellContents(cell: row)
        // Beside the texts of a configuration those of accessories are added with them.
        if cell.content != nil { cell.accessories.removeAll { $0.width == nil } }
        addAccessories(of: cell, to: &contents, on: screen)
        let area = CellContentArea(content: addGuide("contentView", to: row), margins: addGuide("margins", to: row))
        place(area, in: row, indent: indent)
        if hasAccessories {
            tie(area.margins, .trailing, contents.end.anchor, -contents.end.gap)
            tie(area.content, .trailing, LayoutAnchor(LayoutItem(area.margins), .trailing), CellAccessory.gap)
        } else {
            tie(area.content, .trailing, LayoutAnchor(LayoutItem(row), .trailing), -reordering)
            tie(area.margins, .trailing, LayoutAnchor(LayoutItem(row, .layoutMargins), .trailing))
        }
        return area
    }

    /// Holds an area to all edges of its row but the trailing one.
    private mutating func place(_ area: CellContentArea, in row: ViewID, indent: Double) {
        for attribute in [LayoutAttribute.leading, .top, .bottom] {
            let inset = attribute == .leading ? indent : 0
            tie(area.content, attribute, LayoutAnchor(LayoutItem(row), attribute), inset)
            tie(area.margins, attribute, LayoutAnchor(LayoutItem(row, .layoutMargins), attribute))
        }
    }

    private mutating func tie(
        _ guide: ViewID, _ attribute: LayoutAttribute, _ other: LayoutAnchor, _ constant: Double = 0
    ) {
        constraints.append(
            LayoutConstraint(LayoutAnchor(LayoutItem(guide), attribute), .equal, other, constant: constant))
    }

    private mutating func addGuide(_ name: String, to row: ViewID) -> ViewID {
        let kind = ViewKind.layoutGuide(AddedLayoutGuide(identifier: name))
        return addSubview(View(name: name, kind: kind, source: self[row].source), to: row)
    }
}

extension LayoutConstraint {
    /// Puts the row's content area in the place of the row.
    package mutating func move(from row: ViewID, to area: CellContentArea) {
        first.item.move(from: row, to: area)
        second?.item.move(from: row, to: area)
    }
}

extension LayoutItem {
    fileprivate mutating func move(from row: ViewID, to area: CellContentArea) {
        guard view == row else { return }
        switch guide {
        case nil: view = area.content
        case .layoutMargins: (view, guide) = (area.margins, nil)
        default: break
        }
    }
}
