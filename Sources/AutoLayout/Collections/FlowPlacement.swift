import Piecewise

/// The lines that items fill one after the other, across the direction of scrolling.
package struct FlowPlacement<Log: LengthComparing> {
    package typealias Length = Log.Length

    package var isVertical: Bool
    /// Of the room across, points.
    package var breadth: Length
    /// How far the lines have come along the direction of scrolling, points.
    package private(set) var end: Length = 0

    package init(isVertical: Bool, breadth: Length) { (self.isVertical, self.breadth) = (isVertical, breadth) }

    /// How long the content is in both directions, points.
    package var contentSize: SizeOf<Length> {
        isVertical ? SizeOf(width: breadth, height: end) : SizeOf(width: end, height: breadth)
    }

    /// A header or footer of that length, as broad as the room.
    package mutating func addBand(_ length: Length) -> RectOf<Length> {
        defer { end += length }
        return rect(start: 0, end, breadth, length)
    }

    /// The frames of a section's items.
    package mutating func addItems(
        _ sizes: [SizeOf<Length>], inset: InsetsOf<Length>, lineSpacing: Length, itemSpacing: Length,
        noting log: inout Log
    ) -> [RectOf<Length>] {
        let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        end += isVertical ? inset.top : inset.left
        let room = breadth - before - after
        var frames: [RectOf<Length>] = []
        let lines = lines(sizes.map(across), room, itemSpacing, &log)
        for (number, line) in lines.enumerated() {
            if number > 0 { end += lineSpacing }
            let isLast = number == lines.count - 1
            let spread = spread(line, sizes, room, itemSpacing, isLast: isLast, &log)
            frames += place(line, sizes, from: before + spread.start, gap: spread.gap, &log)
        }
        end += isVertical ? inset.bottom : inset.right
        return frames
    }

    private func across(_ size: SizeOf<Length>) -> Length { isVertical ? size.width : size.height }
    private func along(_ size: SizeOf<Length>) -> Length { isVertical ? size.height : size.width }

    /// As many items a line as fit, at least one.
    private func lines(
        _ breadths: [Length], _ room: Length, _ spacing: Length, _ log: inout Log
    ) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (first, used): (Int, Length) = (0, 0)
        for (item, breadth) in breadths.enumerated() {
            if item == first {
                used = breadth
            } else if log.isGreater(used + spacing + breadth, than: room + Self.slack) {
                lines.append(first..<item)
                (first, used) = (item, breadth)
            } else {
                used += spacing + breadth
            }
        }
        return breadths.isEmpty ? [] : lines + [first..<breadths.count]
    }

    /// What widths computed by division may miss, points.
    private static var slack: Length { 1e-6 }

    /// What a line has left over widens its gaps, or goes to both sides of an item that has the line for itself. The
    /// last line is spread as if more items of its last one's size followed, so that it stands in the columns above.
    private func spread(
        _ line: Range<Int>, _ sizes: [SizeOf<Length>], _ room: Length, _ spacing: Length, isLast: Bool,
        _ log: inout Log
    ) -> (start: Length, gap: Length) {
        var count = line.count
        var used = line.reduce(Length(count - 1) * spacing) { $0 + across(sizes[$1]) }
        let further = across(sizes[line.upperBound - 1]) + spacing
        while isLast, further.sign == .plus, !further.isZero, count < line.count + Self.furtherItems,
            !log.isGreater(used + further, than: room + Self.slack)
        {
            (count, used) = (count + 1, used + further)
        }
        let spare = log.larger(of: 0, room - used)
        return count > 1 ? (0, spacing + spare / Length(count - 1)) : (spare / 2, 0)
    }

    /// Beyond so many imagined items of a last line a gap changes by less than can be seen.
    private static var furtherItems: Int { 1000 }

    private mutating func place(
        _ line: Range<Int>, _ sizes: [SizeOf<Length>], from start: Length, gap: Length, _ log: inout Log
    ) -> [RectOf<Length>] {
        var place = start
        var length: Length = 0
        for item in line { length = log.larger(of: length, along(sizes[item])) }
        defer { end += length }
        return line.map { item in
            let (own, breadth) = (along(sizes[item]), across(sizes[item]))
            defer { place += breadth + gap }
            return rect(start: place, end + (length - own) / 2, breadth, own)
        }
    }

    private func rect(start: Length, _ along: Length, _ breadth: Length, _ length: Length) -> RectOf<Length> {
        isVertical
            ? RectOf(x: start, y: along, width: breadth, height: length)
            : RectOf(x: along, y: start, width: length, height: breadth)
    }
}
