import Adaptive
import AutoLayout
import Piecewise
import Scene

extension AdaptiveSceneBuilder {
    /// The view's layer without what its looks at other offsets change.
    func still(_ view: ViewID, level: Int) -> SceneLayer<AdaptivePlace?> {
        var layer = views.layer(of: view, level: level, at: place(of: view))
        guard changesLooks(of: view) else { return layer }
        layer.isHidden = false
        layer.alpha = 1
        layer.surface.cornerRadius = tree[view].kind.defaultSurface.cornerRadius
        if colors(of: view) != nil { layer.surface.color = nil }
        return layer
    }

    /// What of a view's looks follows the offset, or else the width.
    func looks(of view: ViewID) -> AdaptiveLooks {
        var looks = AdaptiveLooks(
            roundCorners: tree[view].appearance.maskedCorners, cornerCurve: tree[view].appearance.cornerCurve)
        if changesLooks(of: view) {
            looks.opacity = lengths { $0.piece(of: view)?.opacity }
            looks.cornerRadius = lengths { $0.piece(of: view)?.radius }
            looks.color = colors(of: view)
        } else {
            looks.cornerRadius = radius(of: view)
        }
        return looks
    }

    /// Each subview's place in the order of drawing, where offsets change it.
    func levels(of view: ViewID) -> OverWidths<ScrollLength>? {
        guard offsets != nil, let parent = tree[view].superview,
            changingViews.contains(where: { tree[$0].superview == parent })
        else { return nil }
        let levels = lengths { level(of: view, among: parent, in: $0) }
        return levels.isConstant && levels.values.allSatisfy { $0.isAtRest } ? nil : levels
    }

    /// Whether anything but the content itself changes while it is pulled down from its rest.
    var changesWhenPulled: Bool {
        guard let offsets, offsets.lowerBound < 0 else { return false }
        let pull = offsets.lowerBound
        return variant.groups.contains { group in
            group.motion.changes(from: pull) { before, after, width in
                zip(before, after).contains { $0.moves(to: $1, at: width, from: pull) }
            }
        }
            || variant.appearances.changes(from: pull) { before, after, _ in
                zip(before, after).contains { $0.looksOtherwise(than: $1) }
            }
    }

    /// Whether the view's own looks depend on the offset.
    private func changesLooks(of view: ViewID) -> Bool { offsets != nil && changingViews.contains(view) }

    /// The views whose looks the offset changes; each piece of the appearances has all of them.
    private var changingViews: [ViewID] {
        variant.appearances.segments.first?.value.segments.first?.value.map { $0.view } ?? []
    }

    /// The corners that grow with the width; an opacity, which no length can give, stays as it begins.
    private func radius(of view: ViewID) -> OverWidths<ScrollLength>? {
        var radius = OverWidths<ScrollLength>()
        for ramp in variant.ramps where ramp.view == view && ramp.property == .cornerRadius {
            radius.append(ScrollLength(ScrollAffine(value: ramp.value)), from: ramp.start)
        }
        return radius.isEmpty ? nil : radius
    }

    /// A view's background, where offsets change it.
    private func colors(of view: ViewID) -> OverWidths<OverOffsets<Color?>>? {
        let colors = variant.appearances.map { looks in
            var colors = OverOffsets<Color?>()
            for look in looks.segments {
                guard let appearance = look.value.piece(of: view)?.appearance else { continue }
                let color = appearance.backgroundColor ?? tree[view].kind.defaultSurface.color
                colors.append(color.map { tree.resolved($0, in: view) }, from: look.start)
            }
            return colors
        }
        return Set(colors.values.flatMap { $0.values }).count > 1 ? colors : nil
    }

    private func level(
        of view: ViewID, among siblings: ViewID, in look: [AdaptiveLayout.AppearancePiece]
    ) -> ScrollAffine? {
        var arranged = views
        for piece in look { arranged.tree[piece.view].appearance = piece.appearance }
        let levels = arranged.layeredSubviews(of: siblings)
        return levels.first { $0.view == view }.map { ScrollAffine(value: Affine(constant: Double($0.level))) }
    }

    /// A number of the views' appearances, where these have it.
    private func lengths(
        _ number: ([AdaptiveLayout.AppearancePiece]) -> ScrollAffine?
    ) -> OverWidths<ScrollLength> {
        var lengths = OverWidths<ScrollLength>()
        for change in variant.appearances.segments {
            let known = change.value.segments.compactMap { look in
                number(look.value).map { OverOffsets.Segment(start: look.start, value: $0) }
            }
            if !known.isEmpty { lengths.append(ScrollLength(OverOffsets(segments: known)) { $0 }, from: change.start) }
        }
        return lengths
    }
}

extension [AdaptiveLayout.AppearancePiece] {
    fileprivate func piece(of view: ViewID) -> AdaptiveLayout.AppearancePiece? { first { $0.view == view } }
}

extension AdaptiveLayout.AppearancePiece {
    /// 0 where it is hidden.
    fileprivate var opacity: ScrollAffine {
        isHidden ? ScrollAffine(value: .zero) : number(.alpha, or: appearance.alpha)
    }

    fileprivate var radius: ScrollAffine { number(.cornerRadius, or: appearance.cornerRadius) }

    private func number(
        _ property: AdaptiveLayout.AppearanceRamp.Property, or number: Double
    ) -> ScrollAffine {
        ramps.first { $0.property == property }.map { ScrollAffine(value: $0.value, rate: $0.rate) }
            ?? ScrollAffine(value: Affine(constant: number))
    }

    fileprivate func looksOtherwise(than other: Self) -> Bool {
        appearance != other.appearance || isHidden != other.isHidden || !ramps.isEmpty
    }
}

extension Piecewise where Start == Breakpoint {
    /// Whether what holds while the content is pulled down differs from what holds at rest, near the start of a segment.
    fileprivate func changes<Piece>(
        from pull: Double, _ differ: (Piece, Piece, Double) -> Bool
    ) -> Bool where Value == OverOffsets<Piece> {
        segments.contains { segment in
            let width = segment.start.position + Tolerance.gridStep / 2
            guard let pulled = segment.value.value(at: width, offset: pull),
                let resting = segment.value.value(at: width, offset: 0)
            else { return false }
            return differ(pulled, resting, width)
        }
    }
}

extension AdaptiveLayout.Motion {
    /// Whether a view stands elsewhere at rest than while its content is pulled down.
    fileprivate func moves(to resting: Self, at width: Double, from pull: Double) -> Bool {
        let (first, last) = (value(at: width, offset: pull), resting.value(at: width, offset: 0))
        let edges = [first.x - last.x, first.y - last.y, first.width - last.width, first.height - last.height]
        return edges.contains { abs($0) > Tolerance.gridStep / 2 }
    }
}
