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
    /// Updates the rows to `next` and the imposed size, and solves them; false where more than intrinsic sizes would
    /// change.
    mutating func follow(_ next: SystemState, imposing size: ImposedSize, in system: inout IncrementalSystem) -> Bool {
        guard canFollow(next) else { return false }
        // Otherwise the update would copy them.
        system.releaseRows()
        let changed = update(next, imposing: size)
        system.solve(self, changed: changed)
        return true
    }

    /// Whether rows made from `next` would be the same up to rounding.
    func holds(for next: SystemState) -> Bool {
        state.intrinsicSizes == next.intrinsicSizes && state.agrees(with: next, on: insetUses)
    }

    private func canFollow(_ next: SystemState) -> Bool {
        guard refusals.isEmpty, !hasProportions, rows.count == movingRows.firstRootRow + 4,
            state.agrees(with: next, on: insetUses)
        else { return false }
        for slot in next.intrinsicSizes.indices {
            let (old, new) = (state.intrinsicSizes[slot], next.intrinsicSizes[slot])
            guard (old.width == nil) == (new.width == nil), (old.height == nil) == (new.height == nil) else {
                return false
            }
        }
        return true
    }

    private mutating func update(_ next: SystemState, imposing size: ImposedSize) -> ChangedRows {
        state.intrinsicSizes = next.intrinsicSizes
        var changed = ChangedRows()
        for content in movingRows.contentRows {
            guard let length = state.intrinsicSizes[content.slot][content.axis] else { continue }
            for row in [content.first, content.first + 1] where rows[row].constraint.constant != length {
                rows[row].constraint.constant = length
                changed.constants.append(row)
            }
        }
        let width = movingRows.firstRootRow + 2
        impose(size.width, size.widthPriority, size.widthIdentifier, onRow: width, &changed)
        impose(size.height, size.heightPriority, size.heightIdentifier, onRow: width + 1, &changed)
        return changed
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
