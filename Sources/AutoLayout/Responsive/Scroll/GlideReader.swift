import Scene

/// Reads the values that `ScrollPlane` samples.
struct GlideReader {
    private let system: ReachedSystem
    /// Of the group, by slot: the position in the system of the view whose motion is its own or carries it; nil where
    /// none does.
    private let carriers: [Int?]
    private let members: [ViewID]
    private let firstStillValue: Int
    /// The screen's own offset, points.
    private let offset: Double

    /// Values that differ by less are the same, points.
    private static let agreement = 1e-7

    init(_ variant: ResponsiveLayout.Variant, _ system: ReachedSystem, offset: Double) {
        self.system = system
        self.offset = offset
        members = variant.groups.first?.members ?? []
        firstStillValue = ScrollPlane.firstStillValue(ofMembers: system.views.count)
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
    func glides(_ pieces: [PlanePiece]) throws(ResponsiveFailure) -> [ResponsiveLayout.Glide] {
        for piece in pieces {
            for slice in [piece.first, piece.last] { try checkStillness(slice) }
        }
        let moving = system.views.indices.map { view in pieces.contains { moves(view, $0) } }
        let slots = members.indices.filter { slot in carriers[slot].map { moving[$0] } ?? false }
        guard !slots.isEmpty else { return [] }
        var glides: [ResponsiveLayout.Glide] = []
        for piece in pieces where piece.end - piece.start.width > 1e-6 {
            let glide = self.glide(piece, slots)
            if let last = glides.last, last.goesOn(as: glide, piece.end) { continue }
            glides.append(glide)
        }
        return glides
    }

    /// Sees that texts, and what tables give their parts, do not depend on the offset.
    private func checkStillness(_ slice: Slice) throws(ResponsiveFailure) {
        guard let model = slice.bands.first?.first else { return }
        for band in slice.bands {
            for sample in [band.first, band.last] {
                for (slot, (text, other)) in zip(sample.texts, model.texts).enumerated() where text != other {
                    throw .varyingContent(system.views[slot])
                }
                guard sample.values.count == model.values.count else { throw .varyingContent(ViewTree.rootID) }
                for index in firstStillValue..<sample.values.count
                where abs(sample.values[index] - model.values[index]) > Self.agreement {
                    throw .varyingContent(ViewTree.rootID)
                }
            }
        }
    }

    private func moves(_ slot: Int, _ piece: PlanePiece) -> Bool {
        for slice in [piece.first, piece.last] {
            guard let model = slice.bands.first?.first else { continue }
            for band in slice.bands {
                for index in 4 * slot..<4 * slot + 4
                where abs(band.first.values[index] - model.values[index]) > Self.agreement
                    || abs(band.last.values[index] - model.values[index]) > Self.agreement
                {
                    return true
                }
            }
        }
        return false
    }

    private func glide(_ piece: PlanePiece, _ slots: [Int]) -> ResponsiveLayout.Glide {
        var bands: [ResponsiveLayout.Band] = []
        for position in piece.first.bands.indices {
            let band = ResponsiveLayout.Band(
                start: piece.stop(position), isStartIncluded: piece.includesStops[position],
                motions: slots.map { motion($0, piece, position) })
            if let last = bands.last, last.goesOn(as: band, piece, position) { continue }
            bands.append(band)
        }
        return ResponsiveLayout.Glide(start: piece.start, bands: bands)
    }

    /// The motion of a view: its own, or that of the corner of the one that carries it.
    private func motion(_ slot: Int, _ piece: PlanePiece, _ band: Int) -> ResponsiveLayout.Motion {
        let carrier = carriers[slot] ?? 0
        let isOwn = system.views[carrier] == members[slot]
        let values = (0..<4).map { index -> PlaneValue in
            guard isOwn || index < 2 else { return PlaneValue(base: .zero, offsetRate: 0) }
            var value = piece.value(4 * carrier + index, inBand: band)
            let rest = piece.value(4 * carrier + index, inBand: restingBand(piece))
            value.base = value.base - rest.base
            value.base.constant -= rest.offsetRate * offset
            return value
        }
        return ResponsiveLayout.Motion(
            slot: slot,
            shift: AffineRect(x: values[0].base, y: values[1].base, width: values[2].base, height: values[3].base),
            rate: Rect(
                x: values[0].offsetRate, y: values[1].offsetRate, width: values[2].offsetRate,
                height: values[3].offsetRate))
    }

    /// The band in which the views stand where they stand in the pieces: that at the screen's own offset.
    private func restingBand(_ piece: PlanePiece) -> Int {
        let width = (piece.first.width + piece.last.width) / 2
        return piece.band(at: offset, piece.stops(at: width))
    }
}

extension ResponsiveLayout.Band {
    /// Whether the next band of a piece moves everything as this one does.
    fileprivate func goesOn(as next: ResponsiveLayout.Band, _ piece: PlanePiece, _ position: Int) -> Bool {
        for width in [piece.first.width, piece.last.width] {
            let stops = piece.stops(at: width)
            for offset in [stops[position], stops[position + 1]] {
                guard agrees(with: next, at: width, offset: offset) else { return false }
            }
        }
        return true
    }

    fileprivate func agrees(with other: ResponsiveLayout.Band, at width: Double, offset: Double) -> Bool {
        for (a, b) in zip(motions, other.motions) {
            let (one, another) = (a.value(at: width, offset: offset), b.value(at: width, offset: offset))
            let differences = [
                one.x - another.x, one.y - another.y, one.width - another.width, one.height - another.height,
            ]
            if differences.contains(where: { abs($0) > 1e-7 }) { return false }
        }
        return true
    }
}

extension ResponsiveLayout.Glide {
    /// Whether the next glide, up to a width, is this one continued.
    fileprivate func goesOn(as next: ResponsiveLayout.Glide, _ end: Double) -> Bool {
        guard bands.count == next.bands.count else { return false }
        for (band, other) in zip(bands, next.bands) {
            for width in [next.start.width, end] {
                let offset = other.start.value(at: width)
                guard abs(band.start.value(at: width) - offset) < 1e-7,
                    band.agrees(with: other, at: width, offset: offset),
                    band.agrees(with: other, at: width, offset: offset + 100)
                else { return false }
            }
        }
        return true
    }
}
