import Piecewise
import Scene

extension AdaptiveLooks {
    /// Opacity, corners, background and place in the order of drawing, as far as they follow anything.
    var timelines: [StyleTimeline] {
        let numbers = [
            opacity.map { StyleTimeline(["opacity"], $0) { [$0.cssNumber] } },
            cornerRadius.map { StyleTimeline(["border-radius"], $0) { [roundCorners.css(cornerCurve.css($0.css))] } },
        ]
        // What they are anyway.
        let said = zip(numbers, ["1", roundCorners.css("0")]).compactMap { timeline, usual in
            timeline.flatMap { $0.steps.map { $0.value } == [[usual]] ? nil : $0 }
        }
        return said + [background, level.map { StyleTimeline(["z-index"], $0) { [$0.cssNumber] } }].compactMap { $0 }
    }

    /// Each colour gives way to the next one at its stop.
    private var background: StyleTimeline? {
        guard let color else { return nil }
        var timeline = StyleTimeline(["background-color"])
        for colors in color.segments {
            guard var mixed = colors.value.segments.first?.value.css else { continue }
            for next in colors.value.segments.dropFirst() {
                mixed = "color-mix(in srgb,\(next.value.css) calc(100%*\(next.start.step)),\(mixed))"
            }
            timeline.append([mixed], from: colors.start)
        }
        return timeline
    }
}

extension Color? {
    fileprivate var css: String { map { $0.css } ?? "transparent" }
}
