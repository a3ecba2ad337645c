import Scene

/// An item of a bar: `UIBarButtonItem`, or `UITabBarItem`.
public struct BarItem: Hashable, Sendable, Serializable {
    /// Which of UIKit's classes a bar takes.
    public enum Kind: String, Hashable, Sendable {
        case button = "UIBarButtonItem"
        case tab = "UITabBarItem"
    }

    public var title: String
    public var image: Image?
    /// Whether it is a flexible space; those of a bar share equally what its other items leave.
    public var isFlexibleSpace = false
    /// Whether it is a program's button that ends what a screen is for, whose title is heavier.
    package var isDone = false
    /// What a program's tab says in a circle at its image; nil for none.
    package var badge: TabBadge?

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

extension BarItem {
    private var font: Font { isDone ? BarStyle.itemFont.withWeight(.semibold) : BarStyle.itemFont }

    /// The width of a bar button, points.
    func width(measurer: any TextMeasuring) -> Double {
        if isFlexibleSpace { return 0 }
        if let image { return BarStyle.size(of: image).width }
        return PixelGrid.wholePoints.roundedUp(measurer.width(of: title, font: font))
    }

    /// A view that shows the same, in a bar that Auto Layout fills, and the size that it is to have, points.
    package func view(named name: String, measurer: any TextMeasuring) -> (view: View, size: Size) {
        if let image { return (View(name: name, kind: .imageView(ImageView(image: image))), BarStyle.size(of: image)) }
        var label = Label(font: font)
        (label.text, label.textColor, label.textAlignment) = (title, .tint, .center)
        return (
            View(name: name, kind: .label(label)),
            Size(width: width(measurer: measurer), height: font.lineHeight)
        )
    }

    /// A bar button in the middle of `frame`; where there is an image it shows no title.
    func button(in frame: Rect, _ context: DrawingContext) -> Primitive<Double>? {
        if isFlexibleSpace || image == nil && title.isEmpty { return nil }
        guard let image else {
            let top = frame.y + (frame.height - font.lineHeight) / 2
            return context.title(title, font: font, color: .tint, in: frame, top: top)
        }
        return .image(SceneImage(image, in: frame.centered(BarStyle.size(of: image)), tint: .tint))
    }
}
