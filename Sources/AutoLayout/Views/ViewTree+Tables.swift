import Cassowary
import Scene

// What UIKit puts into the cells, headers and footers of its own.
extension ViewTree {
    /// Adds the labels and image views that cells have by their style, and headers and footers by their table's.
    public mutating func completeTables(on screen: Screen) {
        makeListsTables()
        markEditedCells()
        for index in views.indices {
            switch views[index].kind {
            case .tableViewCell(let cell): complete(ViewID(index), cell, on: screen)
            case .tableView(let table):
                for (position, section) in table.sections.enumerated() {
                    completeTitle(section.header, isFirst: position == 0, of: table, on: screen)
                    completeTitle(section.footer, isFirst: false, of: table, on: screen)
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
        if let content = cell.content, let look = titleStyle(content.style, isFirst: false, on: screen) {
            if !isSectionEnd(id) { addTitle(content.text, look, cell.textLook, before: 0, to: id, on: screen) }
            return
        }
        var contents = CellContents(cell: id)
        if cell.isListCell, cell.content == nil {
            constraints.append(contents.leastHeight(leastHeight(of: cell, on: screen)))
            return
        }
        // The contents of a cell without its style's texts are its author's.
        if cell.content == nil, cell.text.isEmpty, cell.detailText.isEmpty, cell.image == nil { return }
        addAccessories(of: cell, to: &contents, on: screen)
        if let content = cell.content {
            return complete(contents, cell, content, on: screen)
        }
        if let image = cell.image {
            let view = add("imageView", .imageView(ImageView(image: image)), to: id)
            (self[view].hugging, self[view].compressionResistance) = (.high, .required)
            contents.image = view
        }
        let hasDetail = cell.style != .default && !cell.detailText.isEmpty
        var text = Label(font: font(cell.style == .value2 ? .footnote : .body, screen))
        (text.text, text.numberOfLines) = (cell.text, cell.numberOfLines)
        if cell.style == .value2 { (text.textColor, text.textAlignment) = (.tint, .right) }
        text.take(cell.textLook)
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
            detail.take(cell.detailLook)
            let view = add("detailTextLabel", .label(detail), to: id)
            // Where there is not room for both, the text gives way.
            if cell.style == .value1 { self[view].compressionResistance.horizontal = LayoutPriority(751) }
            contents.detail = view
        }
        if hasDetail, cell.style == .subtitle {
            contents.lines = add("textLines", .layoutGuide(AddedLayoutGuide(identifier: "textLines")), to: id)
        }
        constraints += contents.constraints(of: cell.style, leastHeight: leastHeight(of: cell, on: screen))
    }

    /// A table's row has a pixel more for its separator.
    private func leastHeight(of cell: TableViewCell, on screen: Screen) -> Double {
        let hairline = screen.scale > 0 ? 1 / screen.scale : 1
        return TableView.standardRowHeight - (cell.isListCell ? 0 : hairline)
    }

    /// Whether it is a header or footer, whose table gives it its title.
    private func isSectionEnd(_ id: ViewID) -> Bool {
        self[id].role == .sectionHeader || self[id].role == .sectionFooter
    }

    /// Leaves room for what stands at the end of a cell, of which a text is a label.
    mutating func addAccessories(of cell: TableViewCell, to contents: inout CellContents, on screen: Screen) {
        for accessory in cell.shownAccessories.reversed() {
            if let width = accessory.width { contents.trailing += width + CellAccessory.gap }
            guard case .label(let text) = accessory, contents.accessory == nil else { continue }
            var label = Label(font: font(.body, screen))
            (label.text, label.textColor) = (text, .secondaryLabel)
            let view = add("accessoryLabel", .label(label), to: contents.cell)
            (self[view].hugging, self[view].compressionResistance) = (.required, .required)
            constraints += contents.constraints(ofAccessory: view)
            contents.accessory = view
        }
    }

    /// The texts and the image of a configuration, beside each other or one text below the other.
    private mutating func complete(
        _ contents: CellContents, _ cell: TableViewCell, _ content: ListContent, on screen: Screen
    ) {
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
        text.take(cell.textLook)
        contents.text = add("textLabel", .label(text), to: contents.cell)
        if !content.secondaryText.isEmpty {
            var detail = Label(font: self.font(look.secondary, screen))
            (detail.text, detail.textColor) = (content.secondaryText, look.secondaryColor)
            detail.numberOfLines = look.isBeside ? 1 : 0
            detail.take(cell.detailLook)
            let view = add("secondaryTextLabel", .label(detail), to: contents.cell)
            if look.isBeside { self[view].compressionResistance.horizontal = LayoutPriority(751) }
            contents.detail = view
            if !look.isBeside {
                contents.lines = add(
                    "textLines", .layoutGuide(AddedLayoutGuide(identifier: "textLines")), to: contents.cell)
            }
        }
        constraints += contents.constraints(
            of: look.isBeside ? .value1 : .subtitle, leastHeight: leastHeight(of: cell, on: screen))
    }

    // MARK: Headers and footers

    /// How a title is set, and the room above and below it, points.
    private struct TitleStyle {
        var font: TextStyle
        var above: Double
        var below: Double
        var color = Color.secondaryLabel
        var isUppercase = false
        var isBold = false
    }

    private mutating func completeTitle(_ view: ViewID?, isFirst: Bool, of table: TableView, on screen: Screen) {
        guard let view, views.indices.contains(view.index) else { return }
        // Rows pass below the headers of plain tables.
        if table.style == .plain, self[view].role == .sectionHeader, self[view].appearance.backgroundColor == nil,
            self[view].kind.isTableTitle
        {
            self[view].appearance.backgroundColor = .systemBackground
        }
        switch self[view].kind {
        case .tableViewHeaderFooterView(let content):
            let isFooter = self[view].role == .sectionFooter
            let style: ListContent.Style =
                isFooter ? .groupedFooter : table.style == .plain ? .plainHeader : .groupedHeader
            if let look = titleStyle(style, isFirst: isFirst, on: screen) {
                addTitle(content.text, look, content.look, before: 0, to: view, on: screen)
            }
        case .tableViewCell(var cell):
            let isFirst = isFirst && table.style != .plain
            guard let content = cell.content, let look = titleStyle(content.style, isFirst: isFirst, on: screen) else {
                return
            }
            let accessories = cell.shownAccessories.compactMap { $0.width }.reduce(0) { $0 + $1 + CellAccessory.gap }
            addTitle(content.text, look, cell.textLook, before: accessories, to: view, on: screen)
            guard accessories > 0 else { return }
            // They stand beside the text, which is not in the middle.
            cell.accessoryShift = (look.above - look.below) / 2
            self[view].kind = .tableViewCell(cell)
        default: break
        }
    }

    /// - Parameter room: for accessories behind it, points.
    private mutating func addTitle(
        _ text: String, _ look: TitleStyle, _ own: CellText, before room: Double, to view: ViewID, on screen: Screen
    ) {
        let font = font(look.font, screen)
        var label = Label(font: look.isBold ? font.withWeight(.bold) : font)
        label.text = look.isUppercase ? text.uppercased() : text
        label.numberOfLines = 0
        label.textColor = look.color
        label.take(own)
        let id = add("textLabel", .label(label), to: view)
        let (own, margins) = (LayoutItem(id), LayoutItem(view, .layoutMargins))
        constraints += [
            LayoutConstraint(LayoutAnchor(own, .leading), .equal, LayoutAnchor(margins, .leading)),
            LayoutConstraint(
                LayoutAnchor(own, .trailing), .equal, LayoutAnchor(margins, .trailing), constant: -room),
            LayoutConstraint(
                LayoutAnchor(own, .top), .equal, LayoutAnchor(LayoutItem(view), .top), constant: look.above,
                priority: Self.almostRequired),
            LayoutConstraint(
                LayoutAnchor(own, .bottom), .equal, LayoutAnchor(LayoutItem(view), .bottom), constant: -look.below),
        ]
    }

    /// How a section's title is set; nil for a style that is none.
    ///
    /// Source: Interface Builder saves grouped headers with a title 55.5 points high in the first section and 38 in
    /// others, 55.33 and 37.67 with three pixels a point, footers with one line 30.33, and plain headers 28. The prominent
    /// ones are estimated.
    private func titleStyle(_ style: ListContent.Style, isFirst: Bool, on screen: Screen) -> TitleStyle? {
        let above = 15 + (isFirst ? TableView.sectionGap(on: screen) : 0)
        return switch style {
        case .plainHeader:
            TitleStyle(font: .headline, above: 4, below: screen.scale == 3 ? 3.67 : 3.5, color: .label)
        case .groupedHeader: TitleStyle(font: .footnote, above: above, below: 7, isUppercase: true)
        case .prominentInsetGroupedHeader: TitleStyle(font: .headline, above: above, below: 7, color: .label)
        case .extraProminentInsetGroupedHeader:
            TitleStyle(font: .title3, above: above, below: 7, color: .label, isBold: true)
        case .plainFooter, .groupedFooter: TitleStyle(font: .footnote, above: 7, below: 7.66)
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .sidebarHeader: nil
        }
    }

    /// Gives way where a height is given.
    fileprivate static let almostRequired = LayoutPriority(999)

    private mutating func add(_ name: String, _ kind: ViewKind, to superview: ViewID) -> ViewID {
        addSubview(View(name: name, kind: kind, source: self[superview].source), to: superview)
    }
}

/// The views that UIKit puts into a cell, and how they stand in it.
struct CellContents {
    let cell: ViewID
    var text: ViewID?
    var detail: ViewID?
    var image: ViewID?
    /// Around text and detail where one stands below the other.
    var lines: ViewID?
    /// In whose middle the image stands, and its width, points; nil for an image at the margin.
    var imageRoom: (guide: ViewID, width: Double)?
    /// From the trailing margin, or from the accessory that is a text, to the texts, points.
    var trailing = 0.0
    /// The text of an accessory.
    var accessory: ViewID?

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
        var constraints = [self.leastHeight(leastHeight)]
        if let image { constraints += place(image) }
        let start =
            (imageRoom?.guide ?? image).map {
                (anchor: LayoutAnchor(LayoutItem($0), .trailing), gap: TableViewCell.imageGap)
            }
            ?? (anchor: LayoutAnchor(margins, .leading), gap: 0)
        constraints.append(equal(text, .leading, start.anchor, start.gap))
        constraints += padded(text) + (detail.map { padded($0) } ?? [])
        let end = detail ?? text
        constraints.append(equal(end, .trailing, self.end.anchor, -self.end.gap))
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

    /// A cell is at least so high, points.
    func leastHeight(_ height: Double) -> LayoutConstraint {
        LayoutConstraint(
            LayoutAnchor(LayoutItem(cell), .height), .greaterThanOrEqual, constant: height,
            priority: ViewTree.almostRequired)
    }

    /// Where the texts end, and how far before it, points.
    var end: (anchor: LayoutAnchor, gap: Double) {
        accessory.map { (LayoutAnchor(LayoutItem($0), .leading), CellAccessory.gap) }
            ?? (LayoutAnchor(margins, .trailing), trailing)
    }

    /// An accessory that is a text, before those that have come so far.
    func constraints(ofAccessory view: ViewID) -> [LayoutConstraint] {
        [
            equal(view, .trailing, LayoutAnchor(margins, .trailing), -trailing),
            equal(view, .centerY, LayoutAnchor(LayoutItem(cell), .centerY)),
        ] + padded(view)
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
            equal(text, .trailing, end.anchor, -end.gap),
            equal(detail, .leading, LayoutAnchor(above, .leading)),
            equal(detail, .top, LayoutAnchor(above, .bottom), Self.lineGap),
            equal(lines, .top, LayoutAnchor(above, .top)), equal(lines, .bottom, LayoutAnchor(below, .bottom)),
            equal(lines, .leading, LayoutAnchor(above, .leading)),
            equal(lines, .trailing, LayoutAnchor(above, .trailing)),
            equal(lines, .centerY, LayoutAnchor(LayoutItem(cell), .centerY)),
        ]
    }
}
