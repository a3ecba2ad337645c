import Scene

extension TableView {
    /// `UITableView.Style`.
    public enum Style: String, Hashable, Sendable, Serializable, CaseIterable {
        case plain, grouped, insetGrouped

        /// Whether headers stick to the top, and separators end sections.
        public var isPlain: Bool { self == .plain }
    }

    /// A part as the table stacks it.
    package struct Part {
        package var view: ViewID
        package var role: ViewRole
        /// Between the part before it and this one, points.
        package var above = 0.0
        /// For a section's header, the section's last part.
        package var last: ViewID?
    }

    /// The parts from top to bottom, and the room below the last one, points.
    package func parts(on screen: Screen) -> (parts: [Part], below: Double) {
        var parts: [Part] = []
        var room = 0.0
        func append(_ view: ViewID?, _ role: ViewRole) {
            guard let view else { return }
            parts.append(Part(view: view, role: role, above: room))
            room = 0
        }
        append(tableHeaderView, .tableHeader)
        let gap = style.isPlain ? 0 : Self.sectionGap(on: screen)
        for (position, section) in sections.enumerated() {
            let first = parts.count
            if section.header == nil { room += position == 0 ? 2 * gap : gap }
            if style.isPlain, section.header != nil { room += sectionHeaderTopPadding }
            append(section.header, .sectionHeader)
            for row in section.rows { append(row, .cell) }
            append(section.footer, .sectionFooter)
            if section.footer == nil { room += gap }
            if style.isPlain, section.header != nil { parts[first].last = parts.last?.view }
        }
        append(tableFooterView, .tableFooter)
        return (parts, room)
    }

    /// The height that a section of a grouped table has for a header or footer without a title, points; the first header
    /// has twice as much.
    ///
    /// Source: what Interface Builder saves of a first header with a title, 55.33 and 55.5, is so much more than of others,
    /// 37.67 and 38; UIKit gives headers without one 35 in the first section, 17.5 and 17.67 in others.
    static func sectionGap(on screen: Screen) -> Double { PixelGrid(scale: screen.scale).roundedUp(17.5) }

    /// The corners of a row that its section's end rounds; none for a row inside of it.
    package func corners(ofRow row: Int, in section: TableSection) -> Corners {
        var corners: Corners = []
        if row == 0 { corners.formUnion([.topLeft, .topRight]) }
        if row == section.rows.count - 1 { corners.formUnion([.bottomLeft, .bottomRight]) }
        return corners
    }

    /// The height of a row whose content determines none, points.
    static let standardRowHeight = 44.0

    /// Of the sections of an inset grouped table, points.
    package static let sectionCornerRadius = 10.0

    /// The last rows of sections, below which no separator stands where the table is grouped.
    package func endsSection(_ row: ViewID) -> Bool {
        !style.isPlain && sections.contains { $0.rows.last == row }
    }
}
