import Adaptive
import AutoLayout
import Piecewise

/// Writes a length along the width: a staircase of pixels as one formula, `round(up,…)`.
///
/// The height of a row whose content grows with the width is such a length: with hundreds of steps, but one formula.
struct StaircaseFormula {
    /// From one step to the next, points.
    let rise: Double
    /// Below this many steps after the first one the formula is not worth its while.
    private static let leastCount = 4

    /// A length over some widths.
    struct Segment {
        var start: Breakpoint
        /// On step 0, where it climbs.
        var value: Affine
        var staircase: Staircase?
        /// What it gains from step to step.
        var rise = 0.0
    }

    /// The lengths as terms of sums in CSS, each from where it begins to hold.
    func lengths(_ segments: [Segment]) -> [(start: Breakpoint, css: String)] {
        var lengths: [(start: Breakpoint, css: String)] = []
        var last: Affine?
        for (segment, end) in joined(segments) {
            guard let staircase = segment.staircase else {
                if last?.isNearly(segment.value) == true { continue }
                lengths.append((segment.start, segment.value.summand))
                last = segment.value
                continue
            }
            let steps = staircase.steps(from: segment.start.position, to: end)
            if steps.count > Self.leastCount, segment.value.isConstant, abs(abs(segment.rise) - rise) < Tolerance.cell {
                lengths.append((segment.start, formula(segment, staircase, steps)))
            } else {
                for step in steps {
                    let start = step == steps.lowerBound ? segment.start : staircase.start(ofStep: step)
                    lengths.append((start, segment.value(onStep: step).summand))
                }
            }
            last = segment.value(onStep: steps.upperBound - 1)
        }
        return lengths
    }

    /// The segments with where each ends; what is cut from one staircase is one again.
    private func joined(_ segments: [Segment]) -> [(segment: Segment, end: Double)] {
        var joined: [(segment: Segment, end: Double)] = []
        for (position, segment) in segments.enumerated() {
            let end = position + 1 < segments.count ? segments[position + 1].start.position : .infinity
            if let last = joined.last?.segment, let staircase = segment.staircase, last.staircase == staircase,
                last.value.isNearly(segment.value), abs(last.rise - segment.rise) < Tolerance.cell
            {
                joined[joined.count - 1].end = end
            } else {
                joined.append((segment, end))
            }
        }
        return joined
    }

    /// The affine length under the steps, rounded up.
    ///
    /// Climbing it reaches a step's height where the next one begins, descending where the step itself begins. A trace
    /// less keeps float noise from the next step.
    private func formula(_ segment: Segment, _ staircase: Staircase, _ steps: Range<Int>) -> String {
        let (first, last) = (steps.lowerBound, steps.upperBound - 1)
        let origin = staircase.start(ofStep: first + 1).position
        let span = staircase.start(ofStep: last).position - origin
        let climbs = segment.rise > 0
        let rate = (climbs ? rise : -rise) * Double(last - first - 1) / span
        let touching = segment.value(onStep: climbs ? first : first + 1).constant
        let constant = touching - rate * origin - 1.0 / 16384
        let sign = constant < 0 ? "-" : "+"
        let pixel = css(rise * 3) == "1" ? "1px/3" : pixels(rise)
        return "round(up,\(css(rate * 100))cqw \(sign) \(css(abs(constant)))px,\(pixel))"
    }
}

extension StaircaseFormula.Segment {
    fileprivate func value(onStep step: Int) -> Affine { value + Affine(constant: Double(step) * rise) }
}
