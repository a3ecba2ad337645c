import AutoLayout
import Piecewise
import Scene

/// The numbers of a solved system: `Double` in a sample, `Affine` in a piece.
struct SystemNumbers<Number> {
    /// By slot, relative to the root's own origin; the root's own x is relative to its table, its y is 0.
    var frames: [RectOf<Number>] = []
    /// Of the views that scroll, in the order of slots.
    var scrolls: [ScrollNumbers<Number>] = []
    /// The hairline at the end of a row.
    var separator: RectOf<Number>?
    /// Of the system's constraints, in their order.
    var residuals: [ResidualOf<Number>] = []

    /// Both systems' numbers, combined one by one.
    func zip<A, B>(_ other: SystemNumbers<A>, _ combine: (Number, A) -> B) -> SystemNumbers<B> {
        SystemNumbers<B>(
            frames: Swift.zip(frames, other.frames).map { $0.zip($1, combine) },
            scrolls: Swift.zip(scrolls, other.scrolls).map { $0.zip($1, combine) },
            separator: separator.flatMap { line in other.separator.map { line.zip($0, combine) } },
            residuals: Swift.zip(residuals, other.residuals).map { $0.zip($1, combine) })
    }

    /// Every number, in one order.
    var all: [Number] {
        var all: [Number] = []
        all.reserveCapacity(4 * frames.count + 16 * scrolls.count + 4 + 2 * residuals.count)
        for frame in frames { _ = frame.zip(frame) { number, _ in all.append(number) } }
        for scroll in scrolls { _ = scroll.zip(scroll) { number, _ in all.append(number) } }
        if let separator { _ = separator.zip(separator) { number, _ in all.append(number) } }
        for residual in residuals {
            all.append(residual.constant)
            all.append(residual.excess)
        }
        return all
    }
}

/// What a scroll or table view does with its content.
struct ScrollNumbers<Number> {
    var contentOffset: PointOf<Number>
    var contentSize: SizeOf<Number>
    var adjustedContentInset: InsetsOf<Number>
    var safeArea: InsetsOf<Number>

    func zip<A, B>(_ other: ScrollNumbers<A>, _ combine: (Number, A) -> B) -> ScrollNumbers<B> {
        ScrollNumbers<B>(
            contentOffset: contentOffset.zip(other.contentOffset, combine),
            contentSize: contentSize.zip(other.contentSize, combine),
            adjustedContentInset: adjustedContentInset.zip(other.adjustedContentInset, combine),
            safeArea: safeArea.zip(other.safeArea, combine))
    }
}

/// A solved system.
struct SystemSample: Sampled {
    let system: SystemNumbers<Double>
    /// To how many lines each multiline label is cut, in the order of slots. Which words stand in them changes
    /// nothing else, and so it is no part of what is traced.
    let lineLimits: [Int]
    /// Those between the views, which are named by their slots.
    let constraints: [LayoutConstraint]
    /// Whether constraints contradict each other, or became no rows.
    let hasProblems: Bool
    let numbers: [Double]

    init(system: SystemNumbers<Double>, lineLimits: [Int], constraints: [LayoutConstraint], hasProblems: Bool) {
        self.hasProblems = hasProblems
        self.system = system
        self.lineLimits = lineLimits
        self.constraints = constraints
        numbers = system.all
    }

    /// What scrolls in a part of a table is followed step by step.
    var mayClimb: Bool { system.scrolls.isEmpty }

    func isAlike(_ other: SystemSample) -> Bool {
        system.frames.count == other.system.frames.count && system.scrolls.count == other.system.scrolls.count
            && (system.separator == nil) == (other.system.separator == nil)
            && system.residuals.count == other.system.residuals.count && lineLimits == other.lineLimits
            && hasProblems == other.hasProblems
    }
}

extension RectOf<Double> {
    init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension InsetsOf<Double> {
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
