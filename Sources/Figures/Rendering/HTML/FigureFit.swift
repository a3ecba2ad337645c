import AutoLayout
import Piecewise
import Scene

/// The one scale at which all previews of a figure are drawn, so that they can be compared.
struct FigureFit: Hashable {
    /// Drawn pixels per point, at most 1, in hundredths.
    let scale: Double
    /// Whether the row of previews has no room beside code.
    let isWide: Bool
    /// Of the row of previews without their names, drawn pixels.
    let height: Double

    /// Between two previews, and the outlines around them; as the shared stylesheet has them.
    private static let gap = 24.0
    private static let outline = 12.0
    private static let roomInText = 300.0
    private static let roomBesideCode = 460.0
    private static let roomAcrossThePage = 900.0
    private static let greatestHeight = 680.0
    private static let teaser = Size(width: 190, height: 250)
    /// Below this nobody can read what the previews say; they scroll sideways instead.
    private static let leastScale = 0.5

    /// The largest scale at which `previews` fit where `style` puts them.
    init(_ previews: [Preview], style: FigureStyle) {
        let widths = previews.map { Self.held($0.screen.size.width) }
        let width = max(1, widths.reduce(0, +))
        let height = max(1, previews.map { Self.held($0.screen.size.height) }.max() ?? 1)
        let gaps = Double(max(0, widths.count - 1)) * (Self.gap + Self.outline) + Self.outline
        switch style {
        case .teaser: scale = Self.hundredths(min(1, Self.teaser.width / width, Self.teaser.height / height))
        case .lesson:
            let room = widths.count == 1 ? Self.room(for: previews[0]) : Self.roomAcrossThePage - gaps
            let fitting = min(1, room / width, Self.greatestHeight / height)
            scale = Self.hundredths(max(Self.leastScale, fitting))
        }
        self.height = height * scale + Self.outline
        isWide = style == .lesson && width * scale + gaps > Self.roomBesideCode
    }

    /// A lone phone fits a phone's own page; anything larger may use the page's width.
    private static func room(for preview: Preview) -> Double {
        let isPhone = preview.screen.size.width <= 500
        if preview.isPlain { return isPhone ? roomInText + 20 : 720 }
        return isPhone ? roomInText : 720
    }

    /// A size that is a number, and none that a page could not hold.
    private static func held(_ length: Double) -> Double {
        length.isFinite ? min(max(length, 0), 100_000) : 0
    }

    private static func hundredths(_ scale: Double) -> Double {
        max(0.01, (scale * 100 + Tolerance.tie).rounded(.down) / 100)
    }
}
