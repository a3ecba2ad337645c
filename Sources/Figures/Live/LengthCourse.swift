import AutoLayout
import Piecewise

/// A length from width to width, of which nothing is written until it is known whether it is taken.
struct LengthCourse {

    /// The length is what stands here and this share of the box around it.
    let share: Double
    private var steps: [Step] = []

    private struct Step {
        var start: Breakpoint
        var value: Affine
        var written: WrittenLength
    }

    init(adding share: Double) { self.share = share }

    /// How often it changes.
    var count: Int { steps.count }

    /// Whether it is the same number of points at every width.
    var isSteady: Bool { steps.count == 1 && steps[0].value.isConstant }

    /// Notes a length from `start` on, which must not lie before an earlier one, by what is left of it beside its share
    /// of the box; as `Track.append`.
    mutating func append(_ value: Affine, from start: Breakpoint) {
        let written = WrittenLength(value, adding: share)
        if let last = steps.last {
            guard last.written != written else { return }
            if last.start == start { steps.removeLast() }
            if let before = steps.last, before.written == written { return }
        }
        steps.append(Step(start: start, value: value, written: written))
    }

    /// The course in CSS, as a property.
    func track(_ property: String) -> Track {
        var track = Track([property])
        for step in steps { track.append([step.value.css(adding: share)], from: step.start) }
        return track
    }

    /// The one of several courses of a length that changes least often, the first one of those that change as often.
    static func simplest(_ courses: [LengthCourse]) -> LengthCourse {
        courses.min { $0.count < $1.count } ?? LengthCourse(adding: 0)
    }
}
