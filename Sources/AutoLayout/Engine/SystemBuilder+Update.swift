import Cassowary
import Diagnostics
import Scene

/// The rows that differ from the pass before.
struct ChangedRows {
    /// Rows of which only the constant differs.
    var constants: [Int] = []
    /// Rows of which the priority differs, too.
    var shapes: [Int] = []
}

extension SystemBuilder {
    /// Updates the rows to `next` and the imposed size, and solves them; false where more than constants would change.
    mutating func update(to next: SystemState, imposing size: ImposedSize, in system: inout IncrementalSystem) -> Bool {
        guard canUpdate(to: next) else { return false }
        // Otherwise the update would copy them.
        system.releaseRows()
        var changed = updateRows(to: next)
        let width = movingRows.firstRootRow + 2
        impose(size.width, size.widthPriority, size.widthIdentifier, onRow: width, &changed)
        impose(size.height, size.heightPriority, size.heightIdentifier, onRow: width + 1, &changed)
        system.solve(self, changed: changed)
        return true
    }

    /// The rows' constants as they would be if they were made from `next`; nil where more than constants would change.
    package func constants(for next: SystemState) -> [Double]? {
        guard canUpdate(to: next) else { return nil }
        var other = self
        _ = other.updateRows(to: next)
        return other.rows.map { $0.constraint.constant }
    }

    /// Whether rows made from `next` would be the same up to rounding.
    func holds(for next: SystemState) -> Bool {
        state.intrinsicSizes == next.intrinsicSizes && state.fixesLike(next) && state.agrees(with: next, on: insetUses)
    }

    private func canUpdate(to next: SystemState) -> Bool {
        guard refusals.isEmpty, state.fixesLike(next), rows.count == movingRows.firstRootRow + 4,
            !hasProportions || state.intrinsicSizes == next.intrinsicSizes,
            !hasSatisfiedInsets || state.agrees(with: next, on: insetUses)
        else { return false }
        for slot in next.intrinsicSizes.indices {
            let (old, new) = (state.intrinsicSizes[slot], next.intrinsicSizes[slot])
            guard (old.width == nil) == (new.width == nil), (old.height == nil) == (new.height == nil) else {
                return false
            }
        }
        return true
    }

    private mutating func updateRows(to next: SystemState) -> ChangedRows {
        var changed = ChangedRows()
        if !state.agrees(with: next, on: insetUses) {
            state = next
            for moving in movingRows.insetRows { setConstant(moving.constant(in: next), ofRow: moving.row, &changed) }
        }
        state.intrinsicSizes = next.intrinsicSizes
        for content in movingRows.contentRows {
            guard let natural = state.intrinsicSizes[content.slot][content.axis] else { continue }
            let length = natural + content.excess
            for row in [content.first, content.first + 1] { setConstant(length, ofRow: row, &changed) }
        }
        return changed
    }

    private mutating func setConstant(_ constant: Double, ofRow row: Int, _ changed: inout ChangedRows) {
        guard rows[row].constraint.constant != constant else { return }
        rows[row].constraint.constant = constant
        changed.constants.append(row)
    }

    private mutating func impose(
        _ length: Double, _ priority: LayoutPriority, _ identifier: String, onRow row: Int, _ changed: inout ChangedRows
    ) {
        rows[row].identifier = identifier
        if rows[row].constraint.priority != priority.rawValue {
            changed.shapes.append(row)
        } else if rows[row].constraint.constant != length {
            changed.constants.append(row)
        }
        rows[row].constraint.priority = priority.rawValue
        rows[row].constraint.constant = length
    }
}
