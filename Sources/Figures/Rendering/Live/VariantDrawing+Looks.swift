import Adaptive
import AutoLayout
import Piecewise
import Scene

extension VariantDrawing {
    /// The view's layer without what its looks at other offsets change.
    func plainLayer(of view: ViewID, level: Int) -> SceneLayer<Double> {
        var layer = builder.layer(of: view, level: level)
        guard changesLooks(of: view) else { return layer }
        layer.isHidden = false
        layer.alpha = 1
        layer.surface.cornerRadius = tree[view].kind.defaultSurface.cornerRadius
        if colorTrack(of: view) != nil { layer.surface.color = nil }
        return layer
    }

    /// Whether the view's own looks depend on the offset.
    func changesLooks(of view: ViewID) -> Bool { offsets != nil && !styles(of: view).isEmpty }

    /// Whether a view fades or hides at some offset.
    func fades(_ view: ViewID) -> Bool {
        offsets != nil
            && styles(of: view).contains { $0.opacity.value.constant != 1 || abs($0.opacity.rate) > 0 }
    }

    /// What of a view's looks follows the offset: its opacity, its corners, its background.
    func lookTracks(of view: ViewID) -> [Track] {
        guard changesLooks(of: view) else { return [] }
        let numbers = [
            lookTrack("opacity", { $0.piece(of: view)?.opacity }, as: \.cssNumber),
            lookTrack("border-radius", { $0.piece(of: view)?.radius }, as: \.css),
        ].filter { $0.steps != [Track.Step(start: variant.start, value: [$0.properties[0] == "opacity" ? "1" : "0"])] }
        return numbers + (colorTrack(of: view).map { [$0] } ?? [])
    }

    /// A view's background, where offsets change it: each colour gives way to the next one at its stop.
    private func colorTrack(of view: ViewID) -> Track? {
        var track = Track(["background-color"])
        for change in variant.appearances.segments {
            var mixed: String?
            var last = ""
            for look in change.value.segments {
                guard let styled = look.value.piece(of: view) else { continue }
                let color =
                    (styled.appearance.backgroundColor ?? tree[view].kind.defaultSurface.color)
                    .map { tree.resolved($0, in: view).css } ?? "transparent"
                if let before = mixed, color != last {
                    mixed = "color-mix(in srgb,\(color) calc(100%*\(look.start.step)),\(before))"
                } else {
                    mixed = mixed ?? color
                }
                last = color
            }
            if let mixed { track.append([mixed], from: change.start) }
        }
        return track.isConstant && !track.first.contains("var(") ? nil : track
    }

    /// Each subview's place in the order of drawing, where offsets change it.
    func levelTrack(of view: ViewID) -> Track? {
        guard offsets != nil, let parent = tree[view].superview,
            tree[parent].subviews.contains(where: { !styles(of: $0).isEmpty })
        else { return nil }
        let track = lookTrack("z-index", { level(of: view, among: parent, in: $0) }, as: \.cssNumber)
        return track.isConstant && !track.first.contains("var(") ? nil : track
    }

    private func level(
        of view: ViewID, among siblings: ViewID, in look: [AdaptiveLayout.AppearancePiece]
    ) -> ScrollLength.Line? {
        var arranged = builder
        for styled in look { arranged.tree[styled.view].appearance = styled.appearance }
        let levels = arranged.layeredSubviews(of: siblings)
        return levels.first { $0.view == view }.map {
            ScrollLength.Line(value: Affine(constant: Double($0.level)), rate: 0)
        }
    }

    private func lookTrack(
        _ property: String, _ line: ([AdaptiveLayout.AppearancePiece]) -> ScrollLength.Line?,
        as text: (ScrollLength) -> String
    ) -> Track {
        var track = Track([property])
        for change in variant.appearances.segments {
            var value: ScrollLength?
            for look in change.value.segments {
                guard let line = line(look.value) else { continue }
                if value == nil { value = ScrollLength(line) } else { value?.append(line, from: look.start) }
            }
            if let value { track.append([text(value)], from: change.start) }
        }
        return track
    }

    /// The view as it looks in every piece of its appearance.
    private func styles(of view: ViewID) -> [AdaptiveLayout.AppearancePiece] {
        variant.appearances.values.flatMap { $0.values.compactMap { $0.piece(of: view) } }
    }
}

extension [AdaptiveLayout.AppearancePiece] {
    fileprivate func piece(of view: ViewID) -> AdaptiveLayout.AppearancePiece? { first { $0.view == view } }
}

extension AdaptiveLayout.AppearancePiece {
    /// 0 where it is hidden.
    fileprivate var opacity: ScrollLength.Line {
        if isHidden { return ScrollLength.Line(value: .zero, rate: 0) }
        return line(.alpha, or: appearance.alpha)
    }

    fileprivate var radius: ScrollLength.Line { line(.cornerRadius, or: appearance.cornerRadius) }

    private func line(_ property: AdaptiveLayout.AppearanceRamp.Property, or number: Double) -> ScrollLength.Line {
        ramps.first { $0.property == property }.map { ScrollLength.Line(value: $0.value, rate: $0.rate) }
            ?? ScrollLength.Line(value: Affine(constant: number), rate: 0)
    }
}
