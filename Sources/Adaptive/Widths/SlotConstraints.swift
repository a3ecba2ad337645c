import AutoLayout
import Piecewise

/// The constraints of one system, whose views are named by their slots, so that they serve each system like it.
struct SlotConstraints {
    let rows: ConstraintRows
    let constraints: [LayoutConstraint]

    init(_ solver: FixpointSolver, _ index: TreeIndex) {
        rows = ConstraintRows(solver)
        constraints = rows.constraints.compactMap { constraint in
            constraint.moved { index.slot(of: $0, in: solver.root).map(ViewID.init) }
        }
    }

    func residuals(in solver: FixpointSolver) -> [ResidualOf<Double>] {
        rows.residuals(in: solver).map { ResidualOf(constant: $0.constant, excess: $0.excess) }
    }
}
