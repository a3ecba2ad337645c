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
                // A formula climbs on where its last step is followed by the same length for good.
                last = nil
            } else {
                for step in steps {
                    let start = step == steps.lowerBound ? segment.start : staircase.start(ofStep: step)
                    lengths.append((start, segment.value(onStep: step).summand))
                }
                last = segment.value(onStep: steps.upperBound - 1)
            }
        }
        return lengths
    }

    /// The segments with where each ends; staircases and single steps that go on with each other are one.
    private func joined(_ segments: [Segment]) -> [(segment: Segment, end: Double)] {
        var joined: [(segment: Segment, end: Double)] = []
        for (position, segment) in segments.enumerated() {
            let end = position + 1 < segments.count ? segments[position + 1].start.position : .infinity
            var segment = segment
            while let last = joined.last?.segment, let longer = segment.preceded(by: last) {
                joined.removeLast()
                segment = longer
            }
            if let last = joined.last, let longer = last.segment.followed(by: segment, endingAt: (last.end, end)) {
                joined[joined.count - 1] = (longer, end)
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

    /// The staircase with a step before it, if that is one.
    fileprivate func preceded(by other: Self) -> Self? {
        guard let staircase, other.staircase == nil, other.value.isConstant else { return nil }
        let first = staircase.step(at: start.position)
        let gain = value(onStep: first).constant - other.value.constant
        guard abs(gain - rise) < Tolerance.cell,
            abs(start.position - staircase.end(ofStep: first - 1)) < Tolerance.drawnBend,
            start.position - other.start.position < staircase.run + Tolerance.drawnBend
        else { return nil }
        var longer = self
        longer.start = other.start
        if first == 0 {
            longer.value = value(onStep: -1)
            longer.staircase?.origin -= staircase.run
            longer.staircase?.count += 1
        }
        return longer
    }

    /// The staircase with what goes on as it does: a single step, or steps of the same height and length.
    fileprivate func followed(by other: Self, endingAt ends: (Double, Double)) -> Self? {
        guard let staircase else { return nil }
        let last = staircase.steps(from: start.position, to: ends.0).upperBound - 1
        let otherFirst = other.staircase?.step(at: other.start.position) ?? 0
        let gain = other.value(onStep: otherFirst).constant - value(onStep: last).constant
        let isSameStep = abs(gain) < Tolerance.cell
        guard isSameStep || abs(gain - rise) < Tolerance.cell, other.value.isConstant else { return nil }
        let step = isSameStep ? last : last + 1
        guard isSameStep || abs(other.start.position - staircase.end(ofStep: last)) < Tolerance.drawnBend else {
            return nil
        }
        var longer = self
        guard let next = other.staircase else {
            longer.staircase?.count = step + 1
            return ends.1 < staircase.end(ofStep: step) + Tolerance.drawnBend ? longer : nil
        }
        guard abs(next.run - staircase.run) < Tolerance.drawnBend, abs(other.rise - rise) < Tolerance.cell,
            abs(next.end(ofStep: otherFirst) - staircase.end(ofStep: step)) < Tolerance.drawnBend
        else { return nil }
        let steps = next.steps(from: other.start.position, to: ends.1)
        let end = step + steps.count - 1
        longer.staircase?.count = end + 1
        // The longer way gives the run more exactly.
        if end > 2 {
            longer.staircase?.run = (next.end(ofStep: steps.upperBound - 2) - staircase.origin) / Double(end - 2)
        }
        return longer
    }
}
