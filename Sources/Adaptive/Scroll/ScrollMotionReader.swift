import AutoLayout
import Piecewise
import Scene

/// Reads the values that `ScrollPlane` samples.
struct ScrollMotionReader {
    private let system: DependentSystem
    /// Of the group, by slot: the position in the system of the view whose motion is its own or carries it; nil where
    /// none does.
    private let carriers: [Int?]
    private let members: [ViewID]
    /// The screen's own offset, points.
    private let offset: Double

    init(_ variant: AdaptiveLayout.Variant, _ system: DependentSystem, offset: Double) {
        self.system = system
        self.offset = offset
        members = variant.groups.first?.members ?? []
        var carriers: [Int?] = []
        var known: [Int?] = Array(repeating: nil, count: variant.tree.views.count)
        for view in members {
            var carrier = variant.tree[view].superview.flatMap { known[$0.index] }
            if let position = system.views.firstIndex(of: view), system.reached[position] { carrier = position }
            known[view.index] = carrier
            carriers.append(carrier)
        }
        self.carriers = carriers
    }

    /// How the views move over the widths of some pieces; empty where none does.
    func motion(_ pieces: [CellColumn<DependentSample>]) throws(AdaptiveFailure) -> OverWidths<
        OverOffsets<[AdaptiveLayout.Motion]>
    > {
        for piece in pieces {
            for partition in [piece.first, piece.last] { try checkStillness(partition) }
        }
        let moving = system.views.indices.map { view in pieces.contains { moves(view, $0) } }
        let slots = members.indices.filter { slot in carriers[slot].map { moving[$0] } ?? false }
        var motion = OverWidths<OverOffsets<[AdaptiveLayout.Motion]>>()
        guard !slots.isEmpty else { return motion }
        for piece in pieces where piece.end - piece.start.position > Tolerance.shortest {
            motion.append(self.motion(piece, slots), from: piece.start) { last, next in
                last.agrees(with: next, from: piece.start.position, to: piece.end)
            }
        }
        return motion
    }

    /// Checks that texts, and the geometry that tables give their parts, do not depend on the offset.
    private func checkStillness(_ partition: OffsetPartition<DependentSample>) throws(AdaptiveFailure) {
        guard let model = partition.intervals.first?.first.value else { return }
        for sample in partition.intervals.flatMap({ [$0.first.value, $0.last.value] }) {
            for (slot, (text, other)) in zip(sample.texts, model.texts).enumerated() where text != other {
                throw .varyingContent(system.views[slot])
            }
            guard sample.isAlike(model),
                zip(sample.still, model.still).allSatisfy({ abs($0 - $1) <= Tolerance.agreement })
            else { throw .varyingContent(ViewTree.rootID) }
        }
    }

    private func moves(_ slot: Int, _ piece: CellColumn<DependentSample>) -> Bool {
        [piece.first, piece.last].contains { partition in
            guard let model = partition.intervals.first?.first.value.frames[slot] else { return false }
            return partition.intervals.flatMap { [$0.first.value.frames[slot], $0.last.value.frames[slot]] }
                .contains { frame in
                    [frame.x - model.x, frame.y - model.y, frame.width - model.width, frame.height - model.height]
                        .contains { abs($0) > Tolerance.agreement }
                }
        }
    }

    private func motion(_ piece: CellColumn<DependentSample>, _ slots: [Int]) -> OverOffsets<[AdaptiveLayout.Motion]> {
        let whole = piece.overOffsets { interval in slots.map { motion($0, piece, interval) } }
        var joined = OverOffsets<[AdaptiveLayout.Motion]>()
        for (position, segment) in whole.segments.enumerated() {
            joined.append(segment.value, from: segment.start) { last, next in
                [piece.first.width, piece.last.width].allSatisfy { width in
                    let stops = piece.stops(at: width)
                    return [stops[position], stops[position + 1]].allSatisfy {
                        last.agree(with: next, at: width, offset: $0)
                    }
                }
            }
        }
        return joined
    }

    /// The motion of a view: its own, or that of the corner of the one that carries it.
    private func motion(_ slot: Int, _ piece: CellColumn<DependentSample>, _ interval: Int) -> AdaptiveLayout.Motion {
        let carrier = carriers[slot] ?? 0
        let isOwn = system.views[carrier] == members[slot]
        let resting = piece.frame(carrier, inInterval: restingInterval(piece))
        var motion = piece.frame(carrier, inInterval: interval).zip(resting) { value, rest in
            CellValue(
                base: value.base - rest.base - Affine(constant: rest.offsetRate * offset), offsetRate: value.offsetRate)
        }
        if !isOwn { (motion.width, motion.height) = (.zero, .zero) }
        return AdaptiveLayout.Motion(
            slot: slot, shift: motion.map { $0.base },
            rate: Rect(
                x: motion.x.offsetRate, y: motion.y.offsetRate, width: motion.width.offsetRate,
                height: motion.height.offsetRate))
    }

    /// The interval in which the views stand where they stand in the pieces: that at the screen's own offset.
    private func restingInterval(_ piece: CellColumn<DependentSample>) -> Int {
        let width = (piece.first.width + piece.last.width) / 2
        return piece.interval(at: offset, piece.stops(at: width))
    }
}

extension [AdaptiveLayout.Motion] {
    fileprivate func agree(with other: Self, at width: Double, offset: Double) -> Bool {
        zip(self, other).allSatisfy { a, b in
            let (one, another) = (a.value(at: width, offset: offset), b.value(at: width, offset: offset))
            let differences = [
                one.x - another.x, one.y - another.y, one.width - another.width, one.height - another.height,
            ]
            return differences.allSatisfy { abs($0) <= Tolerance.agreement }
        }
    }
}

extension OverOffsets<[AdaptiveLayout.Motion]> {
    /// Whether another motion is this one continued over some widths.
    fileprivate func agrees(with other: Self, from start: Double, to end: Double) -> Bool {
        guard count == other.count else { return false }
        for (a, b) in zip(segments, other.segments) {
            for width in [start, end] {
                let offset = b.start.position.value(at: width)
                guard abs(a.start.position.value(at: width) - offset) < Tolerance.agreement,
                    a.value.agree(with: b.value, at: width, offset: offset),
                    a.value.agree(with: b.value, at: width, offset: offset + 100)
                else { return false }
            }
        }
        return true
    }
}

extension CellValue {
    fileprivate static let zero = CellValue(base: .zero, offsetRate: 0)
}

extension CellColumn<DependentSample> {
    /// A view's frame in one of the intervals.
    fileprivate func frame(_ slot: Int, inInterval interval: Int) -> RectOf<CellValue> {
        let samples = samples(ofInterval: interval)
        let (near, far) = (first.intervals[interval], last.intervals[interval])
        let nearFrames = near.first.value.frames[slot].zip(near.last.value.frames[slot]) { ($0, $1) }
        let farFrames = far.first.value.frames[slot].zip(far.last.value.frames[slot]) { ($0, $1) }
        return nearFrames.zip(farFrames) { samples.value($0, $1) }
    }
}
