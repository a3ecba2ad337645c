import Adaptive
import AutoLayout
import Content
import SeededRandomness

extension LiveComparison {
    /// Scrolls the figure to the offsets of its fixed previews, to random ones, and beside, at and behind every stop.
    mutating func checkScrolling(randomPlaces: Int, seed: UInt64) {
        guard let scrolling = layout.scrolling else {
            if let reason = layout.scrollingFailure { print("  not scrolled: \(reason)") }
            return
        }
        var generator = SeededGenerator(seed: seed)
        let offsets = scrolling.offsets
        for _ in 0..<randomPlaces {
            check(
                Double.random(in: layout.widths, using: &generator),
                offset: Double.random(in: offsets, using: &generator))
        }
        for offset in Set(study.offsets(of: figure)).sorted() where offsets.contains(offset) {
            check(Double.random(in: layout.widths, using: &generator), offset: offset)
        }
        for (width, stop) in stops(&generator) {
            for offset in [stop - 1.0 / 64, stop, stop + 1.0 / 64] where offsets.contains(offset) {
                check(width, offset: offset)
            }
        }
        compareLooks(&generator)
    }

    /// Where something begins to move otherwise or to look otherwise, at the ends of each range of widths and inside.
    private func stops(_ generator: inout SeededGenerator) -> [(width: Double, offset: Double)] {
        var stops: [(width: Double, offset: Double)] = []
        for (position, variant) in layout.variants.enumerated() {
            let end = position + 1 < layout.variants.count ? layout.variants[position + 1].start.position : nil
            let upper = end.map { $0 - 1.0 / 64 } ?? layout.widths.upperBound
            for group in variant.groups {
                let ends = group.motion.ends(before: upper + 1.0 / 64)
                for (motion, end) in zip(group.motion.segments, ends) {
                    let next = end - 1.0 / 64
                    let lower = min(next, motion.start.position + (motion.start.isIncluded ? 0 : 1.0 / 64))
                    for width in [lower, next, Double.random(in: lower...next, using: &generator)] {
                        for stop in motion.value.starts.dropFirst() {
                            stops.append((width, stop.position.value(at: width)))
                        }
                    }
                }
            }
            for change in variant.appearances.segments {
                let width = change.start.position + 1.0 / 64
                for stop in change.value.starts.dropFirst() { stops.append((width, stop.position.value(at: width))) }
            }
        }
        return stops
    }

    /// Whether views look as they are said to.
    private mutating func compareLooks(_ generator: inout SeededGenerator) {
        for _ in 0..<20 where layout.variants.contains(where: { !$0.appearances.isEmpty }) {
            let width = Double.random(in: layout.widths, using: &generator)
            guard let offsets = layout.scrolling?.offsets, let variant = layout.variant(at: width),
                let change = variant.appearances.value(at: width)
            else { continue }
            let offset = Double.random(in: offsets, using: &generator)
            guard let (tree, _) = study.layout(of: figure, at: width, offset: offset),
                let look = change.value(at: width, offset: offset)
            else { continue }
            for styled in look where !styled.looks(like: tree[styled.view], at: width, offset: offset) {
                failures.append("\(width) scrolled \(offset) \(tree.path(of: styled.view)): other looks")
            }
        }
    }
}

extension AdaptiveLayout.AppearancePiece {
    /// Whether a view is drawn as this says, numbers within 1e-6.
    fileprivate func looks(like view: View, at width: Double, offset: Double) -> Bool {
        var (said, real) = (appearance, view.appearance)
        func number(_ property: AdaptiveLayout.AppearanceRamp.Property, _ usual: Double) -> Double {
            guard let ramp = ramps.first(where: { $0.property == property }) else { return usual }
            return ramp.value.value(at: width) + ramp.rate * offset
        }
        let numbers = [
            (number(.alpha, said.alpha), real.alpha), (number(.cornerRadius, said.cornerRadius), real.cornerRadius),
            (number(.borderWidth, said.borderWidth), real.borderWidth),
        ]
        (said.alpha, said.cornerRadius, said.borderWidth) = (0, 0, 0)
        (real.alpha, real.cornerRadius, real.borderWidth) = (0, 0, 0)
        return said == real && isHidden == view.isHidden && numbers.allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
