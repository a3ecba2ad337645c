import Adaptive
import AutoLayout
import Piecewise

extension VariantDrawing {
    /// The view without what its looks at other offsets change.
    func plainBox(of view: ViewID, layer: Int) -> Element {
        guard changesLooks(of: view) else { return drawing.box(of: view, layer: layer) }
        var plain = drawing
        plain.preview.tree[view].isHidden = false
        plain.preview.tree[view].appearance.alpha = 1
        plain.preview.tree[view].appearance.cornerRadius = 0
        if colorTrack(of: view) != nil { plain.preview.tree[view].appearance.backgroundColor = nil }
        return plain.box(of: view, layer: layer)
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
            lookTrack("opacity", { $0.styled(view)?.opacity }, as: \.cssNumber),
            lookTrack("border-radius", { $0.styled(view)?.cornerRadius }, as: \.css),
        ].filter { $0.steps != [Track.Step(start: variant.start, values: [$0.properties[0] == "opacity" ? "1" : "0"])] }
        return numbers + (colorTrack(of: view).map { [$0] } ?? [])
    }

    /// A view's background, where offsets change it: each colour gives way to the next one at its stop.
    private func colorTrack(of view: ViewID) -> Track? {
        var track = Track(["background-color"])
        for change in variant.changes {
            var mixed: String?
            var last = ""
            for look in change.looks {
                guard let styled = look.styled(view) else { continue }
                let color = styled.appearance.backgroundColor.map { drawing.resolved($0, in: view) } ?? "transparent"
                let stop = SlidingValue.Stop(offset: look.start, isIncluded: look.isStartIncluded)
                if let before = mixed, color != last {
                    mixed = "color-mix(in srgb,\(color) calc(100%*\(stop.step)),\(before))"
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
    func layerTrack(of view: ViewID) -> Track? {
        guard offsets != nil, let parent = tree[view].superview,
            tree[parent].subviews.contains(where: { !styles(of: $0).isEmpty })
        else { return nil }
        let track = lookTrack("z-index", { layer(of: view, among: parent, in: $0) }, as: \.cssNumber)
        return track.isConstant && !track.first.contains("var(") ? nil : track
    }

    private func layer(
        of view: ViewID, among siblings: ViewID, in look: AdaptiveLayout.Look
    ) -> SlidingValue.Line? {
        var arranged = drawing
        for styled in look.views { arranged.preview.tree[styled.view].appearance = styled.appearance }
        let layers = arranged.layeredSubviews(of: siblings)
        return layers.first { $0.view == view }.map {
            SlidingValue.Line(value: Affine(constant: Double($0.layer)), rate: 0)
        }
    }

    private func lookTrack(
        _ property: String, _ line: (AdaptiveLayout.Look) -> SlidingValue.Line?,
        as text: (SlidingValue) -> String
    ) -> Track {
        var track = Track([property])
        for change in variant.changes {
            var value: SlidingValue?
            for look in change.looks {
                guard let line = line(look) else { continue }
                let stop = SlidingValue.Stop(offset: look.start, isIncluded: look.isStartIncluded)
                if value == nil { value = SlidingValue(line) } else { value?.append(line, from: stop) }
            }
            if let value { track.append([text(value)], from: change.start) }
        }
        return track
    }

    /// The view as it looks in every look of every change.
    private func styles(of view: ViewID) -> [AdaptiveLayout.Styled] {
        variant.changes.flatMap { change in change.looks.compactMap { $0.styled(view) } }
    }
}

extension AdaptiveLayout.Look {
    fileprivate func styled(_ view: ViewID) -> AdaptiveLayout.Styled? { views.first { $0.view == view } }
}

extension AdaptiveLayout.Styled {
    /// 0 where it is hidden.
    fileprivate var opacity: SlidingValue.Line {
        if isHidden { return SlidingValue.Line(value: .zero, rate: 0) }
        return line(.alpha, or: appearance.alpha)
    }

    fileprivate var cornerRadius: SlidingValue.Line { line(.cornerRadius, or: appearance.cornerRadius) }

    private func line(_ property: AdaptiveLayout.AppearanceRamp.Property, or number: Double) -> SlidingValue.Line {
        fades.first { $0.property == property }.map { SlidingValue.Line(value: $0.value, rate: $0.rate) }
            ?? SlidingValue.Line(value: Affine(constant: number), rate: 0)
    }
}
