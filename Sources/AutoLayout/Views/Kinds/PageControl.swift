import Scene

/// `UIPageControl`.
public struct PageControl: Hashable, Sendable, Serializable {
    /// As `UIPageControl.BackgroundStyle`.
    public enum BackgroundStyle: String, Hashable, Sendable, Serializable, CaseIterable {
        case automatic, prominent, minimal
    }

    /// A figure shows what nobody touches, which the automatic one draws as the minimal one.
    public var backgroundStyle = BackgroundStyle.automatic
    public var numberOfPages: Int = 0
    public var currentPage: Int = 0
    public var hidesForSinglePage = false
    /// Nil for white, of which the dots of other pages show less.
    public var pageIndicatorTintColor: Color?
    /// Nil for white.
    public var currentPageIndicatorTintColor: Color?

    public init() {}
}

extension ViewClass {
    static let pageControl = ViewClass(
        ViewContent(ViewKind.pageControl) { if case .pageControl(let control) = $0 { control } else { nil } },
        types: [ViewType("PageControl", .pageControl(PageControl()))], uiKit: UIKitClass("UIPageControl"),
        hugging: .high,
        properties: [
            ViewProperty("numberOfPages", .integer(atLeast: 0) { $0.numberOfPages = $1 }),
            ViewProperty("currentPage", .integer(atLeast: 0) { $0.currentPage = $1 }),
            ViewProperty("hidesForSinglePage", .bool { $0.hidesForSinglePage = $1 }),
            ViewProperty(
                "backgroundStyle", .oneOf("UIPageControl.BackgroundStyle") { $0.backgroundStyle = $1 }),
            ViewProperty("pageIndicatorTintColor", .optionalColor { $0.pageIndicatorTintColor = $1 }),
            ViewProperty("currentPageIndicatorTintColor", .optionalColor { $0.currentPageIndicatorTintColor = $1 }),
        ],
        intrinsicContentSize: { ContentSize($0.size(atScale: $1.screen.scale)) }, draw: { $0.content(in: $1) })
}

extension PageControl {
    /// From one dot's centre to the next, points.
    private static let step = 18.0
    private static let diameter = 8.0
    private static let height = 26.0
    /// More dots than UIKit shows on any screen; the rest of them could only be seen outside.
    private static let mostDots = 100

    /// Points. Source: Interface Builder saves 98.5, 116.5 and 134.5 × 26 for two, three and four pages at two pixels a point,
    /// and at three 115.67, 133.67 and 151.67 wide for three, four and five (2, 1 and 1, of four authors).
    fileprivate func size(atScale scale: Double) -> Size {
        let besides = scale == 3 ? 185 / 3 : 62.5
        return Size(width: besides + Self.step * Double(numberOfPages), height: Self.height)
    }

    /// A row of dots in the middle, on a plate where it is prominent.
    fileprivate func content(in context: DrawingContext) -> ContentScene<Double> {
        if hidesForSinglePage, numberOfPages <= 1 { return ContentScene() }
        let size = context.size
        let count = min(numberOfPages, Self.mostDots)
        let isMirrored = context.direction == .rightToLeft
        return ContentScene(
            plate(in: size, as: self.size(atScale: context.scale))
                + (0..<count).map { page in
                    let place = Double(isMirrored ? count - 1 - page : page) - Double(count - 1) / 2
                    let rect = Rect(
                        x: size.width / 2 + place * Self.step - Self.diameter / 2, y: (size.height - Self.diameter) / 2,
                        width: Self.diameter, height: Self.diameter)
                    return .box(SceneBox(rect, Surface(color(of: page), cornerRadius: Self.diameter / 2)))
                })
    }

    /// As wide as the control by its nature, with round ends.
    private func plate(in size: Size, as own: Size) -> [Primitive<Double>] {
        switch backgroundStyle {
        case .automatic, .minimal: return []
        case .prominent:
            let plate = Rect(
                x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width, height: own.height
            )
            return [.box(SceneBox(plate, Surface(.secondarySystemFill, cornerRadius: Self.height / 2)))]
        }
    }

    private func color(of page: Int) -> Color {
        page == min(currentPage, numberOfPages - 1)
            ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .white.withAlpha(0.3)
    }
}
