internal import AutoLayout
import Foundation
internal import Piecewise

/// The lines of a flow layout, by the places of their items.
struct FlowLines {
    private var placement = FlowPlacement<ScreenComparing>(isVertical: true, breadth: 0)
    private(set) var items: [IndexPath: CGRect] = [:]
    private(set) var bands: [SupplementaryPlace: CGRect] = [:]

    init() {}

    /// - Parameter breadth: of the room across, points.
    init(isVertical: Bool, breadth: CGFloat) { placement = FlowPlacement(isVertical: isVertical, breadth: breadth) }

    var contentSize: CGSize { CGSize(width: placement.contentSize.width, height: placement.contentSize.height) }

    /// How far the lines have come, points.
    var end: CGFloat { placement.end }

    /// A header or footer, as broad as the room; none where it has no length.
    mutating func addBand(_ size: CGSize, _ kind: String, _ section: Int) {
        let length = placement.isVertical ? size.height : size.width
        guard length != 0 else { return }
        let place = SupplementaryPlace(kind: kind, indexPath: IndexPath(item: 0, section: section))
        bands[place] = CGRect(placement.addBand(length))
    }

    mutating func addItems(
        _ sizes: [CGSize], of section: Int, inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat
    ) {
        var log = ScreenComparing()
        let frames = placement.addItems(
            sizes.map { SizeOf(width: $0.width, height: $0.height) },
            inset: InsetsOf(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right),
            lineSpacing: lineSpacing, itemSpacing: itemSpacing, noting: &log)
        for (item, frame) in frames.enumerated() { items[IndexPath(item: item, section: section)] = CGRect(frame) }
    }
}

/// Compares a program's lengths, whose comparisons are followed by themselves.
struct ScreenComparing: LengthComparing {
    mutating func isGreater(_ a: CGFloat, than b: CGFloat) -> Bool { a > b }
}

extension CGRect {
    init(_ rect: RectOf<CGFloat>) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
