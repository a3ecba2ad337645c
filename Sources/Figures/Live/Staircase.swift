import AutoLayout
import Piecewise

/// Lengths that are rounded up to pixels, so that from width to width they climb or descend in equal steps.
///
/// The height of a row whose content grows with the width is such a length: with hundreds of steps, but one formula.
struct Staircase {
    typealias Course = [(start: Breakpoint, value: Affine)]

    /// From one step to the next, points.
    let rise: Double
    /// Where the last length ends, points.
    let end: Double
    /// Below this many steps the formula is not worth its while.
    private static let leastCount = 4
    /// How far a width may be off its place, points.
    private static let tolerance = 1e-4

    /// The lengths as terms of sums in CSS, each from where it begins to hold; a flight of stairs becomes one term.
    func lengths(_ course: Course) -> [(start: Breakpoint, css: String)] {
        let steps = Self.distinct(course)
        var lengths: [(start: Breakpoint, css: String)] = []
        var index = 0
        while index < steps.count {
            let last = lastOfFlight(from: index, in: steps)
            if last - index >= Self.leastCount {
                lengths.append((steps[index].start, formula(steps, index, last)))
            } else {
                for step in steps[index...last] { lengths.append((step.start, step.value.summand)) }
            }
            index = last + 1
        }
        return lengths
    }

    private static func distinct(_ course: Course) -> Course {
        var steps: Course = []
        for step in course {
            if let last = steps.last, last.value.isNearly(step.value) { continue }
            steps.append(step)
        }
        return steps
    }

    /// The last step of the flight that begins at `first`: equal rises at equal distances.
    private func lastOfFlight(from first: Int, in steps: Course) -> Int {
        guard let direction = direction(first, in: steps) else { return first }
        var last = first + 1
        while self.direction(last, in: steps) == direction {
            if last > first + 1, abs(width(last, in: steps) - width(first + 1, in: steps)) > Self.tolerance { break }
            last += 1
        }
        guard last > first + 2 else { return first }
        // The formula goes on climbing: a step that is wider than the others is not its own.
        let usual = width(first + 1, in: steps) + Self.tolerance
        guard width(first, in: steps) < usual else { return first }
        return width(last, in: steps) < usual ? last : last - 1
    }

    /// How wide the step at `index` is.
    private func width(_ index: Int, in steps: Course) -> Double {
        (index + 1 < steps.count ? steps[index + 1].start.position : end) - steps[index].start.position
    }

    /// 1 where the next step is one rise higher, -1 where it is one lower, nil otherwise.
    private func direction(_ index: Int, in steps: Course) -> Double? {
        guard index + 1 < steps.count, steps[index].value.isConstant, steps[index + 1].value.isConstant else {
            return nil
        }
        let change = steps[index + 1].value.constant - steps[index].value.constant
        guard abs(abs(change) - rise) < 1e-6 else { return nil }
        return change > 0 ? 1 : -1
    }

    /// The affine length under the flight, rounded up.
    ///
    /// Climbing it reaches a step's height where the next one begins, descending where the step itself begins. A trace
    /// less keeps float noise from the next step.
    private func formula(_ steps: Course, _ first: Int, _ last: Int) -> String {
        let climbs = steps[last].value.constant > steps[first].value.constant
        let span = steps[last].start.position - steps[first + 1].start.position
        let rate = (climbs ? rise : -rise) * Double(last - first - 1) / span
        let touching = climbs ? steps[first].value.constant : steps[first + 1].value.constant
        let constant = touching - rate * steps[first + 1].start.position - 1.0 / 16384
        let sign = constant < 0 ? "-" : "+"
        let pixel = css(rise * 3) == "1" ? "1px/3" : pixels(rise)
        return "round(up,\(css(rate * 100))cqw \(sign) \(css(abs(constant)))px,\(pixel))"
    }
}
