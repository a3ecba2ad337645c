import Piecewise
import Scene

/// Where a compositional layout puts the items and the supplementary views of its sections, from the top down.
package struct CompositionalPlacement<Log: LengthComparing> {
    package typealias Length = Log.Length

    /// What is measured: an item of the section, or a supplementary view above or below them.
    package enum Part: Hashable, Sendable {
        case item(Int)
        case header(Int)
        case footer(Int)
    }

    /// Which lengths of a part the layout gives; its content gives the others.
    package struct Measure {
        package var part: Part
        package var width: Length?
        package var height: Length?
    }

    /// A part's frame, and which of its lengths its content gave.
    package struct Placed {
        package var frame: RectOf<Length>
        package var fixesWidth: Bool
        package var fixesHeight: Bool
    }

    /// Where the parts of a section stand.
    package struct Section {
        package var headers: [Placed] = []
        package var items: [Placed] = []
        package var footers: [Placed] = []
        /// The rectangle in which a section that scrolls by itself shows its items, and how long these are together.
        package var scroller: RectOf<Length>?
        package var scrolledLength: Length = 0
    }

    /// Of the room in the content, points.
    package var container: SizeOf<Length>
    /// How far the sections have come, points.
    package private(set) var end: Length = 0
    /// Whether sideways everything stands the other way round.
    private let isMirrored: Bool
    private var section = Section()
    /// What a part measures where the layout leaves it to its content.
    private let measure: (Measure) -> SizeOf<Length>

    package init(
        container: SizeOf<Length>, isMirrored: Bool = false, measure: @escaping (Measure) -> SizeOf<Length>
    ) {
        (self.container, self.isMirrored, self.measure) = (container, isMirrored, measure)
    }

    /// Leaves room between sections, points.
    package mutating func skip(_ length: Length) { end += length }

    /// Places a section's parts.
    ///
    /// - Parameters:
    ///   - count: of its items.
    ///   - headers: the sizes of the supplementary views above the items, from the top down.
    ///   - footers: of those below.
    package mutating func add(
        _ layout: CollectionLayoutSection, count: Int, headers: [CollectionItemSize], footers: [CollectionItemSize],
        noting log: inout Log
    ) -> Section {
        section = Section()
        let insets = InsetsOf<Length>(layout.insets)
        let bandInsets =
            layout.supplementariesFollowContentInsets ? insets : InsetsOf(top: 0, left: 0, bottom: 0, right: 0)
        for (number, size) in headers.enumerated() { section.headers.append(band(size, .header(number), bandInsets)) }
        let top = end
        end += insets.top
        let room = SizeOf(
            width: container.width - insets.left - insets.right,
            height: container.height - insets.top - insets.bottom)
        if layout.orthogonalScrolling == .none {
            addGroups(layout, room, insets, count: count, &log)
            end += insets.bottom
        } else {
            let size = addRow(layout, room, insets, count: count, &log)
            end += size.height + insets.bottom
            section.scroller = RectOf(x: 0, y: top, width: container.width, height: end - top)
            section.scrolledLength = insets.left + size.width + insets.right
        }
        if isMirrored { mirror() }
        for (number, size) in footers.enumerated() { section.footers.append(band(size, .footer(number), bandInsets)) }
        return section
    }

    private mutating func addGroups(
        _ layout: CollectionLayoutSection, _ room: SizeOf<Length>, _ insets: InsetsOf<Length>, count: Int,
        _ log: inout Log
    ) {
        while section.items.count < count {
            let first = section.items.count
            if first > 0 { end += Length(layout.spacing) }
            let origin = PointOf(x: insets.left, y: end)
            let size = place(.group(layout.group), at: origin, in: room, count: count, fixed: nil, &log)
            if section.items.count == first { break }
            end += size.height
        }
    }

    /// The groups of a section that scrolls sideways, in its own coordinates; how much room they take.
    private mutating func addRow(
        _ layout: CollectionLayoutSection, _ room: SizeOf<Length>, _ insets: InsetsOf<Length>, count: Int,
        _ log: inout Log
    ) -> SizeOf<Length> {
        var taken = SizeOf<Length>(width: 0, height: 0)
        while section.items.count < count {
            let first = section.items.count
            if first > 0 { taken.width += Length(layout.spacing) }
            let origin = PointOf(x: insets.left + taken.width, y: insets.top)
            let size = place(.group(layout.group), at: origin, in: room, count: count, fixed: nil, &log)
            if section.items.count == first { break }
            taken.width += size.width
            taken.height = log.larger(of: taken.height, size.height)
        }
        return taken
    }

    private mutating func band(
        _ size: CollectionItemSize, _ part: Part, _ insets: InsetsOf<Length>
    ) -> Placed {
        let room = SizeOf(width: container.width - insets.left - insets.right, height: container.height)
        let (found, fixesWidth, fixesHeight) = measured(size, in: room, part, fixed: nil)
        defer { end += found.height }
        let x = isMirrored ? container.width - insets.left - found.width : insets.left
        return Placed(
            frame: RectOf(x: x, y: end, width: found.width, height: found.height), fixesWidth: fixesWidth,
            fixesHeight: fixesHeight)
    }

    /// From right to left: each item as far from the other side.
    private mutating func mirror() {
        let width = section.scroller == nil ? container.width : section.scrolledLength
        for index in section.items.indices {
            let frame = section.items[index].frame
            section.items[index].frame.x = width - frame.x - frame.width
        }
    }

    // MARK: Items and groups

    /// Puts an item, or the items of a group, at a point; the size that it takes.
    private mutating func place(
        _ item: CollectionLayoutItem, at origin: PointOf<Length>, in room: SizeOf<Length>, count: Int,
        fixed: SizeOf<Length>?, _ log: inout Log
    ) -> SizeOf<Length> {
        switch item {
        case .item(let size, let insets):
            let part = Part.item(section.items.count)
            let insets = InsetsOf<Length>(insets)
            let (found, fixesWidth, fixesHeight) = measured(size, in: room, part, fixed: fixed, insets)
            let frame = RectOf(
                x: origin.x + insets.left, y: origin.y + insets.top, width: found.width - insets.left - insets.right,
                height: found.height - insets.top - insets.bottom)
            section.items.append(Placed(frame: frame, fixesWidth: fixesWidth, fixesHeight: fixesHeight))
            return found
        case .group(let group):
            let size = fixed ?? group.size.lengths(in: room)
            let insets = InsetsOf<Length>(group.insets)
            let inner = RectOf(
                x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
                height: size.height - insets.top - insets.bottom)
            let taken = fill(group, inner, count: count, &log)
            return SizeOf(
                width: group.size.width.isEstimated ? taken.width + insets.left + insets.right : size.width,
                height: group.size.height.isEstimated ? taken.height + insets.top + insets.bottom : size.height)
        }
    }

    /// The items of a group one after the other; the size that they take together.
    private mutating func fill(
        _ group: CollectionLayoutGroup, _ frame: RectOf<Length>, count: Int, _ log: inout Log
    ) -> SizeOf<Length> {
        let isRow = group.axis == .horizontal
        let spacing = Length(group.spacing)
        let size = SizeOf(width: frame.width, height: frame.height)
        let room = isRow ? frame.width : frame.height
        let grows = isRow ? group.size.width.isEstimated : group.size.height.isEstimated
        var (used, across, number): (Length, Length, Int) = (0, 0, 0)
        while section.items.count < count, !group.items.isEmpty,
            group.count.map({ number < $0 }) ?? (!grows || number < group.items.count)
        {
            let item = group.items[number % group.items.count]
            let own = item.size.lengths(in: size)
            var fixed: SizeOf<Length>?
            if let parts = group.count {
                let part = (room - Length(parts - 1) * spacing) / Length(parts)
                fixed = SizeOf(width: isRow ? part : own.width, height: isRow ? own.height : part)
            } else if !grows, number > 0 {
                let length = isRow ? own.width : own.height
                if log.isGreater(used + spacing + length, than: room + Self.slack) { break }
            }
            if number > 0 { used += spacing }
            let origin = PointOf(x: frame.x + (isRow ? used : 0), y: frame.y + (isRow ? 0 : used))
            let before = section.items.count
            let taken = place(item, at: origin, in: size, count: count, fixed: fixed, &log)
            if section.items.count == before { break }
            used += isRow ? taken.width : taken.height
            across = log.larger(of: across, isRow ? taken.height : taken.width)
            number += 1
        }
        return isRow ? SizeOf(width: used, height: across) : SizeOf(width: across, height: used)
    }

    /// What fractions computed in floating point may miss, points.
    private static var slack: Length { 1e-6 }

    /// The size of a part, its insets included; and which of its lengths the layout gives.
    private func measured(
        _ size: CollectionItemSize, in room: SizeOf<Length>, _ part: Part, fixed: SizeOf<Length>?,
        _ insets: InsetsOf<Length> = InsetsOf(top: 0, left: 0, bottom: 0, right: 0)
    ) -> (SizeOf<Length>, fixesWidth: Bool, fixesHeight: Bool) {
        var found = fixed ?? size.lengths(in: room)
        let fixesWidth = !size.width.isEstimated || fixed != nil
        let fixesHeight = !size.height.isEstimated
        guard !fixesWidth || !fixesHeight else { return (found, true, true) }
        let content = measure(
            Measure(
                part: part, width: fixesWidth ? found.width - insets.left - insets.right : nil,
                height: fixesHeight ? found.height - insets.top - insets.bottom : nil))
        if !fixesWidth { found.width = content.width + insets.left + insets.right }
        if !fixesHeight { found.height = content.height + insets.top + insets.bottom }
        return (found, fixesWidth, fixesHeight)
    }
}

extension CollectionItemSize {
    /// Points in a container of that size.
    fileprivate func lengths<Length: BinaryFloatingPoint>(in container: SizeOf<Length>) -> SizeOf<Length> {
        SizeOf(width: width.length(in: container), height: height.length(in: container))
    }
}

extension CollectionDimension {
    fileprivate func length<Length: BinaryFloatingPoint>(in container: SizeOf<Length>) -> Length {
        switch self {
        case .fractionalWidth(let fraction): Length(fraction) * container.width
        case .fractionalHeight(let fraction): Length(fraction) * container.height
        case .absolute(let length), .estimated(let length): Length(length)
        }
    }
}

extension InsetsOf where Number: BinaryFloatingPoint {
    /// Left for leading: what is mirrored is so afterwards.
    fileprivate init(_ insets: DirectionalEdgeInsets) {
        self.init(
            top: Number(insets.top), left: Number(insets.leading), bottom: Number(insets.bottom),
            right: Number(insets.trailing))
    }
}
