import Cassowary
import Scene

// What UIKit puts into the cells, headers and footers of its own.
extension ViewTree {
    /// Adds the labels and image views that cells have by their style, and headers and footers by their table's.
    public mutating func completeTables(on screen: Screen) {
        markEditedCells()
        for index in views.indices {
            switch views[index].kind {
            case .tableViewCell(let cell): complete(ViewID(index), cell, on: screen)
            case .tableView(let table):
                for (position, section) in table.sections.enumerated() {
                    completeTitle(section.header, .header(isFirst: position == 0), table.style, on: screen)
                    completeTitle(section.footer, .footer, table.style, on: screen)
                }
            default: break
            }
        }
    }

    private mutating func markEditedCells() {
        for view in views {
            guard case .tableView(let table) = view.kind, table.isEditing else { continue }
            for row in table.sections.flatMap({ $0.rows }) {
                guard views.indices.contains(row.index), case .tableViewCell(var cell) = self[row].kind else {
                    continue
                }
                cell.isBeingEdited = true
                self[row].kind = .tableViewCell(cell)
            }
        }
    }

    private func font(_ style: TextStyle, _ screen: Screen) -> Font {
        .preferred(style, category: screen.contentSizeCategory)
    }

    // MARK: Cells

    private mutating func complete(_ id: ViewID, _ cell: TableViewCell, on screen: Screen) {
        var contents = CellContents(cell: id)
        // A row that is being edited has no accessory.
        contents.trailing =
            cell.accessoryType == .none || cell.isBeingEdited ? 0 : cell.accessoryWidth + TableViewCell.accessoryGap
        if let content = cell.content { return complete(contents, content, on: screen) }
        if let image = cell.image {
            let view = add("imageView", .imageView(ImageView(image: image)), to: id)
            (self[view].hugging, self[view].compressionResistance) = (.high, .required)
            contents.image = view
        }
        let hasDetail = cell.style != .default && !cell.detailText.isEmpty
        var text = Label(font: font(cell.style == .value2 ? .footnote : .body, screen))
        (text.text, text.numberOfLines) = (cell.text, cell.numberOfLines)
        if cell.style == .value2 { (text.textColor, text.textAlignment) = (.tint, .right) }
        contents.text = add("textLabel", .label(text), to: id)
        if hasDetail {
            let style: TextStyle =
                switch cell.style {
                case .default, .value1: .body
                case .value2: .footnote
                case .subtitle: .caption1
                }
            var detail = Label(font: font(style, screen))
            detail.text = cell.detailText
            detail.textColor = cell.style == .value1 ? .secondaryLabel : .label
            let view = add("detailTextLabel", .label(detail), to: id)
            // Where there is not room for both, the text gives way.
            if cell.style == .value1 { self[view].compressionResistance.horizontal = LayoutPriority(751) }
            contents.detail = view
        }
        if hasDetail, cell.style == .subtitle {
            contents.lines = add("textLines", .layoutGuide(AddedLayoutGuide(identifier: "textLines")), to: id)
        }
        constraints += contents.constraints(of: cell.style, leastHeight: leastCellHeight(on: screen))
    }

    private func leastCellHeight(on screen: Screen) -> Double {
        TableView.standardRowHeight - (screen.scale > 0 ? 1 / screen.scale : 1)
    }

    /// The texts and the image of a configuration, beside each other or one text below the other.
    private mutating func complete(_ contents: CellContents, _ content: ListContent, on screen: Screen) {
        var contents = contents
        let look = content.look
        if let image = content.image {
            let view = add("imageView", .imageView(ImageView(image: image)), to: contents.cell)
            (self[view].hugging, self[view].compressionResistance) = (.high, .required)
            contents.image = view
            if let width = content.reservedImageWidth {
                let room = add("imageRoom", .layoutGuide(AddedLayoutGuide(identifier: "imageRoom")), to: contents.cell)
                contents.imageRoom = (room, width)
            }
        }
        let font = font(look.text, screen)
        var text = Label(font: look.isEmphasized ? font.withWeight(.bold) : font)
        (text.text, text.numberOfLines) = (content.text, content.numberOfLines)
        contents.text = add("textLabel", .label(text), to: contents.cell)
        if !content.secondaryText.isEmpty {
            var detail = Label(font: self.font(look.secondary, screen))
            (detail.text, detail.textColor) = (content.secondaryText, look.secondaryColor)
            detail.numberOfLines = look.isBeside ? 1 : 0
            let view = add("secondaryTextLabel", .label(detail), to: contents.cell)
            if look.isBeside { self[view].compressionResistance.horizontal = LayoutPriority(751) }
            contents.detail = view
            if !look.isBeside {
                contents.lines = add(
                    "textLines", .layoutGuide(AddedLayoutGuide(identifier: "textLines")), to: contents.cell)
            }
        }
        constraints += contents.constraints(
            of: look.isBeside ? .value1 : .subtitle, leastHeight: leastCellHeight(on: screen))
    }

    // MARK: Headers and footers

    private enum Title {
        case header(isFirst: Bool)
        case footer
    }

    /// Above and below a title, points; and whether it takes capitals alone.
    private struct TitleStyle {
        var font: TextStyle
        var above: Double
        var below: Double
        var isUppercase = false
    }

    private mutating func completeTitle(_ view: ViewID?, _ title: Title, _ style: TableView.Style, on screen: Screen) {
        guard let view, views.indices.contains(view.index),
            case .tableViewHeaderFooterView(let content) = self[view].kind
        else { return }
        let look = titleStyle(title, style, on: screen)
        var label = Label(font: font(look.font, screen))
        label.text = look.isUppercase ? content.text.uppercased() : content.text
        label.numberOfLines = 0
        label.textColor = style == .plain && look.font == .headline ? .label : .secondaryLabel
        let id = add("textLabel", .label(label), to: view)
        let (own, margins) = (LayoutItem(id), LayoutItem(view, .layoutMargins))
        constraints += [
            LayoutConstraint(LayoutAnchor(own, .leading), .equal, LayoutAnchor(margins, .leading)),
            LayoutConstraint(LayoutAnchor(own, .trailing), .equal, LayoutAnchor(margins, .trailing)),
            LayoutConstraint(
                LayoutAnchor(own, .top), .equal, LayoutAnchor(LayoutItem(view), .top), constant: look.above,
                priority: Self.almostRequired),
            LayoutConstraint(
                LayoutAnchor(own, .bottom), .equal, LayoutAnchor(LayoutItem(view), .bottom), constant: -look.below),
        ]
    }

    /// Source: Interface Builder saves grouped headers with a title 55.5 points high in the first section and 38 in
    /// others, 55.33 and 37.67 with three pixels a point, footers with one line 30.33, and plain headers 28.
    private func titleStyle(_ title: Title, _ style: TableView.Style, on screen: Screen) -> TitleStyle {
        switch (title, style) {
        case (.header, .plain): TitleStyle(font: .headline, above: 4, below: screen.scale == 3 ? 3.67 : 3.5)
        case (.header(let isFirst), .grouped), (.header(let isFirst), .insetGrouped):
            TitleStyle(
                font: .footnote, above: 15 + (isFirst ? TableView.sectionGap(on: screen) : 0), below: 7,
                isUppercase: true)
        case (.footer, _): TitleStyle(font: .footnote, above: 7, below: 7.66)
        }
    }

    /// Gives way where a height is given.
    fileprivate static let almostRequired = LayoutPriority(999)

    private mutating func add(_ name: String, _ kind: ViewKind, to superview: ViewID) -> ViewID {
        addSubview(View(name: name, kind: kind, source: self[superview].source), to: superview)
    }
}

/// The views that UIKit puts into a cell, and how they stand in it.
private struct CellContents {
    let cell: ViewID
    var text: ViewID?
    var detail: ViewID?
    var image: ViewID?
    /// Around text and detail where one stands below the other.
    var lines: ViewID?
    /// In whose middle the image stands, and its width, points; nil for an image at the margin.
    var imageRoom: (guide: ViewID, width: Double)?
    /// From the trailing margin to the texts, points.
    var trailing = 0.0

    /// Above and below the texts, points.
    private static let padding = 11.0
    /// Between text and detail beside or below each other, points.
    private static let detailGap = 8.0
    private static let lineGap = 3.0
    /// The width of the text of style `value2`, and its distance to the detail, points.
    private static let value2Width = 91.0
    private static let value2Gap = 6.0

    init(cell: ViewID) { self.cell = cell }

    func constraints(of style: TableViewCell.Style, leastHeight: Double) -> [LayoutConstraint] {
        guard let text else { return [] }
        var constraints = [
            LayoutConstraint(
                LayoutAnchor(LayoutItem(cell), .height), .greaterThanOrEqual, constant: leastHeight,
                priority: ViewTree.almostRequired)
        ]
        if let image { constraints += place(image) }
        let start =
            (imageRoom?.guide ?? image).map {
                (anchor: LayoutAnchor(LayoutItem($0), .trailing), gap: TableViewCell.imageGap)
            }
            ?? (anchor: LayoutAnchor(margins, .leading), gap: 0)
        constraints.append(equal(text, .leading, start.anchor, start.gap))
        constraints += padded(text) + (detail.map { padded($0) } ?? [])
        let end = detail ?? text
        constraints.append(equal(end, .trailing, LayoutAnchor(margins, .trailing), -trailing))
        guard let detail else { return constraints + [equal(text, .centerY, LayoutAnchor(LayoutItem(cell), .centerY))] }
        switch style {
        case .default, .value1:
            constraints.append(
                LayoutConstraint(
                    LayoutAnchor(LayoutItem(detail), .leading), .greaterThanOrEqual,
                    LayoutAnchor(LayoutItem(text), .trailing), constant: Self.detailGap))
        case .value2:
            constraints.append(
                LayoutConstraint(LayoutAnchor(LayoutItem(text), .width), .equal, constant: Self.value2Width))
            constraints.append(
                equal(detail, .leading, LayoutAnchor(LayoutItem(text), .trailing), Self.value2Gap))
        case .subtitle: return constraints + stacked(text, detail)
        }
        return constraints + [text, detail].map { equal($0, .centerY, LayoutAnchor(LayoutItem(cell), .centerY)) }
    }

    private var margins: LayoutItem { LayoutItem(cell, .layoutMargins) }

    private func equal(
        _ view: ViewID, _ attribute: LayoutAttribute, _ other: LayoutAnchor, _ constant: Double = 0
    ) -> LayoutConstraint {
        LayoutConstraint(LayoutAnchor(LayoutItem(view), attribute), .equal, other, constant: constant)
    }

    private func place(_ image: ViewID) -> [LayoutConstraint] {
        let middle = equal(image, .centerY, LayoutAnchor(LayoutItem(cell), .centerY))
        guard let (room, width) = imageRoom else {
            return [equal(image, .leading, LayoutAnchor(margins, .leading)), middle] + padded(image)
        }
        return [
            equal(room, .leading, LayoutAnchor(margins, .leading)),
            LayoutConstraint(LayoutAnchor(LayoutItem(room), .width), .equal, constant: width),
            equal(room, .top, LayoutAnchor(LayoutItem(image), .top)),
            equal(room, .bottom, LayoutAnchor(LayoutItem(image), .bottom)),
            equal(image, .centerX, LayoutAnchor(LayoutItem(room), .centerX)), middle,
        ] + padded(image)
    }

    private func padded(_ view: ViewID) -> [LayoutConstraint] {
        [
            LayoutConstraint(
                LayoutAnchor(LayoutItem(view), .top), .greaterThanOrEqual, LayoutAnchor(LayoutItem(cell), .top),
                constant: Self.padding, priority: ViewTree.almostRequired),
            LayoutConstraint(
                LayoutAnchor(LayoutItem(view), .bottom), .lessThanOrEqual, LayoutAnchor(LayoutItem(cell), .bottom),
                constant: -Self.padding, priority: ViewTree.almostRequired),
        ]
    }

    /// Text and detail below each other, in the middle together.
    private func stacked(_ text: ViewID, _ detail: ViewID) -> [LayoutConstraint] {
        guard let lines else { return [] }
        let (above, below) = (LayoutItem(text), LayoutItem(detail))
        return [
            equal(text, .trailing, LayoutAnchor(margins, .trailing), -trailing),
            equal(detail, .leading, LayoutAnchor(above, .leading)),
            equal(detail, .top, LayoutAnchor(above, .bottom), Self.lineGap),
            equal(lines, .top, LayoutAnchor(above, .top)), equal(lines, .bottom, LayoutAnchor(below, .bottom)),
            equal(lines, .leading, LayoutAnchor(above, .leading)),
            equal(lines, .trailing, LayoutAnchor(above, .trailing)),
            equal(lines, .centerY, LayoutAnchor(LayoutItem(cell), .centerY)),
        ]
    }
}
