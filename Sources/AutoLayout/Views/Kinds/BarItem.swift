import Scene

/// What stands on a bar: `UIBarButtonItem`, or `UITabBarItem`.
public struct BarItem: Hashable, Sendable, Serializable {
    /// Which of UIKit's classes a bar takes.
    public enum Kind: String, Hashable, Sendable {
        case button = "UIBarButtonItem"
        case tab = "UITabBarItem"
    }

    public var title: String
    public var image: Image?
    /// Whether it is nothing but room, of which all such items have the same part.
    public var isFlexibleSpace = false

    public init(title: String = "", image: Image? = nil) {
        self.title = title
        self.image = image
    }

    /// As `UIBarButtonItem.flexibleSpace()`.
    public static let flexibleSpace: BarItem = {
        var space = BarItem()
        space.isFlexibleSpace = true
        return space
    }()
}

/// How the three bars are drawn and placed, after iOS 17; points.
enum BarStyle {
    /// From the bar's sides to the first item.
    static let sideMargin = 16.0
    /// Between two items.
    static let gap = 16.0
    static let itemFont = Font.system(17)

    /// The height of an upright phone's bar, or of one on its side.
    static func height(_ regular: Double, isCompact: Bool) -> Double { isCompact ? 32 : regular }

    /// Symbols are larger on bars than in texts, as of the large scale.
    static func size(of image: Image) -> Size {
        guard image.name.hasPrefix("symbol:") else { return image.size }
        return Size(width: image.size.width * symbolScale, height: image.size.height * symbolScale)
    }

    private static let symbolScale = 1.29

    /// A bar's material in `rect`, with a line of one pixel along its edge towards the content.
    static func ground(_ rect: Rect, lineAbove: Bool, in context: DrawingContext) -> [Primitive<Double>] {
        let pixel = context.scale > 0 ? 1 / context.scale : 0.5
        let line = Rect(x: rect.x, y: lineAbove ? rect.y - pixel : rect.maxY, width: rect.width, height: pixel)
        return [
            .box(SceneBox(rect, VisualEffectView.surface(of: .systemChromeMaterial))),
            .box(SceneBox(line, Surface(.separator))),
        ]
    }
}

extension BarItem {
    /// The room of a bar button, points.
    func width(measurer: any TextMeasuring) -> Double {
        if isFlexibleSpace { return 0 }
        if let image { return BarStyle.size(of: image).width }
        return PixelGrid.wholePoints.roundedUp(measurer.width(of: title, font: BarStyle.itemFont))
    }

    /// A bar button in the middle of its room: the image alone where there is one.
    func button(in room: Rect, _ context: DrawingContext) -> Primitive<Double>? {
        if isFlexibleSpace || image == nil && title.isEmpty { return nil }
        guard let image else {
            let top = room.y + (room.height - BarStyle.itemFont.lineHeight) / 2
            return context.title(title, font: BarStyle.itemFont, color: .tint, in: room, top: top)
        }
        return .image(SceneImage(image, in: room.middle(BarStyle.size(of: image)), tint: .tint))
    }
}

/// The rooms of bar buttons one behind the other, as where the text runs to the right.
struct BarRow {
    let items: [BarItem]
    private(set) var rooms: [Rect] = []
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
            rooms.append(Rect(x: end, y: row.y, width: width, height: row.height))
            end += width
        }
    }

    /// The items in their rooms, or in the mirror image of these.
    func primitives(isMirrored: Bool, in context: DrawingContext) -> [Primitive<Double>] {
        zip(items, rooms).compactMap { item, room in
            item.button(in: isMirrored ? room.mirrored(in: context.size.width) : room, context)
        }
    }
}

extension Rect {
    /// A rectangle of `size` in the middle.
    func middle(_ size: Size) -> Rect {
        Rect(x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Seen in a mirror, in a room of `room` points.
    func mirrored(in room: Double) -> Rect { Rect(x: room - maxX, y: y, width: width, height: height) }
}
