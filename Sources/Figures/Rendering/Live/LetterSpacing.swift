import AutoLayout
import Piecewise
import Scene

/// The spacing of a text's letters, whose font is another one wherever it is shrunk to fit.
struct LetterSpacing {
    private let texts: OverWidths<SceneText<ContentLength>>
    private let tracking: (Font) -> Double

    init(_ texts: OverWidths<SceneText<ContentLength>>, _ tracking: @escaping (Font) -> Double) {
        (self.texts, self.tracking) = (texts, tracking)
    }

    /// Whether its font's size is another one somewhere.
    var isVaried: Bool {
        guard let first = texts.segments.first?.value.pointSize.value else { return false }
        return !first.isConstant || texts.segments.contains { $0.value.pointSize.value != first }
    }

    /// Straight from each change of the font's course to the next one, as the text's width is there.
    var timeline: StyleTimeline {
        var timeline = StyleTimeline(["letter-spacing"])
        for (index, segment) in texts.segments.enumerated() {
            let start = segment.start.position
            let next = index + 1 < texts.segments.count ? texts.segments[index + 1].start.position : start + 1
            timeline.append([css(segment.value, from: start, to: next)], from: segment.start)
        }
        return timeline
    }

    private func css(_ text: SceneText<ContentLength>, from start: Double, to end: Double) -> String {
        let size = text.pointSize.value
        func spacing(_ width: Double) -> Double { tracking(text.font.withSize(size.value(at: width))) }
        guard !size.isConstant else { return pixels(spacing(start)) }
        let course = Affine(through: (start, spacing(start)), and: (end, spacing(end)))
        return "calc(\(Figures.css(course.rate * 100))cqw + \(Figures.css(course.constant))px)"
    }
}
