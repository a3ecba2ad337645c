import Scene

/// A bar that is lower on screens that are compact in height.
protocol Bar {
    /// Whether it stands on such a screen.
    var isCompact: Bool { get set }
    /// What of the screen's safe area lies around it where a controller shows it, points: its content keeps off the
    /// sides, and a view of its own draws the ground. Nil where a block places it.
    var surroundings: EdgeInsets? { get set }
}

extension Bar {
    func adapted(to screen: Screen) -> Self {
        var bar = self
        bar.isCompact = screen.verticalSizeClass == .compact
        return bar
    }

    /// The bar as a controller shows it, on a screen.
    func shown(on screen: Screen) -> Self {
        var bar = adapted(to: screen)
        bar.surroundings = screen.safeAreaInsets
        return bar
    }

    /// From the bar's sides to where its content may begin and end in reading direction, points.
    func sides(in direction: LayoutDirection) -> (first: Double, last: Double) {
        let insets = surroundings ?? .zero
        return direction == .rightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    }
}

/// Metrics and drawing that bars share, after iOS 17; lengths are points.
package enum BarStyle {
    /// From the bar's sides to the first item.
    package static let sideMargin = 16.0
    /// Between two items.
    package static let gap = 16.0
    /// Between the title and what stands beside it.
    package static let titleGap = 8.0
    static let itemFont = Font.system(17)

    /// The height of an upright phone's bar, or of one on its side.
    static func height(_ regular: Double, isCompact: Bool) -> Double { isCompact ? 32 : regular }

    /// Symbols are drawn at the large scale, which is larger than in texts.
    static func size(of image: Image) -> Size {
        guard image.name.hasPrefix("symbol:") else { return image.size }
        return Size(width: image.size.width * symbolScale, height: image.size.height * symbolScale)
    }

    private static let symbolScale = 1.29
}

/// Bar buttons beside each other, placed as where the text runs to the right.
struct BarRow {
    let items: [BarItem]
    private(set) var frames: [Rect] = []
    /// Where the last one ends, points.
    private(set) var end: Double

    /// - Parameters:
    ///   - start: where the first one begins, points.
    ///   - space: the width of a flexible space, points.
    init(_ items: [BarItem], from start: Double, in row: Rect, space: Double = 0, measurer: any TextMeasuring) {
        self.items = items
        end = start
        for (index, item) in items.enumerated() {
            if index > 0, !item.isFlexibleSpace, !items[index - 1].isFlexibleSpace { end += BarStyle.gap }
            let width = item.isFlexibleSpace ? space : item.width(measurer: measurer)
            frames.append(Rect(x: end, y: row.y, width: width, height: row.height))
            end += width
        }
    }

    /// The items in their frames, or in the mirror image of these.
    func primitives(isMirrored: Bool, in context: DrawingContext) -> [Primitive<Double>] {
        zip(items, frames).compactMap { item, frame in
            item.button(in: isMirrored ? frame.mirrored(in: context.size.width) : frame, context)
        }
    }
}

extension Rect {
    /// A rectangle of `size` around the same middle.
    func centered(_ size: Size) -> Rect {
        Rect(x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }

    /// The mirror image within a width, points.
    func mirrored(in width: Double) -> Rect { Rect(x: width - maxX, y: y, width: self.width, height: height) }
}
