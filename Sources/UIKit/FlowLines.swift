import Foundation

/// The lines that items fill one after the other, across the direction of scrolling.
struct FlowLines {
    var isVertical = true
    /// Of the room across, points.
    var breadth: CGFloat = 0
    /// How far the lines have come along the direction of scrolling.
    private var end: CGFloat = 0
    private(set) var items: [IndexPath: CGRect] = [:]
    private(set) var bands: [SupplementaryPlace: CGRect] = [:]

    var contentSize: CGSize {
        isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
    }

    /// A header or footer, as broad as the room; none where it has no length.
    mutating func addBand(_ size: CGSize, _ kind: String, _ section: Int) {
        let length = isVertical ? size.height : size.width
        guard length != 0 else { return }
        let place = SupplementaryPlace(kind: kind, indexPath: IndexPath(item: 0, section: section))
        bands[place] = rect(start: 0, end, breadth, length)
        end += length
    }

    mutating func addItems(
        _ sizes: [CGSize], of section: Int, inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat
    ) {
        let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        end += isVertical ? inset.top : inset.left
        let room = breadth - before - after
        let lines = lines(sizes.map(across), room, itemSpacing)
        for (number, line) in lines.enumerated() {
            if number > 0 { end += lineSpacing }
            addLine(
                line, sizes, section, start: before, room: room, itemSpacing: itemSpacing,
                isLast: number == lines.count - 1)
        }
        end += isVertical ? inset.bottom : inset.right
    }

    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// As many items a line as fit, at least one.
    private func lines(_ breadths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (first, used): (Int, CGFloat) = (0, 0)
        for (item, breadth) in breadths.enumerated() {
            if item == first {
                used = breadth
            } else if used + spacing + breadth > room + Self.slack {
                lines.append(first..<item)
                (first, used) = (item, breadth)
            } else {
                used += spacing + breadth
            }
        }
        return breadths.isEmpty ? [] : lines + [first..<breadths.count]
    }

    /// What widths computed by division may miss, points.
    private static let slack: CGFloat = 1e-6

    /// What a line has left over widens its gaps, or goes to both sides of an item that has the line for itself. The
    /// last line is spread as if more items of its last one's size followed, so that it stands in the columns above.
    private mutating func addLine(
        _ line: Range<Int>, _ sizes: [CGSize], _ section: Int, start: CGFloat, room: CGFloat, itemSpacing: CGFloat,
        isLast: Bool
    ) {
        var count = line.count
        var used = line.reduce(CGFloat(count - 1) * itemSpacing) { $0 + across(sizes[$1]) }
        let further = across(sizes[line.upperBound - 1]) + itemSpacing
        while isLast, further > 0, used + further <= room + Self.slack {
            (count, used) = (count + 1, used + further)
        }
        let spare = max(0, room - used)
        let gap = count > 1 ? itemSpacing + spare / CGFloat(count - 1) : 0
        var place = start + (count > 1 ? 0 : spare / 2)
        let length = line.reduce(CGFloat(0)) { max($0, along(sizes[$1])) }
        for item in line {
            let own = along(sizes[item])
            items[IndexPath(item: item, section: section)] = rect(
                start: place, end + (length - own) / 2, across(sizes[item]), own)
            place += across(sizes[item]) + gap
        }
        end += length
    }

    private func rect(start: CGFloat, _ along: CGFloat, _ breadth: CGFloat, _ length: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: start, y: along, width: breadth, height: length)
            : CGRect(x: along, y: start, width: length, height: breadth)
    }
}
