import Adaptive
import AutoLayout
import Scene
import SeededRandomness
import Site

/// Compares the pieces of one figure with the engine, width by width.
struct LiveComparison {
    let figure: LiveFigure
    let layout: AdaptiveLayout
    let study: LiveFigureStudy
    var failures: [String] = []
    var checked = 0
    /// How many of them were scrolled.
    var scrolled = 0

    init(figure: LiveFigure, layout: AdaptiveLayout, study: LiveFigureStudy) {
        self.figure = figure
        self.layout = layout
        self.study = study
    }

    /// Points.
    static let tolerance = 1e-6

    /// Of a text that is shrunk to fit, whose scale jumps with the tracking.
    static let scaleTolerance = 5e-3

    mutating func check(randomWidths: Int, breakpoints limit: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var widths = [layout.widths.lowerBound, layout.widths.upperBound]
        for _ in 0..<randomWidths { widths.append(Double.random(in: layout.widths, using: &generator)) }
        var breakpoints = Set(layout.variants.dropFirst().map { $0.start.position })
        for variant in layout.variants { breakpoints.formUnion(variant.breakpoints) }
        var chosen = breakpoints.sorted()
        if limit > 0, chosen.count > limit { chosen = Array(chosen.shuffled(using: &generator).prefix(limit)) }
        for breakpoint in chosen { widths += [breakpoint - 1.0 / 64, breakpoint, breakpoint + 1.0 / 64] }
        for width in widths.sorted() where layout.widths.contains(width) { check(width) }
    }

    /// Compares both at a width, scrolled by an offset or as the figure begins.
    mutating func check(_ width: Double, offset: Double? = nil) {
        checked += 1
        if offset != nil { scrolled += 1 }
        guard let (tree, exact) = study.layout(of: figure, at: width, offset: offset),
            let variant = layout.variant(at: width)
        else { return failures.append("\(width): no layout") }
        let found = layout.layout(at: width, offset: offset ?? layout.screen.scrolledBy)
        let states = layout.constraints(at: width, offset: offset ?? layout.screen.scrolledBy)
        let width = offset.map { "\(width) scrolled \($0)" } ?? "\(width)"
        guard variant.tree.views.count == tree.views.count else {
            return failures.append("\(width): \(variant.tree.views.count) views, not \(tree.views.count)")
        }
        for index in tree.views.indices {
            let path = tree.path(of: ViewID(index))
            if let message = Self.difference(found.frames[index], exact.frames[index]) {
                failures.append("\(width) \(path): \(message)")
                return
            }
            guard found.textLines[index]?.map(\.text) == exact.textLines[index]?.map(\.text) else {
                let (a, b) = (found.textLines[index] ?? [], exact.textLines[index] ?? [])
                failures.append("\(width) \(path): \(a.map(\.text)), not \(b.map(\.text))")
                return
            }
            if abs(found.textScales[index] - exact.textScales[index]) > Self.scaleTolerance {
                failures.append("\(width) \(path): scale \(found.textScales[index]), not \(exact.textScales[index])")
                return
            }
        }
        compareRest(found, exact, width)
        let broken = exact.brokenConstraints.map { tree.constraints[$0] }
        compareMissed(states, broken.filter { $0.identifier == nil }, width)
    }

    /// Compares which of the author's constraints do not hold.
    private mutating func compareMissed(
        _ states: [AdaptiveLayout.ConstraintState], _ exact: [LayoutConstraint], _ width: String
    ) {
        let missed = states.filter { $0.constraint.identifier == nil && $0.constraint.isMissed(by: $0.excess) }
        var counts: [LayoutConstraint: Int] = [:]
        for state in missed { counts[state.constraint.key, default: 0] += 1 }
        for constraint in exact { counts[constraint.key, default: 0] -= 1 }
        guard counts.values.contains(where: { $0 != 0 }) else { return }
        failures.append("\(width): \(missed.count) constraints are missed, not \(exact.count)")
    }

    private mutating func compareRest(_ found: Layout, _ exact: Layout, _ width: String) {
        guard found.separators.map(\.table) == exact.separators.map(\.table) else {
            return failures.append("\(width): other separators")
        }
        for (a, b) in zip(found.separators, exact.separators) {
            if let message = Self.difference(a.frame, b.frame) { failures.append("\(width) separator: \(message)") }
        }
        guard found.scrollStates.map(\.view) == exact.scrollStates.map(\.view) else {
            return failures.append("\(width): other scroll views")
        }
        for (a, b) in zip(found.scrollStates, exact.scrollStates) {
            let numbers = zip(Self.numbers(a), Self.numbers(b))
            if numbers.contains(where: { abs($0 - $1) > Self.tolerance }) {
                failures.append("\(width): \(a), not \(b)")
            }
        }
    }

    private static func numbers(_ state: Layout.ScrollState) -> [Double] {
        let inset = state.adjustedContentInset
        return [
            state.contentOffset.x, state.contentOffset.y, state.contentSize.width, state.contentSize.height, inset.top,
            inset.left, inset.bottom, inset.right,
        ]
    }

    private static func difference(_ a: Rect, _ b: Rect) -> String? {
        let pairs = [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)]
        return pairs.contains { !(abs($0 - $1) <= tolerance) } ? "\(a), not \(b)" : nil
    }
}
