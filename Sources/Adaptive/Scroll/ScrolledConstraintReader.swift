import AutoLayout
import Piecewise

/// Reads the constraints that `ScrollPlane` samples.
struct ScrolledConstraintReader {
    private let views: [ViewID]

    init(_ system: DependentSystem) { views = system.views }

    /// The constraints between the views that depend on the offset, over the widths of some pieces.
    func constraints(
        _ pieces: [CellColumn<DependentSample>]
    ) -> OverWidths<OverOffsets<[AdaptiveLayout.ScrolledConstraint]>> {
        var found = OverWidths<OverOffsets<[AdaptiveLayout.ScrolledConstraint]>>()
        for piece in pieces where piece.end - piece.start.position > Tolerance.shortest {
            found.append(piece.overOffsets { constraints(piece, $0) }, from: piece.start) { _, _ in false }
        }
        return found
    }

    private func constraints(
        _ piece: CellColumn<DependentSample>, _ interval: Int
    ) -> [AdaptiveLayout.ScrolledConstraint] {
        let samples = piece.samples(ofInterval: interval)
        let (near, far) = (piece.first.intervals[interval], piece.last.intervals[interval])
        let nearResiduals = zip(near.first.value.residuals, near.last.value.residuals).map { $0.zip($1) { ($0, $1) } }
        let farResiduals = zip(far.first.value.residuals, far.last.value.residuals).map { $0.zip($1) { ($0, $1) } }
        let residuals = zip(nearResiduals, farResiduals).map { $0.zip($1) { samples.value($0, $1) } }
        return zip(near.first.value.constraints, residuals).compactMap { constraint, residual in
            constraint.moved { views[$0.index] }.map {
                AdaptiveLayout.ScrolledConstraint(constraint: $0, residual: residual)
            }
        }
    }
}
