import Adaptive
import AutoLayout
import Notation
import Piecewise

extension FigureRequest {
    /// The widths that a live preview runs through: from 320 to 1024 points, and as far as the fixed previews reach.
    public func liveWidths(defaultWidths: [Double]) -> ClosedRange<Double> {
        let fixed = previews(defaultWidths: defaultWidths).map { $0.screen.size.width }
        return min(320, fixed.min() ?? 320)...max(1024, fixed.max() ?? 1024)
    }

    /// The screen of a live preview at a width.
    ///
    /// It is that of the fixed preview nearest to the width of an iPhone, made wider or narrower, at rest: height, scale
    /// and safe area stay, so that nothing but the width changes from one width to the next; it is regular in width from `Screen.leastRegularWidth` on, as every device but a large phone and every
    /// part of a split view is.
    public func liveScreen(width: Double, defaultWidths: [Double]) -> Screen {
        let usual = 390.0
        let screens = previews(defaultWidths: defaultWidths).map { $0.screen }
        let typical = screens.min { abs($0.size.width - usual) < abs($1.size.width - usual) }
        var screen = (typical ?? screen(width: usual, height: nil)).widened(to: width)
        screen.scrolledBy = 0
        return screen
    }
}
